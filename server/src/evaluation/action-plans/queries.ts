import type { Actor } from 'contract/access/scope'
import type { LineStatus } from 'contract/evaluation/lines'
import type { PlanAnswer } from 'contract/evaluation/plan/action-plans'
import { limits } from 'contract/platform/limits'
import { type RawBuilder, sql } from 'kysely'
import { ofEvaluations, type Scope, scopeCondition, scopeOf } from '../../access/scope.ts'
import { settleActions } from '../../messages/notifications/settled-queries.ts'
import type { Db } from '../../platform/database/db.ts'
import { jsonTime } from '../../platform/database/json.ts'
import { noRoom } from '../../platform/database/row-limit.ts'
import { findTwice, touchEvaluation } from '../lines/queries.ts'
import { storeFigures } from '../summaries/queries.ts'

/** For a statement that is prepared once for each scope. */
export const plansInScopeOf = (db: Db, scope: Scope, areas: number[]) =>
  db
    .selectFrom('action_plans')
    .innerJoin('lines', 'lines.id', 'action_plans.line_id')
    .innerJoin('evaluations', 'evaluations.id', 'lines.evaluation_id')
    .where(scopeCondition(scope, areas, ofEvaluations))
    .select([
      'action_plans.id as plan',
      'lines.id as line',
      'lines.status',
      'evaluations.id as evaluation',
      'lines.instrument_id as instrument',
      'evaluations.country_id as country',
      'evaluations.region_id as region',
      'evaluations.school_id as school',
    ])

export const plansInScope = (db: Db, actor: Actor) => plansInScopeOf(db, scopeOf(actor), actor.areas)

export const planInScope = (db: Db, actor: Actor, id: number) =>
  plansInScope(db, actor).where('action_plans.id', '=', id).executeTakeFirst()

/**
 * Called after each write of goals and actions, before notifications: updates the evaluation's time, marks settled
 * notifications as read, and refreshes the figures of a validated line.
 */
export const planChanged = async (
  db: Db,
  { line, status, evaluation }: { line: number; status: LineStatus; evaluation: number },
): Promise<void> => {
  // Changes of one plan are serialised, so that each sees which notifications the other settled.
  await sql`select from action_plans where line_id = ${line} for no key update`.execute(db)
  await touchEvaluation(db, evaluation)
  await settleActions(db, line)
  if (status === 'VALIDATED') await storeFigures(db, line)
}

export const goalsInScope = (db: Db, actor: Actor) =>
  plansInScope(db, actor).innerJoin('goals', 'goals.plan_id', 'action_plans.id').select('goals.id as goal')

/** The plan, locked against steps of its line. */
export const lockedPlan = (db: Db, actor: Actor, id: number) =>
  findTwice(() =>
    plansInScope(db, actor)
      .where('action_plans.id', '=', id)
      .modifyEnd(sql`for share of lines`)
      .executeTakeFirst(),
  )

export const lockedGoal = (db: Db, actor: Actor, id: number) =>
  findTwice(() =>
    goalsInScope(db, actor)
      .where('goals.id', '=', id)
      .modifyEnd(sql`for share of lines, goals`)
      .executeTakeFirst(),
  )

export const answerShape: RawBuilder<PlanAnswer> = sql`json_build_object(
  'id', plan_answers.id, 'number', plan_answers.number, 'answer', plan_answers.answer,
  'version', plan_answers.version, 'updated_at', ${jsonTime('plan_answers.updated_at')})`

export const answerToChange = (db: Db, actor: Actor, plan: number, id: number) =>
  findTwice(() =>
    plansInScope(db, actor)
      .innerJoin('plan_answers', 'plan_answers.plan_id', 'action_plans.id')
      .where('action_plans.id', '=', plan)
      .where('plan_answers.id', '=', id)
      .select(['plan_answers.id', 'plan_answers.number', 'plan_answers.version'])
      .modifyEnd(sql`for update of plan_answers for share of lines`)
      .executeTakeFirst(),
  )

export const addAnswer = async (
  db: Db,
  plan: number,
  { number, answer }: { number: number; answer: string },
): Promise<PlanAnswer> => {
  const row = await db
    .insertInto('plan_answers')
    .values({ plan_id: plan, number, answer })
    .returning(answerShape.as('answer'))
    .executeTakeFirstOrThrow()
  return row.answer
}

export const changeAnswer = async (db: Db, id: number, answer: string): Promise<PlanAnswer> => {
  const row = await db
    .updateTable('plan_answers')
    .set({ answer, version: sql`version + 1`, updated_at: sql`now()` })
    .where('id', '=', id)
    .returning(answerShape.as('answer'))
    .executeTakeFirstOrThrow()
  return row.answer
}

export const removeAnswer = (db: Db, id: number) =>
  db.deleteFrom('plan_answers').where('id', '=', id).execute()

/** Refuses, within the transaction of a write, a plan above its size limit. */
export const assertPlanFits = async (db: Db, plan: number): Promise<void> => {
  const { rows } = await sql<{ bytes: number }>`
    select (
      (select coalesce(sum(200 + octet_length(concat(title, barrier, change, sign_of_success))), 0)
        from goals where plan_id = ${plan})
      + (select coalesce(sum(200 + octet_length(concat(actions.text, actions.accountable, actions.report_note,
          actions.question_text, actions.proposed_reason))), 0)
        from goals join actions on actions.goal_id = goals.id where goals.plan_id = ${plan})
      + (select coalesce(sum(200 + octet_length(concat(files.name, files.description))), 0)
        from goals join actions on actions.goal_id = goals.id join files on files.action_id = actions.id
        where goals.plan_id = ${plan} and files.deleted_at is null)
      + (select coalesce(sum(200 + octet_length(observations.text)), 0)
        from goals join observations on observations.goal_id = goals.id where goals.plan_id = ${plan})
    )::float8 as bytes`.execute(db)
  if ((rows[0]?.bytes ?? 0) > limits.planBytes) throw noRoom('The texts of this plan are too long together.')
}
