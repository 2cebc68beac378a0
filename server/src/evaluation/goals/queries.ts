import type { Actor } from 'contract/access/scope'
import { type Goal, type GoalChange, type NewGoal } from 'contract/evaluation/plan/goals'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { jsonRows, jsonTime } from '../../platform/database/json.ts'
import { goalsInScope } from '../action-plans/queries.ts'
import { actionsOfGoal, type StoredAction, withOverdue } from '../actions/queries.ts'
import { findTwice } from '../lines/queries.ts'
import { observationsOfGoal } from '../observations/queries.ts'

/** Without `overdue` of its actions, which depends on the day. */
type StoredGoal = Omit<Goal, 'actions'> & { actions: StoredAction[] }

export const seenToday = (goal: StoredGoal): Goal => ({ ...goal, actions: goal.actions.map(withOverdue) })

const shape: RawBuilder<StoredGoal> = sql`json_build_object(
  'id', goals.id, 'title', goals.title, 'category', goals.category_id, 'indicator', goals.indicator_id,
  'barrier', goals.barrier, 'change', goals.change, 'sign_of_success', goals.sign_of_success,
  'kind', goals.kind, 'target', goals.target, 'status', goals.status, 'carried_from', goals.carried_from_id,
  'observations', ${observationsOfGoal}, 'actions', ${actionsOfGoal},
  'version', goals.version, 'updated_at', ${jsonTime('goals.updated_at')})`

/** Goals of a plan with their parts as JSON; requires the row of `action_plans` in the statement. */
export const goalsOfPlan = jsonRows<StoredGoal>(
  shape,
  sql`goals where goals.plan_id = action_plans.id`,
  sql`goals.id`,
)

export const goalToChange = (db: Db, actor: Actor, plan: number, id: number) =>
  findTwice(() =>
    goalsInScope(db, actor)
      .where('action_plans.id', '=', plan)
      .where('goals.id', '=', id)
      .select([
        'goals.category_id as category',
        'goals.indicator_id as indicator',
        'goals.kind',
        'goals.target',
        'goals.status as stands',
        'goals.version',
      ])
      .modifyEnd(sql`for update of goals for share of lines`)
      .executeTakeFirst(),
  )

/** The domain, if the instrument has it, and what it knows of the indicator. */
export const aimOf = (db: Db, instrument: number, category: number, indicator: number | null) =>
  db
    .selectNoFrom([
      sql<boolean>`exists (
        select from categories where id = ${category} and instrument_id = ${instrument})`.as('hasCategory'),
      sql<{ category: number; elsewhere: boolean } | null>`(
        select json_build_object('category', category_id, 'elsewhere', instrument_id <> ${instrument}::int)
        from indicators where id = ${indicator}::int)`.as('indicator'),
    ])
    .executeTakeFirstOrThrow()

const columnsOf = ({ category, indicator, ...rest }: GoalChange) => ({
  ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)),
  ...(category !== undefined && { category_id: category }),
  ...(indicator !== undefined && { indicator_id: indicator }),
})

export const addGoal = async (
  db: Db,
  plan: number,
  { category, indicator, ...rest }: NewGoal,
): Promise<Goal> => {
  const { goal } = await db
    .insertInto('goals')
    .values({ plan_id: plan, category_id: category, indicator_id: indicator, ...rest })
    .returning(shape.as('goal'))
    .executeTakeFirstOrThrow()
  return seenToday(goal)
}

export const changeGoal = async (db: Db, id: number, change: GoalChange): Promise<Goal> => {
  const { goal } = await db
    .updateTable('goals')
    .set({ ...columnsOf(change), version: sql`version + 1`, updated_at: sql`now()` })
    .where('id', '=', id)
    .returning(shape.as('goal'))
    .executeTakeFirstOrThrow()
  return seenToday(goal)
}

export const removeGoal = (db: Db, id: number) => db.deleteFrom('goals').where('id', '=', id).execute()
