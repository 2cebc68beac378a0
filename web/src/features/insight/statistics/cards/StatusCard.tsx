import { useQuery } from '@tanstack/react-query'
import { type LineStatus, lineStatuses } from 'contract/evaluation/lines'
import { summed, totalOf } from 'contract/insight/statistics/statistics-figures'
import { type Translate, useTranslation } from '../../../../i18n/translation.tsx'
import { StatusBadge } from '../../../../ui/figures/StatusBadge.tsx'
import { Link } from '../../../../ui/navigation/Link.tsx'
import { ChartRows } from '../charts/ChartRows.tsx'
import { PartsBar } from '../charts/PartsBar.tsx'
import { FigureCard } from '../figures/FigureCard.tsx'
import { MoreRows, useSomeRows } from '../figures/MoreRows.tsx'
import { NumberWithSchools } from '../figures/NumberWithSchools.tsx'
import { type About, PlaceName } from '../figures/PlaceName.tsx'
import { PlaceTable } from '../figures/PlaceTable.tsx'
import type { FigureTexts } from '../figures/use-figure-texts.ts'
import type { FigureRow } from '../question.ts'
import { isListedAsCounted, listOfPlace } from '../scope.ts'
import { statisticsQuery } from '../statistics-query.ts'

const styles: Record<LineStatus, string> = {
  OPEN: 'bg-open-bg text-open border border-open-bd',
  'IN REVIEW': 'bg-review-bg text-review border border-review-bd',
  VALIDATED: 'bg-valid-bg text-valid border border-valid-bd',
  CLOSED: 'bg-closed-bg text-closed border border-closed-bd',
}

type Row = FigureRow<'status'>
const all = ({ values }: Row): number => totalOf(values)

/** From 0 to 1; null while unknown, and for a place without indicators. */
const partAnswered = (rows: readonly FigureRow<'progress'>[] = [], place: number): number | null => {
  const found = rows.find((row) => row.place.id === place)?.values
  return found?.indicators ? (found.answered ?? 0) / found.indicators : null
}

type Props = { about: About; texts: FigureTexts }
type ChartProps = Props & { some: ReturnType<typeof useSomeRows<Row>> }

export function StatusCard({ about, texts }: Props) {
  const { t } = useTranslation()
  const { model, parts } = about.scope
  const query = useQuery(statisticsQuery('status', parts))
  const progress = useQuery(statisticsQuery('progress', parts))
  const rows = query.data?.rows ?? []
  const some = useSomeRows(rows)
  const sums = summed(rows, lineStatuses)
  const total = totalOf(sums)
  return (
    <FigureCard
      title={t(`statistics.statusBy.${model}`)}
      hint={t('statistics.statusHint')}
      sentence={t('statistics.statusSaid', {
        done: texts.count((sums.VALIDATED ?? 0) + (sums.CLOSED ?? 0)),
        total: texts.count(total),
        count: sums['IN REVIEW'] ?? 0,
        review: texts.count(sums['IN REVIEW']),
      })}
      queries={[query, progress]}
      empty={total === 0 && t('statistics.noEvaluations')}
      chart={<StatusChart about={about} texts={texts} some={some} />}
      table={
        <PlaceTable
          caption={t(`statistics.statusBy.${model}`)}
          about={about}
          some={some}
          columns={[
            ...lineStatuses.map((name) => statusColumn(t, { about, texts }, name)),
            {
              id: 'all',
              header: t('scores.total'),
              align: 'end' as const,
              cell: (row: Row) => <strong>{texts.count(all(row))}</strong>,
            },
            {
              id: 'answered',
              header: t('statistics.answered'),
              align: 'end' as const,
              cell: ({ place }: Row) => texts.part(partAnswered(progress.data?.rows, place.id)),
            },
          ]}
        />
      }
    />
  )
}

function StatusChart({ about, texts, some }: ChartProps) {
  const { t } = useTranslation()
  return (
    <>
      <ul className="mb-4 flex flex-wrap gap-2">
        {lineStatuses.map((name) => (
          <li key={name}>
            <StatusBadge status={name} />
          </li>
        ))}
      </ul>
      <ChartRows
        rows={some.rows.map((row) => ({
          id: row.place.id,
          name: <PlaceName place={row.place} about={about} />,
          picture: (
            <PartsBar
              parts={lineStatuses.map((id) => ({ id, count: row.values[id] ?? 0, style: styles[id] }))}
            />
          ),
          text: t('statistics.evaluations', { count: all(row), evaluations: texts.count(all(row)) }),
        }))}
      />
      <MoreRows {...some} />
    </>
  )
}

/** Each count opens the list of evaluations, or the schools behind it where the list would have others. */
const statusColumn = (t: Translate, { about, texts }: Props, name: LineStatus) => ({
  id: name,
  header: t(`ui.status.${name}`),
  align: 'end' as const,
  cell: ({ place, values }: Row) => {
    const count = values[name] ?? 0
    if (count === 0 || about.isFrozen) return texts.count(count)
    if (!isListedAsCounted(about.search, name))
      return (
        <NumberWithSchools
          about={about}
          type="status"
          place={place.name}
          what={t(`ui.status.${name}`)}
          shown={texts.count(count)}
          of={(own) => own[name] || undefined}
          textOf={texts.count}
        />
      )
    return (
      <Link href={listOfPlace('/evaluations', about.search, about.scope.model, place.name, { status: name })}>
        {texts.count(count)}
      </Link>
    )
  },
})
