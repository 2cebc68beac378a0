import type { Actor } from 'contract/access/scope'
import { type ActionPlan, mayChangePlan, type PlanAnswer } from 'contract/evaluation/plan/action-plans'
import { type Rated, suggestedGoals } from 'contract/evaluation/scores/scores'
import { found } from 'contract/platform/problems'
import { type RawBuilder, sql } from 'kysely'
import { type Scope, scopeOf } from '../../access/scope.ts'
import type { Db } from '../../platform/database/db.ts'
import { jsonRows } from '../../platform/database/json.ts'
import { prepared } from '../../platform/database/prepared.ts'
import { indiprinOfLine } from '../evaluations/indiprin-queries.ts'
import { goalsOfPlan, seenToday } from '../goals/queries.ts'
import { answerShape, plansInScopeOf } from './queries.ts'

const answersOfPlan = jsonRows<PlanAnswer>(
  answerShape,
  sql`plan_answers where plan_answers.plan_id = action_plans.id`,
  sql`plan_answers.number`,
)

const ratedOf = (line: RawBuilder<number>): RawBuilder<Rated[]> =>
  jsonRows<Rated>(
    sql`json_build_object('indicator', indicators.id, 'outcome', indicators.outcome_id,
      'category', indicators.category_id, 'answered', results.id is not null, 'points', options.points)`,
    sql`indicators
      left join results on results.line_id = ${line} and results.indicator_id = indicators.id
      left join options on options.id = results.option_id
      where indicators.instrument_id = evaluations.instrument_id`,
    sql`indicators.id`,
  )

const lineBefore = sql<number>`(select earlier.id from lines earlier
  where earlier.evaluation_id = lines.evaluation_id and earlier.kind = lines.kind - 1)`

/** The line before with its answers; null for a base line. */
const ratedBefore = sql<{ line: number; rated: Rated[] } | null>`case when lines.kind > 1 then
  json_build_object('line', ${lineBefore}, 'rated', ${ratedOf(lineBefore)}) end`

type Shape = { scope: Scope; namesLine: boolean }
type Values = { areas: number[]; evaluation: number; line: number }

const whole = prepared((db, { scope, namesLine }: Shape, { areas, evaluation, line }: Values) =>
  plansInScopeOf(db, scope, areas)
    .where('evaluations.id', '=', evaluation)
    .$if(namesLine, (plans) => plans.where('lines.id', '=', line))
    .select([
      answersOfPlan.as('questions'),
      goalsOfPlan.as('goals'),
      ratedOf(sql`lines.id`).as('rated'),
      ratedBefore.as('before'),
      indiprinOfLine.as('weights'),
    ])
    .orderBy('lines.kind', 'desc')
    .limit(sql.lit(1)),
)

type Suggestions = ActionPlan['suggestions']

/** A domain without all answers is judged by the line before. */
const suggestionsOf = (plan: {
  line: number
  rated: Rated[]
  before: { line: number; rated: Rated[] } | null
  weights: { category: number; score: number }[]
}): Suggestions => {
  const weights = new Map(plan.weights.map(({ category, score }) => [category, score]))
  const isUnfinished = (category: number) =>
    plan.rated.some((each) => each.category === category && !each.answered)
  const of = (line: number, rated: Rated[]): Suggestions =>
    suggestedGoals(rated, weights).map((each) => ({ ...each, line }))
  const before = plan.before
    ? of(
        plan.before.line,
        plan.before.rated.filter(({ category }) => isUnfinished(category)),
      )
    : []
  return [...of(plan.line, plan.rated), ...before].sort((one, other) => other.priority - one.priority)
}

export const wholePlan = async (
  db: Db,
  actor: Actor,
  evaluation: number,
  line: number | undefined,
): Promise<ActionPlan> => {
  const shape = { scope: scopeOf(actor), namesLine: line !== undefined }
  const [row] = await whole(db, shape, { areas: actor.areas, evaluation, line: line ?? 0 })
  const plan = found(row)
  return {
    id: plan.plan,
    evaluation_line: plan.line,
    editable: mayChangePlan(actor, plan),
    questions: plan.questions,
    goals: plan.goals.map(seenToday),
    suggestions: suggestionsOf(plan),
  }
}
