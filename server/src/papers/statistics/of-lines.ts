import { evaluationTypes, lineStatuses } from 'contract/lines'
import { planCounts } from 'contract/statistics'
import {
  changeOf,
  type FigureRow,
  type PlanTotals,
  planTotals,
  summed,
  totalOf,
} from 'contract/statistics-figures'
import { table } from '../blocks.ts'
import type { Block } from '../paper.ts'
import type { Telling, Told } from './telling.ts'

/** More bars than these say nothing to the eye; the table has every place. */
const barsShown = 25

const statuses = { OPEN: 'open', 'IN REVIEW': 'review', VALIDATED: 'validated', CLOSED: 'closed' } as const

/** How far the same schools have come from the base line on. */
export const lines = (
  { say, count, percent, score, section }: Telling,
  { parts, model }: Told,
  last: (typeof evaluationTypes)[number] = 'third',
): Block[] => {
  const asked = parts.lines
  if (!asked) return []
  const { rows, suppressed } = asked
  const isHidden = suppressed > 0
  const kinds = evaluationTypes.slice(0, evaluationTypes.indexOf(last) + 1)
  const changes = rows.flatMap(({ values }) => changeOf(values) ?? [])
  const changeSaid = ({ values }: FigureRow<'lines'>): string => {
    const change = changeOf(values)
    if (!change) return isHidden ? say('statistics.notShown') : '–'
    const points = score(Math.abs(change.points))
    if (Math.abs(change.points) < 0.05) return say('statistics.changeSame')
    return change.points > 0
      ? say('statistics.changeUp', { points })
      : say('statistics.changeDown', { points })
  }
  return section({
    title: say('statistics.lines'),
    hint: say('statistics.linesHint'),
    sentence:
      changes.length > 0 &&
      say('statistics.linesSaid', {
        risen: changes.filter(({ points }) => points > 0).length,
        count: changes.length,
      }),
    suppressed,
    isAllHidden:
      isHidden && rows.length > 0 && changes.length === 0 && rows.every(({ values }) => values.base === null),
    empty: rows.length === 0 && say('statistics.noLines'),
    blocks: () => [
      table({
        caption: say('statistics.lines'),
        head: [
          say(`statistics.place.${model}`),
          say('shell.entry.schools'),
          ...kinds.map((kind) => say(`terms.line.${kind}`)),
          say('statistics.change'),
        ],
        rows: rows.map((row) => [
          row.place.name,
          count(row.schools),
          ...kinds.map((kind) => percent(row.values[kind], isHidden)),
          changeSaid(row),
        ]),
        align: ['start', 'end', ...kinds.map(() => 'end' as const), 'end'],
        widths: [3, 1, ...kinds.map(() => 2), 2],
      }),
    ],
  })
}

/** Where the latest line of each evaluation stands, and how far the answers are. */
export const status = ({ say, count, part, section }: Telling, { parts, model }: Told): Block[] => {
  const asked = parts.status
  if (!asked) return []
  const { rows } = asked
  const all = ({ values }: FigureRow<'status'>): number => totalOf(values as Record<string, number>)
  const sums = summed(rows, lineStatuses)
  const total = totalOf(sums as Record<string, number>)
  const names = lineStatuses.map((name) => say(`ui.status.${statuses[name]}`))
  const saying = say('statistics.statusSaid', {
    done: count((sums.VALIDATED ?? 0) + (sums.CLOSED ?? 0)),
    total: count(total),
    review: count(sums['IN REVIEW']),
  })
  const answered = (place: number): string => {
    const found = parts.progress?.rows.find((row) => row.place.id === place)?.values
    return part(found?.indicators ? (found.answered ?? 0) / found.indicators : null)
  }
  const title = say(`statistics.statusBy.${model}`)
  return section({
    title,
    hint: say('statistics.statusHint'),
    sentence: saying,
    empty: total === 0 && say('statistics.noEvaluations'),
    blocks: () => [
      {
        kind: 'chart',
        caption: title,
        says: saying,
        chart: {
          kind: 'stacks',
          parts: names.map((name) => ({ name })),
          bars: rows.slice(0, barsShown).map(({ place, values }) => ({
            name: place.name,
            counts: lineStatuses.map((name) => values[name] ?? 0),
          })),
        },
      },
      table({
        caption: title,
        head: [
          say(`statistics.place.${model}`),
          ...names,
          say('scores.total'),
          ...(parts.progress ? [say('statistics.answered')] : []),
        ],
        rows: rows.map((row) => [
          row.place.name,
          ...lineStatuses.map((name) => count(row.values[name] ?? 0)),
          count(all(row)),
          ...(parts.progress ? [answered(row.place.id)] : []),
        ]),
        align: [
          'start',
          ...names.map(() => 'end' as const),
          'end',
          ...(parts.progress ? ['end' as const] : []),
        ],
        widths: [3, 1, 1, 1, 1, 1, ...(parts.progress ? [1] : [])],
      }),
    ],
  })
}

const planParts = ['completed', 'in_progress', 'pending', 'stopped', 'cancelled'] as const
const planColumns = [
  'goals',
  'goals_done',
  'actions',
  ...planParts,
  'late',
] as const satisfies (keyof PlanTotals)[]

/** How far the goals and actions of the plans are. */
export const plans = ({ say, count, section }: Telling, { parts, model }: Told): Block[] => {
  const asked = parts.plans
  if (!asked) return []
  const { rows } = asked
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
        says: saying,
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
