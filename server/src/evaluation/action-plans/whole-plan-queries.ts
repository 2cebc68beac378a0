import type { Actor } from 'contract/access/scope'
import { type ActionPlan, mayChangePlan, type PlanAnswer } from 'contract/evaluation/action-plans'
import { type Rated, suggestedGoals } from 'contract/evaluation/scores'
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

/** Every indicator of the instrument as it stands in the line. */
const ratedOfLine: RawBuilder<Rated[]> = jsonRows<Rated>(
  sql`json_build_object('indicator', indicators.id, 'outcome', indicators.outcome_id,
    'category', indicators.category_id, 'answered', results.id is not null, 'points', options.points)`,
  sql`indicators
    left join results on results.line_id = lines.id and results.indicator_id = indicators.id
    left join options on options.id = results.option_id
    where indicators.instrument_id = evaluations.instrument_id`,
  sql`indicators.id`,
)

type Shape = { scope: Scope; namesLine: boolean }
type Values = { areas: number[]; evaluation: number; line: number }

const whole = prepared((db, { scope, namesLine }: Shape, { areas, evaluation, line }: Values) =>
  plansInScopeOf(db, scope, areas)
    .where('evaluations.id', '=', evaluation)
    .$if(namesLine, (plans) => plans.where('lines.id', '=', line))
    .select([
      'lines.id as line',
      answersOfPlan.as('questions'),
      goalsOfPlan.as('goals'),
      ratedOfLine.as('rated'),
      indiprinOfLine.as('weights'),
    ])
    .orderBy('lines.kind', 'desc')
    .limit(sql.lit(1)),
)

/** The plan of an evaluation's line, its latest when none is asked for, with all that its page shows. */
export const wholePlan = async (
  db: Db,
  actor: Actor,
  evaluation: number,
  line: number | undefined,
): Promise<ActionPlan> => {
  const shape = { scope: scopeOf(actor), namesLine: line !== undefined }
  const [row] = await whole(db, shape, { areas: actor.areas, evaluation, line: line ?? 0 })
  const plan = found(row)
  const weights = new Map(plan.weights.map(({ category, score }) => [category, score]))
  return {
    id: plan.plan,
    evaluation_line: plan.line,
    editable: mayChangePlan(actor, plan),
    questions: plan.questions,
    goals: plan.goals.map(seenToday),
    suggestions: suggestedGoals(plan.rated, weights),
  }
}
