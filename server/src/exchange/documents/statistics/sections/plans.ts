import { planCounts } from 'contract/insight/statistics/statistics'
import { planColumns, planParts, planTotals, summed } from 'contract/insight/statistics/statistics-figures'
import { utcDay } from 'contract/platform/utc-day'
import { table } from '../../blocks.ts'
import type { Block } from '../../document.ts'
import { barsShown, type FigureVoice, type Shown } from '../figure-voice.ts'

/** Progress of goals and actions. */
export const plans = (
  { t, count, section, day }: FigureVoice,
  { parts, model, day: ofDay = utcDay() }: Shown,
): Block[] => {
  const answer = parts.plans
  if (!answer) return []
  const { rows } = answer
  const total = planTotals(summed(rows, planCounts))
  const saying = t('statistics.plansSaid', {
    done: count(total.completed),
    actions: count(total.actions),
    past: count(total.past),
    reached: count(total.goals_done),
    goals: count(total.goals),
  })
  return section({
    title: t('statistics.plans'),
    hint: t('statistics.plansHint', { day: day(ofDay) }),
    sentence: saying,
    empty: total.goals === 0 && t('statistics.noPlans'),
    blocks: () => [
      {
        kind: 'chart',
        caption: t('statistics.plans'),
        description: saying,
        chart: {
          kind: 'stacks',
          parts: planParts.map((name) => ({ name: t(`statistics.plan.${name}`) })),
          bars: rows.slice(0, barsShown).map(({ place, values }) => {
            const own = planTotals(values)
            return { name: place.name, counts: planParts.map((name) => own[name]) }
          }),
        },
      },
      table({
        caption: t('statistics.plans'),
        head: [t(`statistics.place.${model}`), ...planColumns.map((name) => t(`statistics.plan.${name}`))],
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
