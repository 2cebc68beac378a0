import { evaluationTypes } from 'contract/evaluation/lines'
import { actionStatuses } from 'contract/evaluation/plan/actions'
import { goalStatuses } from 'contract/evaluation/plan/goals'
import type { Reckoned } from '../../evaluation/summaries/reckoned.ts'

/** The last line of each evaluation, or of each school. */
export const last = (rows: Reckoned[], key: 'evaluation' | 'school') =>
  rows.filter((row) => !rows.some((other) => other[key] === row[key] && other.line > row.line))

const mean = (values: (number | null)[]) => {
  const there = values.filter((value) => value !== null)
  return there.length === 0 ? null : there.reduce((sum, value) => sum + value, 0) / there.length
}
const percent = (points: number | null) => (points === null ? null : (points * 100) / 7)

/** NE; A, B; C, D; E, F, G; and of these A, C and E once more. */
const stageCounts = [
  'none',
  'change',
  'transformation',
  'innovation',
  'change_under_way',
  'transformation_under_way',
  'innovation_under_way',
]

/** What is in a row before anything is hidden, straight from the lines. */
export const plainly = (
  type: string,
  own: Reckoned[],
  all: Reckoned[],
  lastKind: number,
): Record<string, unknown> => {
  const numbers = [1, 2, 3, 4, 5, 6, 7]
  const domains = (number: number) =>
    own.map((line) => line.domains[number - 1] as Reckoned['domains'][number])
  const byDomain = (of: (number: number) => unknown) =>
    Object.fromEntries(numbers.map((number) => [number, of(number)]))
  if (type === 'status')
    return Object.fromEntries(
      ['OPEN', 'IN REVIEW', 'VALIDATED', 'CLOSED'].map((status) => [
        status,
        own.filter((line) => line.status === status).length,
      ]),
    )
  if (type === 'domains')
    return byDomain((number) => {
      const points = domains(number).map((domain) => domain.points)
      const there = points.filter((each) => each !== null)
      return {
        mean: percent(mean(points)),
        minimum: there.length === 0 ? null : percent(Math.min(...there)),
        maximum: there.length === 0 ? null : percent(Math.max(...there)),
      }
    })
  if (type === 'stages')
    return byDomain((number) =>
      Object.fromEntries(
        stageCounts.map((name, stage) => [
          name,
          domains(number).reduce((sum, domain) => sum + (domain.stages[stage] ?? 0), 0),
        ]),
      ),
    )
  if (type === 'priorities')
    return byDomain((number) => ({
      goals: domains(number).reduce((sum, domain) => sum + domain.goals, 0),
      weight: mean(domains(number).map((domain) => domain.weight)),
    }))
  if (type === 'plans') {
    const goals = own.flatMap((line) => line.plan.goals)
    const actions = own.flatMap((line) => line.plan.actions)
    const is = (wanted: string) => (each: { status: string }) => each.status === wanted
    const today = new Date().toISOString().slice(0, 10)
    const isLate = ({ status, deadline }: (typeof actions)[number]) =>
      deadline !== null && deadline < today && !['completed', 'cancelled'].includes(status)
    return {
      ...Object.fromEntries(
        goalStatuses.map((name) => [`goals_${name}`, goals.filter((each) => each === name).length]),
      ),
      ...Object.fromEntries(
        actionStatuses.map((name) => [`actions_${name}`, actions.filter(is(name)).length]),
      ),
      actions_overdue: actions.filter(isLate).length,
    }
  }
  return Object.fromEntries(
    evaluationTypes.map((name, at) => {
      const siblings = own.map((line) =>
        all.find((other) => other.evaluation === line.evaluation && other.kind === at + 1),
      )
      return [name, at + 1 > lastKind ? null : percent(mean(siblings.map((line) => line?.points ?? null)))]
    }),
  )
}
