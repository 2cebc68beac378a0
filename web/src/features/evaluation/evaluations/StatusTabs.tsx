import { useQueries } from '@tanstack/react-query'
import { type LineStatus, lineStatuses } from 'contract/evaluation/lines'
import { formatNumber } from '../../../i18n/format-number.ts'
import { useTranslation } from '../../../i18n/translation.tsx'
import { useActor } from '../../../session/use-session.ts'
import { Segments } from '../../../ui/navigation/Segments.tsx'
import { countQuestion } from './filters.ts'
import { evaluationsQuery } from './queries.ts'
import type { EvaluationsSearch } from './search.ts'

type Props = { search: EvaluationsSearch; onChange: (status: LineStatus | undefined) => void }

export function StatusTabs({ search, onChange }: Props) {
  const { t } = useTranslation()
  const { id: me } = useActor()
  const counts = useQueries({
    queries: [undefined, ...lineStatuses].map((status) =>
      evaluationsQuery(countQuestion(search, me, status)),
    ),
  })
  const countAt = (place: number) => {
    const count = counts[place]?.data?.count
    return count === undefined ? {} : { count: formatNumber(count) }
  }
  const [all = 0, ...ofStatus] = counts.map(({ data }) => data?.count ?? 0)
  const inTwo = ofStatus.reduce((sum, count) => sum + count, 0) - all
  return (
    <>
      <Segments
        variant="line"
        label={t('evaluations.status')}
        value={search.status ?? 'all'}
        onChange={(status) => onChange(status === 'all' ? undefined : status)}
        choices={[
          { id: 'all' as const, label: t('evaluation-list.all'), ...countAt(0) },
          ...lineStatuses.map((status, index) => ({
            id: status,
            label: t(`ui.status.${status}`),
            ...countAt(index + 1),
          })),
        ]}
      />
      {inTwo > 0 && counts.every(({ data }) => data) && (
        <p className="border-b border-border px-4 py-2 text-14 text-text2 wide:px-5">
          {t('evaluation-list.inTwo', { count: inTwo })}
        </p>
      )}
    </>
  )
}
