import { useQuery } from '@tanstack/react-query'
import { planCounts } from 'contract/insight/statistics/statistics'
import { planColumns, planParts, planTotals, summed } from 'contract/insight/statistics/statistics-figures'
import { utcDay } from 'contract/platform/utc-day'
import { formatDay } from '../../../../i18n/format-date.ts'
import { type Translate, useTranslation } from '../../../../i18n/translation.tsx'
import { ChartLegend, ColourMark } from '../charts/ChartLegend.tsx'
import { ChartRows } from '../charts/ChartRows.tsx'
import { PartsBar } from '../charts/PartsBar.tsx'
import { FigureCard } from '../figures/FigureCard.tsx'
import { MoreRows, useSomeRows } from '../figures/MoreRows.tsx'
import { NumberWithSchools } from '../figures/NumberWithSchools.tsx'
import { type About, PlaceName } from '../figures/PlaceName.tsx'
import { PlaceTable } from '../figures/PlaceTable.tsx'
import type { FigureTexts } from '../figures/use-figure-texts.ts'
import type { FigureRow } from '../question.ts'
import { statisticsQuery } from '../statistics-query.ts'

const styles: Record<(typeof planParts)[number], string> = {
  completed: 'bg-valid-bg text-valid border border-valid-bd',
  in_progress: 'bg-open-bg text-open border border-open-bd',
  pending: 'bg-surface3 text-text2',
  stopped: 'bg-review-bg text-review border border-review-bd',
  cancelled: 'bg-closed-bg text-closed border border-closed-bd',
}

type Row = FigureRow<'plans'>

type Props = { about: About; texts: FigureTexts }
type ChartProps = Props & { some: ReturnType<typeof useSomeRows<Row>> }

export function PlansCard({ about, texts }: Props) {
  const { t } = useTranslation()
  const { scope } = about
  const query = useQuery(statisticsQuery('plans', scope.parts))
  const rows = query.data?.rows ?? []
  const some = useSomeRows(rows)
  const total = planTotals(summed(rows, planCounts))
  return (
    <FigureCard
      title={t('statistics.plans')}
      hint={t('statistics.plansHint', {
        day: formatDay(about.day ?? utcDay(query.dataUpdatedAt || Date.now())),
      })}
      sentence={t('statistics.plansSaid', {
        done: texts.count(total.completed),
        actions: texts.count(total.actions),
        past: texts.count(total.past),
        reached: texts.count(total.goals_done),
        goals: texts.count(total.goals),
      })}
      queries={[query]}
      empty={total.goals === 0 && t('statistics.noPlans')}
      chart={<PlansChart about={about} texts={texts} some={some} />}
      table={
        <PlaceTable
          caption={t('statistics.plans')}
          about={about}
          some={some}
          columns={planColumns.map((name) => planColumn(t, { about, texts }, name))}
        />
      }
    />
  )
}

function PlansChart({ about, texts, some }: ChartProps) {
  const { t } = useTranslation()
  return (
    <>
      <ChartLegend
        entries={planParts.map((id) => ({
          id,
          mark: <ColourMark style={styles[id]} />,
          name: t(`statistics.plan.${id}`),
        }))}
      />
      <ChartRows
        rows={some.rows.map(({ place, values }) => {
          const own = planTotals(values)
          return {
            id: place.id,
            name: <PlaceName place={place} about={about} />,
            picture: <PartsBar parts={planParts.map((id) => ({ id, count: own[id], style: styles[id] }))} />,
            text: t('statistics.plansOf', {
              done: texts.count(own.completed),
              actions: texts.count(own.actions),
              past: texts.count(own.past),
            }),
          }
        })}
      />
      <MoreRows {...some} />
    </>
  )
}

const planColumn = (t: Translate, { about, texts }: Props, name: (typeof planColumns)[number]) => ({
  id: name,
  header: t(`statistics.plan.${name}`),
  align: 'end' as const,
  cell: ({ place, values }: Row) => (
    <NumberWithSchools
      about={about}
      type="plans"
      place={place.name}
      what={t(`statistics.plan.${name}`)}
      shown={texts.count(planTotals(values)[name])}
      of={(own) => planTotals(own)[name] || undefined}
      textOf={texts.count}
    />
  ),
})
