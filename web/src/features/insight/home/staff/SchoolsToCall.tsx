import { useQuery } from '@tanstack/react-query'
import { CircleCheck, Phone } from 'lucide'
import { formatDaysAgo } from '../../../../i18n/format-date.ts'
import { formatNumber } from '../../../../i18n/format-number.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { AnswerFallback } from '../../../../kit/actions/AnswerFallback.tsx'
import { addressOfSchool } from '../../../../kit/page/addresses.ts'
import { Card } from '../../../../ui/cards/Card.tsx'
import { Icon } from '../../../../ui/Icon.tsx'
import { Link } from '../../../../ui/navigation/Link.tsx'
import { LoadingRows } from '../../../../ui/waiting/LoadingRows.tsx'
import { evaluationsQuery } from '../../../evaluation/evaluations/queries.ts'
import { isQuiet, quietDays } from './is-quiet.ts'

const shown = 5

/** Open lines without a change for days, the longest first. */
export function SchoolsToCall() {
  const { t } = useTranslation()
  const query = useQuery(evaluationsQuery({ status: 'OPEN', order: 'updated_at', page_size: String(shown) }))
  const rows = (query.data?.results ?? []).filter(({ updated_at }) => isQuiet(updated_at, new Date()))
  return (
    <Card
      isFlush
      title={t('home-lists.calls.title')}
      aside={
        <span className="-my-2.5">
          <Link variant="strong" href="/evaluations?status=OPEN&order=updated_at">
            {t('home-lists.calls.all')}
          </Link>
        </span>
      }
    >
      {query.error || query.isPending ? (
        <AnswerFallback query={query} waiting={<LoadingRows rows={3} />} />
      ) : rows.length === 0 ? (
        <div className="flex items-center gap-3.5 border-t border-border px-4 py-2.5 wide:px-5">
          <span className="grid size-10 shrink-0 place-items-center rounded-[10px] bg-primary-soft text-primary-soft-text">
            <Icon of={CircleCheck} />
          </span>
          <div className="min-w-0">
            <p className="font-medium">{t('home-lists.calls.none')}</p>
            <div className="text-14 text-text2">{t('home-lists.calls.noneText', { count: quietDays })}</div>
          </div>
        </div>
      ) : (
        <ul>
          {rows.map((row) => (
            <li
              key={row.id}
              className="flex items-center gap-3.5 border-t border-border px-4 py-2.5 wide:px-5"
            >
              <span className="grid size-10 shrink-0 place-items-center rounded-[10px] bg-review-bg text-review">
                <Icon of={Phone} />
              </span>
              <div className="min-w-0">
                <Link variant="title" href={addressOfSchool(row.school.id)}>
                  {row.school.name}
                </Link>
                <p className="text-14 text-text2">
                  {t('home-lists.calls.lastWork', { when: formatDaysAgo(row.updated_at) })} ·{' '}
                  {t('home-lists.calls.answered', {
                    answered: formatNumber(row.line.progress.answered),
                    total: formatNumber(row.line.progress.indicators),
                  })}
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
