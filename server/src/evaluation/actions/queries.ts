import type { Actor } from 'contract/access/scope'
import { type Action, type ActionChange, isOverdue, type NewAction } from 'contract/evaluation/plan/actions'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { jsonRows, jsonTime } from '../../platform/database/json.ts'
import { goalsInScope } from '../action-plans/queries.ts'

/** An action as it is kept: whether it is late depends on the day. */
export type StoredAction = Omit<Action, 'overdue'>

/** The day is that of UTC, the same for every server and every reader. */
export const withOverdue = (action: StoredAction): Action => ({
  ...action,
  overdue: isOverdue(action, new Date().toISOString().slice(0, 10)),
})

const shape: RawBuilder<StoredAction> = sql`json_build_object(
  'id', actions.id, 'text', actions.text, 'category', actions.category, 'accountable', actions.accountable,
  'deadline', actions.deadline, 'status', actions.status, 'version', actions.version,
  'updated_at', ${jsonTime('actions.updated_at')})`

/** The actions of a goal, first to last, as JSON. Stands where the row of `goals` can be seen. */
export const actionsOfGoal = jsonRows<StoredAction>(
  shape,
  sql`actions where actions.goal_id = goals.id`,
  sql`actions.id`,
)

export const actionToChange = (db: Db, actor: Actor, goal: number, id: number) =>
  goalsInScope(db, actor)
    .innerJoin('actions', 'actions.goal_id', 'goals.id')
    .where('goals.id', '=', goal)
    .where('actions.id', '=', id)
    .select([
      'actions.id',
      'actions.category',
      'actions.deadline',
      'actions.status as stands',
      'actions.version',
    ])
    .modifyEnd(sql`for update of actions for share of lines`)
    .executeTakeFirst()

export const addAction = async (
  db: Db,
  goal: number,
  action: Omit<NewAction, 'observation'>,
): Promise<Action> => {
  const row = await db
    .insertInto('actions')
    .values({ goal_id: goal, ...action })
    .returning(shape.as('action'))
    .executeTakeFirstOrThrow()
  return withOverdue(row.action)
}

export const changeAction = async (
  db: Db,
  id: number,
  change: Omit<ActionChange, 'observation'>,
): Promise<Action> => {
  const provided = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  const row = await db
    .updateTable('actions')
    .set({ ...provided, version: sql`version + 1`, updated_at: sql`now()` })
    .where('id', '=', id)
    .returning(shape.as('action'))
    .executeTakeFirstOrThrow()
  return withOverdue(row.action)
}

export const removeAction = (db: Db, id: number) => db.deleteFrom('actions').where('id', '=', id).execute()
