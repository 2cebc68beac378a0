import { useQuery } from '@tanstack/react-query'
import { mayEver } from 'contract/access/permissions'
import { evaluationsQuery } from '../../features/evaluation/evaluations/queries.ts'
import { formatNumber } from '../../i18n/format-number.ts'
import { useTranslation } from '../../i18n/translation.tsx'
import { useActor } from '../../session/use-session.ts'

/** The number of evaluations that wait for this person, to be reviewed or continued. */
export function MenuCount() {
  const { t } = useTranslation()
  const mayReview = mayEver(useActor(), 'line.review')
  const { data } = useQuery(evaluationsQuery({ status: mayReview ? 'IN REVIEW' : 'OPEN', page_size: '1' }))
  if (!data || data.count === 0) return null
  return (
    <span className="ms-auto min-w-6 rounded-pill bg-surface3 px-1.75 text-center text-13 leading-6 font-strong text-text tabular-nums">
      {formatNumber(data.count)}
      <span className="sr-only"> {t(mayReview ? 'home.counted.IN REVIEW' : 'home.counted.OPEN')}</span>
    </span>
  )
}
