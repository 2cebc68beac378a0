import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { type LineStatus, lineStatuses } from 'contract/evaluation/lines'
import { summed } from 'contract/insight/statistics/statistics-figures'
import { countsEvaluatedOnly } from 'contract/insight/statistics/statistics-scope'
import type { ReactNode } from 'react'
import { type Translate, useTranslation } from '../../../../i18n/translation.tsx'
import { Link } from '../../../../ui/navigation/Link.tsx'
import { Skeleton } from '../../../../ui/waiting/Skeleton.tsx'
import { NumberWithSchools } from '../figures/NumberWithSchools.tsx'
import type { About } from '../figures/PlaceName.tsx'
import type { FigureTexts } from '../figures/use-figure-texts.ts'
import type { Figures, Statistic } from '../question.ts'
import { isListedAsCounted, isOnlyPlaces, listWithin } from '../scope.ts'
import { statisticsQuery } from '../statistics-query.ts'

const learnerNames = ['students', 'students_with_disabilities'] as const

const isThere = ({ isSuccess, isPlaceholderData }: { isSuccess: boolean; isPlaceholderData: boolean }) =>
  isSuccess && !isPlaceholderData

type Props = { about: About; texts: FigureTexts }

export function KeyFigures(props: Props) {
  const { about } = props
  const { scope } = about
  const { t } = useTranslation()
  const counts = useQuery(statisticsQuery('count', scope.parts))
  const status = useQuery(statisticsQuery('status', scope.parts))
  const learners = useQuery(statisticsQuery('learners', scope.whole ?? scope.parts))
  const known = [
    schoolsFigure(t, props, counts),
    ...statusFigures(t, props, status),
    learnersFigure(t, props, learners),
  ]
  return (
    <section
      aria-label={t('statistics.keyFigures')}
      className="overflow-hidden rounded-card border border-border bg-surface shadow-e1"
    >
      <dl className="-m-px grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(8.75rem,34%)),1fr))] desk:grid-cols-4">
        {known.map((figure) => {
          const href = about.isFrozen ? null : figure.href
          return <KeyFigure key={figure.label} {...figure} href={href} />
        })}
      </dl>
    </section>
  )
}

type Answer<Name extends Statistic> = Pick<
  UseQueryResult<Figures<Name>>,
  'data' | 'isSuccess' | 'isPlaceholderData' | 'isError'
>

const schoolsFigure = (t: Translate, { about, texts }: Props, answer: Answer<'count'>): KeyFigureProps => {
  const { schools, evaluated } = summed(answer.data?.rows ?? [], ['schools', 'evaluated'])
  return {
    label: t('statistics.evaluated'),
    number: (
      <NumberWithSchools
        about={about}
        type="count"
        what={t('statistics.evaluated')}
        shown={texts.count(evaluated)}
        of={(values) => values.evaluated || undefined}
        textOf={() => ''}
      />
    ),
    more: t('statistics.ofSchools', { count: schools ?? 0, schools: texts.count(schools) }),
    // No list shows only evaluated schools.
    href: null,
    isReady: isThere(answer),
    isMissing: answer.isError,
  }
}

const statusFigures = (t: Translate, { about, texts }: Props, answer: Answer<'status'>): KeyFigureProps[] => {
  const lines = summed(answer.data?.rows ?? [], lineStatuses)
  const figure = (status: LineStatus, label: string, more: string): KeyFigureProps => ({
    label,
    number: (
      <NumberWithSchools
        about={about}
        type="status"
        what={label}
        shown={texts.count(lines[status])}
        of={(values) => values[status] || undefined}
        textOf={texts.count}
      />
    ),
    more,
    href: isListedAsCounted(about.search, status)
      ? listWithin('/evaluations', about.search, { status })
      : null,
    isReady: isThere(answer),
    isMissing: answer.isError,
  })
  const open = t('statistics.openLines', { open: texts.count(lines.OPEN) })
  const validated = t('statistics.closedLines', { validated: texts.count(lines.VALIDATED) })
  return [
    figure('IN REVIEW', t('statistics.waiting'), open),
    figure('CLOSED', t('statistics.finished'), validated),
  ]
}

const learnersFigure = (
  t: Translate,
  { about, texts }: Props,
  answer: Answer<'learners'>,
): KeyFigureProps => {
  const isEvaluatedOnly = countsEvaluatedOnly(about.scope.parts)
  const label = t(isEvaluatedOnly ? 'statistics.learnersOfEvaluated' : 'statistics.learners')
  const people = summed(answer.data?.rows ?? [], learnerNames)
  return {
    label,
    number: (
      <NumberWithSchools
        about={about}
        type="learners"
        what={label}
        shown={texts.count(people.students)}
        of={(values) => values.students || undefined}
        textOf={texts.count}
      />
    ),
    more: t('statistics.withDisabilities', {
      learners: texts.count(people.students_with_disabilities, true),
    }),
    href: isOnlyPlaces(about.search) ? listWithin('/schools', about.search) : null,
    isReady: isThere(answer),
    isMissing: answer.isError,
  }
}

interface KeyFigureProps {
  label: string
  number: ReactNode
  more: string
  /** The list that its name links to; null where there is none. */
  href: string | null
  isReady: boolean
  isMissing: boolean
}

function KeyFigure({ label, number, more, href, isReady, isMissing }: KeyFigureProps) {
  return (
    <div className="min-w-0 border border-border p-4 wide:px-5">
      <dt className="flex min-h-11 items-center fine:min-h-8 text-14 text-text2">
        {href === null ? (
          label
        ) : (
          <Link variant="muted" href={href}>
            {label}
          </Link>
        )}
      </dt>
      {isReady ? (
        <dd>
          <strong className="block pt-1.5 text-26 leading-tight font-bold tabular-nums [&_button]:text-text [&_button]:decoration-control [&_button]:decoration-1 [&_button]:underline-offset-4 fine:pt-0">
            {number}
          </strong>
          <span className="text-14 text-text2">{more}</span>
        </dd>
      ) : isMissing ? (
        // The cards below show the error with a retry.
        <dd className="h-[calc(2.41rem+1lh)] text-text2 fine:h-[calc(2.03rem+1lh)]">
          <span className="text-26 leading-tight">–</span>
        </dd>
      ) : (
        <dd className="grid h-[calc(2.41rem+1lh)] content-center gap-2 fine:h-[calc(2.03rem+1lh)]">
          <Skeleton width="45%" height="1.5rem" />
          <Skeleton width="70%" height="0.875rem" />
        </dd>
      )}
    </div>
  )
}
