import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide'
import { formatDaysAgo } from '../../../../i18n/format-date.ts'
import { formatPercent } from '../../../../i18n/format-number.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { AnswerFallback } from '../../../../kit/actions/AnswerFallback.tsx'
import { partAnswered } from '../../../../kit/lines/LineProgress.tsx'
import { addressOfSchool } from '../../../../kit/page/addresses.ts'
import { Card } from '../../../../ui/cards/Card.tsx'
import { ProgressBar } from '../../../../ui/figures/ProgressBar.tsx'
import { EmptyState } from '../../../../ui/messages/EmptyState.tsx'
import { Link } from '../../../../ui/navigation/Link.tsx'
import { LoadingRows } from '../../../../ui/waiting/LoadingRows.tsx'
import { evaluationsQuery } from '../../../evaluation/evaluations/queries.ts'
import { isQuiet, quietDays } from './is-quiet.ts'

const shown = 5

/** Open lines on which nothing has happened for days, the quietest first. */
export function FallingBehind() {
  const { t } = useTranslation()
  const query = useQuery(evaluationsQuery({ status: 'OPEN', order: 'updated_at', page_size: String(shown) }))
  const rows = (query.data?.results ?? []).filter(({ updated_at }) => isQuiet(updated_at, new Date()))
  return (
    <Card
      isFlush
      title={t('home.behind')}
      aside={
        <span className="-my-2.5">
          <Link variant="strong" href="/evaluations?status=OPEN&order=updated_at">
            {t('home.allOpen')}
          </Link>
        </span>
      }
    >
      {query.error || query.isPending ? (
        <AnswerFallback query={query} waiting={<LoadingRows rows={3} />} />
      ) : rows.length === 0 ? (
        <EmptyState icon={CircleCheck} title={t('home.noneBehind')}>
          {t('home.noneBehindText', { count: quietDays })}
        </EmptyState>
      ) : (
        <ul>
          {rows.map((row) => (
            <li
              key={row.id}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3.5 gap-y-1.5 border-t border-border px-4 py-2.5 wide:grid-cols-[minmax(0,1fr)_132px_92px] wide:px-5"
            >
              <div className="min-w-0">
                <Link variant="title" href={addressOfSchool(row.school.id)}>
                  {row.school.name}
                </Link>
                <p className="text-14 text-text2">
                  {t('home.lastWork', { when: formatDaysAgo(row.updated_at) })}
                </p>
              </div>
              <div className="order-3 col-span-2 wide:order-none wide:col-span-1">
                <ProgressBar
                  label={t('evaluations.progressOf', { name: row.school.name })}
                  value={row.line.progress.answered}
                  max={row.line.progress.indicators}
                  isThin
                />
              </div>
              <span className="text-end font-strong tabular-nums">
                {formatPercent(partAnswered(row.line))}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
