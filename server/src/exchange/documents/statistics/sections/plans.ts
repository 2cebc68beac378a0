import { planCounts } from 'contract/insight/statistics/statistics'
import { planColumns, planParts, planTotals, summed } from 'contract/insight/statistics/statistics-figures'
import { table } from '../../blocks.ts'
import type { Block } from '../../document.ts'
import { barsShown, type Shown, type Telling } from '../telling.ts'

/** How far the goals and actions of the plans are. */
export const plans = ({ say, count, section }: Telling, { parts, model }: Shown): Block[] => {
  const answer = parts.plans
  if (!answer) return []
  const { rows } = answer
  const total = planTotals(summed(rows, planCounts))
  const saying = say('statistics.plansSaid', {
    done: count(total.completed),
    actions: count(total.actions),
    late: count(total.late),
    reached: count(total.goals_done),
    goals: count(total.goals),
  })
  return section({
    title: say('statistics.plans'),
    hint: say('statistics.plansHint'),
    sentence: saying,
    empty: total.goals === 0 && say('statistics.noPlans'),
    blocks: () => [
      {
        kind: 'chart',
        caption: say('statistics.plans'),
        description: saying,
        chart: {
          kind: 'stacks',
          parts: planParts.map((name) => ({ name: say(`statistics.plan.${name}`) })),
          bars: rows.slice(0, barsShown).map(({ place, values }) => {
            const own = planTotals(values)
            return { name: place.name, counts: planParts.map((name) => own[name]) }
          }),
        },
      },
      table({
        caption: say('statistics.plans'),
        head: [
          say(`statistics.place.${model}`),
          ...planColumns.map((name) => say(`statistics.plan.${name}`)),
        ],
        rows: rows.map(({ place, values }) => {
          const own = planTotals(values)
          return [place.name, ...planColumns.map((name) => count(own[name]))]
        }),
        align: ['start', ...planColumns.map(() => 'end' as const)],
        widths: [3, ...planColumns.map(() => 1)],
      }),
    ],
  })
}
