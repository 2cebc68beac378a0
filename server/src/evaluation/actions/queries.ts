import type { Actor } from 'contract/access/scope'
import { type Action, isOverdue, type NewAction } from 'contract/evaluation/plan/actions'
import { type RawBuilder, sql, type Updateable } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { jsonRows, jsonTime, personOf } from '../../platform/database/json.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { goalsInScope } from '../action-plans/queries.ts'
import { proofsOfAction } from '../files/proofs/queries.ts'

/** An action as it is kept: whether it is late depends on the day. */
export type StoredAction = Omit<Action, 'overdue'>

/** The day is that of UTC, the same for every server and every reader. */
export const withOverdue = (action: StoredAction): Action => ({
  ...action,
  overdue: isOverdue(action, new Date().toISOString().slice(0, 10)),
})

const reported = sql`case when actions.reported_at is not null then json_build_object(
  'by', ${personOf('actions.reported_by')}, 'at', ${jsonTime('actions.reported_at')}, 'note', actions.report_note,
  'done_on', actions.done_on, 'files', ${proofsOfAction}) end`

const question = sql`case when actions.question_at is not null then json_build_object(
  'by', ${personOf('actions.question_by')}, 'at', ${jsonTime('actions.question_at')}, 'text', actions.question_text) end`

const confirmed = sql`case when actions.confirmed_at is not null then json_build_object(
  'by', ${personOf('actions.confirmed_by')}, 'at', ${jsonTime('actions.confirmed_at')}) end`

const shape: RawBuilder<StoredAction> = sql`json_build_object(
  'id', actions.id, 'text', actions.text, 'category', actions.category, 'accountable', actions.accountable,
  'deadline', actions.deadline, 'status', actions.status, 'reported', ${reported}, 'question', ${question},
  'confirmed', ${confirmed}, 'version', actions.version, 'updated_at', ${jsonTime('actions.updated_at')})`

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
      'actions.reported_at',
      'actions.report_note',
      'actions.confirmed_at',
      'goals.category_id as domain',
      'actions.version',
    ])
    .modifyEnd(sql`for update of actions for share of lines`)
    .executeTakeFirst()

export type ActionToChange = NonNullable<Awaited<ReturnType<typeof actionToChange>>>

/** Columns of an action as a change writes them. */
export type ActionColumns = {
  [Column in keyof Updateable<Tables['actions']>]?: Updateable<Tables['actions']>[Column] | RawBuilder<string>
}

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

export const changeAction = async (db: Db, id: number, change: ActionColumns): Promise<Action> => {
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
