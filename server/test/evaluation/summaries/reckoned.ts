import { sql } from 'kysely'
import type { Db } from '../../../src/platform/database/db.ts'

/** A line as its rows say, and what follows from them by the rules of the field, written a second time and plainly. */
export type Reckoned = {
  line: number
  evaluation: number
  school: number
  region: number
  country: number
  instrument: number
  kind: number
  year: number
  status: string
  management: string
  type_of_school: string
  answered: number
  /** By domain, 1 first. */
  domains: { points: number | null; stages: number[]; goals: number; weight: number }[]
  points: number | null
  /** The plan: each goal's status, and its actions. */
  plan: { goals: string[]; actions: { status: string; deadline: string | null }[] }
}

type Answer = { line: number; domain: number; outcome: number; points: number | null; code: string | null }

const average = (values: number[]): number | null => {
  let sum = 0
  for (const value of values) sum += value
  return values.length === 0 ? null : sum / values.length
}

const isNumber = (value: number | null): value is number => value !== null

const domainOf = (answers: Answer[]) => {
  const outcomes = [...new Set(answers.map((answer) => answer.outcome))].map((outcome) => {
    const own = answers.filter((answer) => answer.outcome === outcome)
    const applicable = own.map((answer) => answer.points).filter(isNumber)
    const isReported = applicable.length >= own.length / 2 && applicable.length >= (own.length > 2 ? 2 : 1)
    return isReported ? average(applicable) : null
  })
  const applicable = answers.map((answer) => answer.points).filter(isNumber)
  const between = (low: number, high: number) =>
    applicable.filter((points) => points >= low && points <= high).length
  return {
    points: average(outcomes.filter(isNumber)),
    stages: [
      between(0, 0),
      between(1, 2),
      between(3, 4),
      between(5, 7),
      between(1, 1),
      between(3, 3),
      between(5, 5),
    ],
  }
}

type LineRow = Omit<Reckoned, 'domains' | 'points' | 'answered' | 'plan'>

/** Every line there is, from the rows of answers, goals and points of priority alone. */
export const reckonLines = async (db: Db): Promise<Reckoned[]> => {
  const lines = (
    await sql<LineRow>`
      select l.id as line, e.id as evaluation, s.id as school, s.region_id as region, s.country_id as country,
        e.instrument_id as instrument, l.kind, l.year, l.status, s.management, s.type_of_school
      from lines l, evaluations e, schools s where e.id = l.evaluation_id and s.id = e.school_id
      order by l.id`.execute(db)
  ).rows
  const answers = (
    await sql<Answer>`
      select l.id as line, c.number as domain, i.outcome_id as outcome, o.points, o.code
      from lines l join evaluations e on e.id = l.evaluation_id
      join indicators i on i.instrument_id = e.instrument_id join categories c on c.id = i.category_id
      left join results r on r.line_id = l.id and r.indicator_id = i.id
      left join options o on o.id = r.option_id`.execute(db)
  ).rows
  const goals = (
    await sql<{ line: number; domain: number; goal: number; status: string }>`
      select p.line_id as line, c.number as domain, g.id as goal, g.status
      from goals g, action_plans p, categories c where p.id = g.plan_id and c.id = g.category_id`.execute(db)
  ).rows
  const actions = (
    await sql<{ goal: number; status: string; deadline: string | null }>`
      select goal_id as goal, status, deadline::text as deadline from actions`.execute(db)
  ).rows
  const weights = (
    await sql<{ line: number; domain: number; score: number }>`
      select w.line_id as line, c.number as domain, w.score
      from indiprin_scores w, categories c where c.id = w.category_id`.execute(db)
  ).rows
  const equal = [14, 15, 15, 14, 14, 14, 14]
  return lines.map((line) => {
    const own = answers.filter((answer) => answer.line === line.line)
    const aims = goals.filter((goal) => goal.line === line.line)
    const domains = [1, 2, 3, 4, 5, 6, 7].map((number) => ({
      ...domainOf(own.filter((answer) => answer.domain === number)),
      goals: aims.filter((goal) => goal.domain === number).length,
      weight:
        weights.find((weight) => weight.line === line.line && weight.domain === number)?.score ??
        equal[number - 1] ??
        0,
    }))
    return {
      ...line,
      answered: own.filter((answer) => answer.code !== null).length,
      domains,
      plan: {
        goals: aims.map(({ status }) => status),
        actions: actions.filter((action) => aims.some(({ goal }) => goal === action.goal)),
      },
      points: average(domains.map((domain) => domain.points).filter(isNumber)),
    }
  })
}

export const countsIn = ({ status }: { status: string }): boolean => ['VALIDATED', 'CLOSED'].includes(status)
