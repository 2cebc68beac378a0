import type { Category } from 'contract/instruments'
import { Check, Circle, CircleCheck, CircleDot } from 'lucide-react'
import { Link } from 'react-aria-components/Link'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/Icon.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import type { EvaluationReady, PlacedIndicator } from './use-evaluation.ts'
import { addressOfIndicator } from './use-where.ts'

type Props = { ready: EvaluationReady; current: PlacedIndicator; onChosen?: () => void }

/** All seven domains with how far they are; the current one with its indicators. */
export function DomainNav({ ready, current, onChosen }: Props) {
  const { t } = useTranslation()
  const total = ready.indicators.length
  const answered = ready.indicators.filter(({ indicator }) => ready.now.answers.has(indicator.id)).length
  return (
    <>
      <div className="px-4.5 pt-4.5 pb-3">
        <p className="mb-2 flex justify-between font-strong tabular-nums">
          <span>{t('evaluation.progress')}</span>
          <span>{t('evaluation.ofTotal', { count: answered, total })}</span>
        </p>
        <ProgressBar label={t('evaluation.answered')} value={answered} max={total} />
      </div>
      <ol className="px-2 pb-5">
        {ready.categories.map((category) => (
          <DomainRow
            key={category.id}
            ready={ready}
            category={category}
            current={current}
            {...(onChosen && { onChosen })}
          />
        ))}
      </ol>
    </>
  )
}

function DomainRow({ ready, category, current, onChosen }: Props & { category: Category }) {
  const { t } = useTranslation()
  const own = ready.indicators.filter((placed) => placed.category.id === category.id)
  const answered = own.filter(({ indicator }) => ready.now.answers.has(indicator.id)).length
  const isCurrent = current.category.id === category.id
  const isDone = answered === own.length
  const first = own.find(({ indicator }) => !ready.now.answers.has(indicator.id)) ?? own[0]
  if (!first) return null
  return (
    <li>
      <Link
        href={addressOfIndicator(ready.detail, first.indicator.code)}
        {...(onChosen && { onPress: onChosen })}
        className="flex min-h-12 items-center gap-2.5 rounded-control px-2.5 py-1.5 text-15 leading-snug font-medium text-text hover:bg-surface2"
      >
        <span
          className={`grid size-6.5 shrink-0 place-items-center rounded-pill border-[1.5px] text-13 font-semibold ${numberLook(isDone, isCurrent)}`}
        >
          {isDone ? <Icon of={Check} size="small" /> : category.number}
          {isDone && <span className="sr-only">{category.number}.</span>}
        </span>
        <span className="min-w-0 flex-1">{category.name}</span>
        <span className="text-14 text-text2 tabular-nums" aria-hidden="true">
          {answered}/{own.length}
        </span>
        <span className="sr-only">{t('evaluation.answeredOf', { count: answered, total: own.length })}</span>
      </Link>
      {isCurrent && (
        <ol className="ms-5.5 mt-0.5 mb-2.5 border-s-[1.5px] border-border ps-1.5">
          {own.map((placed) => (
            <IndicatorRow
              key={placed.indicator.id}
              ready={ready}
              placed={placed}
              isCurrent={placed.indicator.id === current.indicator.id}
              {...(onChosen && { onChosen })}
            />
          ))}
        </ol>
      )}
    </li>
  )
}

const numberLook = (isDone: boolean, isCurrent: boolean): string => {
  if (isDone) return 'border-valid bg-valid-bg text-valid'
  return isCurrent ? 'border-primary bg-primary text-on-primary' : 'border-control text-text2'
}

type RowProps = { ready: EvaluationReady; placed: PlacedIndicator; isCurrent: boolean; onChosen?: () => void }

function IndicatorRow({ ready, placed: { indicator }, isCurrent, onChosen }: RowProps) {
  const { t } = useTranslation()
  const answer = ready.now.answers.get(indicator.id)
  const { icon, tone, words } = answer
    ? { icon: CircleCheck, tone: 'text-valid', words: t('evaluation.isAnswered') }
    : isCurrent
      ? { icon: CircleDot, tone: 'text-primary', words: t('evaluation.isNotAnswered') }
      : { icon: Circle, tone: 'text-control', words: t('evaluation.isNotAnswered') }
  return (
    <li>
      <Link
        href={addressOfIndicator(ready.detail, indicator.code)}
        {...(onChosen && { onPress: onChosen })}
        {...(isCurrent && { 'aria-current': 'step' as const })}
        className="group flex min-h-11 items-start gap-2 rounded-control py-2.25 ps-2 pe-2.5 text-14 leading-snug text-text2 hover:bg-surface2 aria-[current=step]:bg-primary-soft aria-[current=step]:text-primary-soft-text"
      >
        <span className={tone}>
          <Icon of={icon} size="small" className="mt-0.5" />
        </span>
        <span className="sr-only">{words}: </span>
        {/* Two lines are enough to know it again; the whole stands as the page's heading, in the title, and under the focus. */}
        <span
          title={indicator.name}
          className={isCurrent ? undefined : 'wide:line-clamp-2 group-data-focus-visible:line-clamp-none'}
        >
          <span className="font-strong tabular-nums">{indicator.code}</span> {indicator.name}
        </span>
      </Link>
    </li>
  )
}
