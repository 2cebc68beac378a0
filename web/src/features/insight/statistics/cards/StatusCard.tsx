import { useQuery } from '@tanstack/react-query'
import { type LineStatus, lineStatuses } from 'contract/evaluation/lines'
import { summed, totalOf } from 'contract/insight/statistics-figures'
import { useTranslation } from 'react-i18next'
import { statusShown } from '../../../../kit/lines/LineStatusBadge.tsx'
import { StatusBadge } from '../../../../ui/figures/StatusBadge.tsx'
import { Link } from '../../../../ui/navigation/Link.tsx'
import { NumberBehind } from '../behind/NumberBehind.tsx'
import { ChartRows } from '../charts/ChartRows.tsx'
import { PartsBar } from '../charts/PartsBar.tsx'
import { FigureCard } from '../FigureCard.tsx'
import { MoreRows, useSomeRows } from '../MoreRows.tsx'
import { type About, PlaceName } from '../PlaceName.tsx'
import type { FigureRow } from '../question.ts'
import { isKnownToLists, listOfPlace } from '../scope.ts'
import { statisticsQuery } from '../statistics-query.ts'
import { PlaceTable } from '../tables/PlaceTable.tsx'
import type { FigureTexts } from '../use-figure-texts.ts'

const looks: Record<LineStatus, string> = {
  OPEN: 'bg-open-bg text-open border border-open-bd',
  'IN REVIEW': 'bg-review-bg text-review border border-review-bd',
  VALIDATED: 'bg-valid-bg text-valid border border-valid-bd',
  CLOSED: 'bg-closed-bg text-closed border border-closed-bd',
}

type Row = FigureRow<'status'>
const all = ({ values }: Row): number => totalOf(values as Record<string, number>)

/** Where the latest line of each evaluation stands, and how far the answers are. */
export function StatusCard({ about, words }: { about: About; words: FigureTexts }) {
  const { t } = useTranslation()
  const { scope, search } = about
  const asked = useQuery(statisticsQuery('status', scope.parts))
  const progress = useQuery(statisticsQuery('progress', scope.parts))
  const rows = asked.data?.rows ?? []
  const some = useSomeRows(rows)
  const sums = summed(rows, lineStatuses)
  const total = totalOf(sums as Record<string, number>)
  const answeredOf = (place: number): string => {
    const found = progress.data?.rows.find((row) => row.place.id === place)?.values
    return words.part(found?.indicators ? (found.answered ?? 0) / found.indicators : null)
  }
  const status = (name: LineStatus) => ({
    id: name,
    header: t(`ui.status.${statusShown[name]}`),
    align: 'end' as const,
    cell: ({ place, values }: Row) => {
      const count = values[name] ?? 0
      if (count === 0 || about.isFrozen) return words.count(count)
      if (!isKnownToLists(search))
        return (
          <NumberBehind
            about={about}
            type="status"
            place={place.name}
            what={t(`ui.status.${statusShown[name]}`)}
            shown={words.count(count)}
            of={(own) => own[name] || undefined}
            say={words.count}
          />
        )
      return (
        <Link href={listOfPlace('/evaluations', search, scope.model, place.name, { status: name })}>
          {words.count(count)}
        </Link>
      )
    },
  })
  return (
    <FigureCard
      title={t(`statistics.statusBy.${scope.model}`)}
      hint={t('statistics.statusHint')}
      sentence={t('statistics.statusSaid', {
        done: words.count((sums.VALIDATED ?? 0) + (sums.CLOSED ?? 0)),
        total: words.count(total),
        review: words.count(sums['IN REVIEW']),
      })}
      asked={[asked, progress]}
      empty={total === 0 && t('statistics.noEvaluations')}
      chart={
        <>
          <ul className="mb-4 flex flex-wrap gap-2">
            {lineStatuses.map((name) => (
              <li key={name}>
                <StatusBadge status={statusShown[name]} />
              </li>
            ))}
          </ul>
          <ChartRows
            rows={some.rows.map((row) => ({
              id: row.place.id,
              name: <PlaceName place={row.place} about={about} />,
              picture: (
                <PartsBar
                  parts={lineStatuses.map((id) => ({ id, count: row.values[id] ?? 0, look: looks[id] }))}
                />
              ),
              said: t('statistics.evaluations', { count: all(row), evaluations: words.count(all(row)) }),
            }))}
          />
          <MoreRows {...some} />
        </>
      }
      table={
        <PlaceTable
          caption={t(`statistics.statusBy.${scope.model}`)}
          about={about}
          some={some}
          columns={[
            ...lineStatuses.map(status),
            {
              id: 'all',
              header: t('scores.total'),
              align: 'end' as const,
              cell: (row: Row) => <strong>{words.count(all(row))}</strong>,
            },
            {
              id: 'answered',
              header: t('statistics.answered'),
              align: 'end' as const,
              cell: ({ place }: Row) => answeredOf(place.id),
            },
          ]}
        />
      }
    />
  )
}
