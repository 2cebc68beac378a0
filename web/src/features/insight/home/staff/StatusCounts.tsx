import { useQuery } from '@tanstack/react-query'
import { type LineStatus, lineStatuses } from 'contract/evaluation/lines'
import { formatDaysAgo } from '../../../../i18n/format-date.ts'
import { formatNumber } from '../../../../i18n/format-number.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { PlainLink } from '../../../../ui/navigation/PlainLink.tsx'
import { homeQuery } from '../queries.ts'

export function StatusCounts() {
  const { t } = useTranslation()
  const { data: home } = useQuery(homeQuery())
  const [longest] = home?.to_review.rows ?? []
  const more = (status: LineStatus): string[] => {
    if (status === 'OPEN' && home && home.returned > 0)
      return [t('home-lists.returned', { count: home.returned })]
    if (status === 'IN REVIEW' && longest)
      return [t('home-lists.oldest', { when: formatDaysAgo(longest.since) })]
    return []
  }
  return (
    <section
      aria-label={t('home-lists.byStatus')}
      className="rounded-card border border-border bg-surface shadow-e1"
    >
      <ul className="grid grid-cols-2 wide:grid-cols-4">
        {lineStatuses.map((status) => {
          const count = home?.by_status[status]
          return (
            <li
              key={status}
              className="border-border not-first:wide:border-s even:border-s nth-[n+3]:border-t wide:nth-[n+3]:border-t-0"
            >
              <PlainLink
                href={`/evaluations?status=${encodeURIComponent(status)}`}
                className="block rounded-card px-4 py-3.5 text-text no-underline -outline-offset-3! hover:bg-surface2 wide:px-5 wide:py-4.5"
              >
                <span className="block text-14 font-medium text-text2">{t(`ui.status.${status}`)}</span>
                <span className="text-[1.75rem] leading-tight font-bold tracking-tight tabular-nums">
                  {count === undefined ? (
                    <span className="font-normal text-text3">–</span>
                  ) : (
                    formatNumber(count)
                  )}
                </span>{' '}
                <span className="text-14 text-text2">
                  {[t(`home.counted.${status}`), ...more(status)].join(', ')}
                </span>
              </PlainLink>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
