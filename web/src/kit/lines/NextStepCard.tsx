import { isStaff } from 'contract/access/roles'
import type { Place } from 'contract/access/scope'
import { isOwnStep, type NextStep, nextStepOf } from 'contract/insight/results/next-step'
import type { CurrentLine, SchoolOverview } from 'contract/insight/results/school-overview'
import { ArrowRight } from 'lucide'
import { useId } from 'react'
import { formatDaysAgo } from '../../i18n/format-date.ts'
import { formatNumber } from '../../i18n/format-number.ts'
import { type Translate, useTranslation } from '../../i18n/translation.tsx'
import { useActor } from '../../session/use-session.ts'
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx'
import { Card } from '../../ui/cards/Card.tsx'
import { StatusBadge } from '../../ui/figures/StatusBadge.tsx'
import { Link } from '../../ui/navigation/Link.tsx'
import { addressOfEvaluation } from '../page/addresses.ts'
import { nextAddress } from './next-address.ts'

const lastEvent = (t: Translate, { submitted_at, submitted_by, returned, line, updated_at }: CurrentLine) => {
  if (returned) return t('school.next.returned', { when: formatDaysAgo(returned.at), name: returned.by.name })
  if (line.status === 'IN REVIEW' && submitted_at && submitted_by)
    return t('school.next.sent', { when: formatDaysAgo(submitted_at), name: submitted_by.name })
  return t('school.next.lastWork', { when: formatDaysAgo(updated_at) })
}

const figuresOf = (t: Translate, step: NextStep, { line, marked, plan }: CurrentLine): string[] => {
  const { answered, indicators, cells_complete: complete, cells } = line.progress
  const total = formatNumber(indicators)
  return [
    marked === null
      ? t('school.next.answered', { answered: formatNumber(answered), total })
      : t('school.next.looked', { marked: formatNumber(marked), total }),
    complete === cells ? t('school.next.allSets') : t('school.next.sets', { complete, total: cells }),
    ...(plan.late > 0 && step !== 'overdue' ? [t('school.next.late', { count: plan.late })] : []),
  ]
}

const countOf = (step: NextStep, current: CurrentLine | null, isStaff: boolean): number => {
  if (step === 'mend') return current?.returned?.requests ?? 0
  if (step === 'overdue') return current?.plan.late_to_do ?? 0
  const waiting = current?.comments.waiting
  return (isStaff ? waiting?.staff : waiting?.school) ?? 0
}

const actionOf = (step: NextStep, current: CurrentLine | null) => {
  if (step === 'review' && (current?.marked ?? 0) > 0) return 'goOnReviewing'
  if (step === 'finished') return 'read'
  return isOwnStep(step) ? step : 'look'
}

type Props = { place: Place & { school: number }; overview: SchoolOverview }

export function NextStepCard({ place, overview }: Props) {
  const { t } = useTranslation()
  const actor = useActor()
  const title = useId()
  const { current } = overview
  const step = nextStepOf(actor, place, overview)
  const isOwn = isOwnStep(step)
  const href = nextAddress(step, { school: place.school, current })
  const count = countOf(step, current, isStaff(actor))
  return (
    <Card isFlush>
      <section
        aria-labelledby={title}
        className={`flex flex-wrap items-center justify-between gap-x-6 gap-y-4 rounded-card border-s-4 p-4 wide:px-6 wide:py-5 ${isOwn ? 'border-primary' : 'border-border'}`}
      >
        <div className="min-w-0 flex-1 basis-80">
          {current && (
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-14 text-text2">
              <StatusBadge status={current.line.status} />
              <span>
                {t(`terms.line.${current.line.evaluation_type}`)} {current.line.year} ·{' '}
                {lastEvent(t, current)}
              </span>
            </p>
          )}
          <h2 id={title} className="mt-2 text-[1.375rem]!">
            {t(`school.next.title.${step}`, { count })}
          </h2>
          {current && <p className="mt-1.5 text-text2">{figuresOf(t, step, current).join(' · ')}</p>}
          <OthersUnderWay overview={overview} />
        </div>
        {href && (
          <ButtonLink kind={isOwn ? 'primary' : 'secondary'} iconAfter={ArrowRight} href={href}>
            {t(`school.next.action.${actionOf(step, current)}`)}
          </ButtonLink>
        )}
      </section>
    </Card>
  )
}

/** With several instruments, the others are linked. */
function OthersUnderWay({ overview: { current, evaluations } }: { overview: SchoolOverview }) {
  const { t } = useTranslation()
  const others = evaluations.flatMap(({ id, instrument, lines }) => {
    const line = lines.at(-1)
    return line && line.status !== 'CLOSED' && id !== current?.evaluation ? [{ id, instrument, line }] : []
  })
  if (others.length === 0) return null
  return (
    <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-text2">
      <span>{t('school.next.also')}</span>
      {others.map(({ id, instrument, line }) => (
        <span key={id} className="flex flex-wrap items-center gap-x-2">
          <Link href={addressOfEvaluation({ id, instrument }, { line: line.id })}>
            {`${t(`terms.line.${line.evaluation_type}`)} ${line.year} · ${instrument.name}`}
          </Link>
          <StatusBadge status={line.status} />
        </span>
      ))}
    </p>
  )
}
