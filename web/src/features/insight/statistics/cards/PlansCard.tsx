import { useQuery } from '@tanstack/react-query'
import { planCounts } from 'contract/insight/statistics'
import { planColumns, planParts, planTotals, summed } from 'contract/insight/statistics-figures'
import { useTranslation } from 'react-i18next'
import { NumberBehind } from '../behind/NumberBehind.tsx'
import { ChartLegend, ColourMark } from '../charts/ChartLegend.tsx'
import { ChartRows } from '../charts/ChartRows.tsx'
import { PartsBar } from '../charts/PartsBar.tsx'
import { FigureCard } from '../FigureCard.tsx'
import { MoreRows, useSomeRows } from '../MoreRows.tsx'
import { type About, PlaceName } from '../PlaceName.tsx'
import type { FigureRow } from '../question.ts'
import { statisticsQuery } from '../statistics-query.ts'
import { PlaceTable } from '../tables/PlaceTable.tsx'
import type { FigureTexts } from '../use-figure-texts.ts'

const looks: Record<(typeof planParts)[number], string> = {
  completed: 'bg-valid-bg text-valid border border-valid-bd',
  in_progress: 'bg-open-bg text-open border border-open-bd',
  pending: 'bg-surface3 text-text2',
  stopped: 'bg-review-bg text-review border border-review-bd',
  cancelled: 'bg-closed-bg text-closed border border-closed-bd',
}

type Row = FigureRow<'plans'>

/** How far the goals and actions of the plans are. */
export function PlansCard({ about, words }: { about: About; words: FigureTexts }) {
  const { t } = useTranslation()
  const { scope } = about
  const asked = useQuery(statisticsQuery('plans', scope.parts))
  const rows = asked.data?.rows ?? []
  const some = useSomeRows(rows)
  const total = planTotals(summed(rows, planCounts))
  const nameOf = (name: (typeof planColumns)[number]): string => t(`statistics.plan.${name}`)
  const number = (name: (typeof planColumns)[number]) => ({
    id: name,
    header: nameOf(name),
    align: 'end' as const,
    cell: ({ place, values }: Row) => (
      <NumberBehind
        about={about}
        type="plans"
        place={place.name}
        what={nameOf(name)}
        shown={words.count(planTotals(values)[name])}
        of={(own) => planTotals(own)[name] || undefined}
        say={words.count}
      />
    ),
  })
  return (
    <FigureCard
      title={t('statistics.plans')}
      hint={t('statistics.plansHint')}
      sentence={t('statistics.plansSaid', {
        done: words.count(total.completed),
        actions: words.count(total.actions),
        late: words.count(total.late),
        reached: words.count(total.goals_done),
        goals: words.count(total.goals),
      })}
      asked={[asked]}
      empty={total.goals === 0 && t('statistics.noPlans')}
      chart={
        <>
          <ChartLegend
            entries={planParts.map((id) => ({
              id,
              mark: <ColourMark look={looks[id]} />,
              name: nameOf(id),
            }))}
          />
          <ChartRows
            rows={some.rows.map(({ place, values }) => {
              const own = planTotals(values)
              return {
                id: place.id,
                name: <PlaceName place={place} about={about} />,
                picture: (
                  <PartsBar parts={planParts.map((id) => ({ id, count: own[id], look: looks[id] }))} />
                ),
                said: t('statistics.plansOf', {
                  done: words.count(own.completed),
                  actions: words.count(own.actions),
                  late: words.count(own.late),
                }),
              }
            })}
          />
          <MoreRows {...some} />
        </>
      }
      table={
        <PlaceTable
          caption={t('statistics.plans')}
          about={about}
          some={some}
          columns={planColumns.map(number)}
        />
      }
    />
  )
}
