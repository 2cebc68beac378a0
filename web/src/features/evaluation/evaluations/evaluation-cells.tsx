import type { Evaluation, ListedEvaluation } from 'contract/evaluation/evaluations'
import { utcDay } from 'contract/platform/utc-day'
import { formatDate } from '../../../i18n/format-date.ts'
import { formatPercent } from '../../../i18n/format-number.ts'
import { useTranslation } from '../../../i18n/translation.tsx'
import { partAnswered } from '../../../kit/lines/LineProgress.tsx'
import { addressOfEvaluation, addressOfSchool } from '../../../kit/page/addresses.ts'
import { StatusBadge } from '../../../ui/figures/StatusBadge.tsx'
import { Link } from '../../../ui/navigation/Link.tsx'

type Props = { row: Evaluation }

/** A date without a time is the same day in every time zone. */
const dayOf = (date: string): string => formatDate(`${date}T00:00`)

export function SchoolCell({ row }: Props) {
  return (
    <>
      <Link href={addressOfSchool(row.school.id)} variant="title">
        {row.school.name}
      </Link>
      <span className="block text-14 font-normal text-text2">
        {row.region.name}, {row.country.name}
      </span>
    </>
  )
}

export function LineCell({ row }: Props) {
  const { t } = useTranslation()
  return (
    <>
      <Link
        href={addressOfEvaluation(row, { line: row.line.id })}
        variant="title"
        aria-label={`${t(`terms.line.${row.line.evaluation_type}`)} ${row.line.year}, ${row.school.name}`}
      >
        <span>
          <span className="wide:block desk:min-w-40">{t(`terms.line.${row.line.evaluation_type}`)}</span>{' '}
          <span className="tabular-nums wide:block wide:text-14 wide:font-normal wide:text-text2">
            {row.line.year}
          </span>
        </span>
      </Link>
    </>
  )
}

export function DateCell({ row }: Props) {
  return (
    <>
      {row.date && <span className="block text-14 whitespace-nowrap tabular-nums">{dayOf(row.date)}</span>}
      {row.period && <span className="block text-14 text-text2">{row.period}</span>}
      {!row.date && !row.period && <span className="text-text2">–</span>}
    </>
  )
}

export function StatusCell({ row }: Props) {
  const { t } = useTranslation()
  return (
    <>
      <StatusBadge status={row.line.status} />
      <span className="hidden text-14 text-text2 tabular-nums wide:block desk:hidden">
        {t('evaluation-list.answered', { percent: formatPercent(partAnswered(row.line)) })}
      </span>
    </>
  )
}

/** Reviewer and date until when; empty for a line that nobody reviews now. */
export function ReviewCell({ row: { line, reviewer, review_by: until } }: { row: ListedEvaluation }) {
  const { t } = useTranslation()
  if (line.status !== 'IN REVIEW') return <span className="text-text2 max-wide:hidden">–</span>
  if (!reviewer) return <span className="text-14 text-text2">{t('evaluation-list.nobodyNamed')}</span>
  const isLate = until !== null && until < utcDay()
  return (
    <span className="text-14">
      {reviewer.name}
      {until && (
        <span className={`block ${isLate ? 'font-strong text-danger' : 'text-text2'}`}>
          {t(isLate ? 'evaluation-list.reviewLate' : 'evaluation-list.reviewUntil', { day: dayOf(until) })}
        </span>
      )}
    </span>
  )
}
