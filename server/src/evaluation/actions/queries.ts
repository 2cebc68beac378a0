import type { Actor } from 'contract/access/scope'
import { type Action, isOverdue, type NewAction } from 'contract/evaluation/plan/actions'
import type { Cost } from 'contract/evaluation/plan/repeating'
import { limits } from 'contract/platform/limits'
import { utcDay } from 'contract/platform/utc-day'
import { type RawBuilder, sql, type Updateable } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { jsonRows, jsonTime, personOf } from '../../platform/database/json.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { goalsInScope } from '../action-plans/queries.ts'
import { proofsOfAction } from '../files/proofs/queries.ts'
import { findTwice } from '../lines/queries.ts'

/** Without `overdue`, which depends on the day. */
export type StoredAction = Omit<Action, 'overdue'>

/** By the day in UTC, the same for every server and reader. */
export const withOverdue = (action: StoredAction): Action => ({
  ...action,
  overdue: isOverdue(action, utcDay()),
})

const reported = sql`case when actions.reported_at is not null then json_build_object(
  'by', ${personOf('actions.reported_by')}, 'at', ${jsonTime('actions.reported_at')}, 'note', actions.report_note,
  'done_on', actions.done_on, 'files', ${proofsOfAction}) end`

const question = sql`case when actions.question_at is not null then json_build_object(
  'by', ${personOf('actions.question_by')}, 'at', ${jsonTime('actions.question_at')}, 'text', actions.question_text) end`

const confirmed = sql`case when actions.confirmed_at is not null then json_build_object(
  'by', ${personOf('actions.confirmed_by')}, 'at', ${jsonTime('actions.confirmed_at')}) end`

const declined = sql`case when actions.declined_at is not null then json_build_object(
  'by', ${personOf('actions.declined_by')}, 'at', ${jsonTime('actions.declined_at')}) end`

const proposed = sql`case when actions.proposed_at is not null then json_build_object(
  'by', ${personOf('actions.proposed_by')}, 'at', ${jsonTime('actions.proposed_at')},
  'deadline', actions.proposed_deadline, 'reason', actions.proposed_reason, 'declined', ${declined}) end`

const cost = sql`case when actions.cost_amount is not null then
  json_build_object('amount', actions.cost_amount, 'currency', actions.cost_currency) end`

const shape: RawBuilder<StoredAction> = sql`json_build_object(
  'id', actions.id, 'text', actions.text, 'category', actions.category, 'accountable', actions.accountable,
  'deadline', actions.deadline, 'status', actions.status, 'cost', ${cost}, 'repeats', actions.repeats,
  'repeats_until', actions.repeats_until, 'reported', ${reported}, 'question', ${question},
  'confirmed', ${confirmed}, 'proposed', ${proposed}, 'version', actions.version, 'updated_at', ${jsonTime('actions.updated_at')})`

/** In order; requires the row of `goals` in scope of the statement. */
export const actionsOfGoal = jsonRows<StoredAction>(
  shape,
  sql`actions where actions.goal_id = goals.id`,
  sql`actions.id`,
)

export const actionToChange = (db: Db, actor: Actor, goal: number, id: number) =>
  findTwice(() =>
    goalsInScope(db, actor)
      .innerJoin('actions', 'actions.goal_id', 'goals.id')
      .where('goals.id', '=', goal)
      .where('actions.id', '=', id)
      .select([
        'actions.id',
        'actions.category',
        'actions.deadline',
        'actions.repeats',
        'actions.repeats_until',
        'actions.status as stands',
        'actions.reported_at',
        'actions.report_note',
        'actions.confirmed_at',
        'actions.proposed_by',
        'actions.proposed_deadline',
        'actions.proposed_reason',
        'actions.declined_at',
        'goals.category_id as domain',
        'actions.version',
      ])
      .modifyEnd(sql`for update of actions for share of lines`)
      .executeTakeFirst(),
  )

export type ActionToChange = NonNullable<Awaited<ReturnType<typeof actionToChange>>>

export type ActionColumns = {
  [Column in keyof Updateable<Tables['actions']>]?: Updateable<Tables['actions']>[Column] | RawBuilder<string>
}

export const costColumns = (cost: Cost | null | undefined) =>
  cost === undefined ? {} : { cost_amount: cost?.amount ?? null, cost_currency: cost?.currency ?? null }

export const noProposal: ActionColumns = {
  proposed_by: null,
  proposed_at: null,
  proposed_deadline: null,
  proposed_reason: null,
  declined_by: null,
  declined_at: null,
}

export const addAction = async (
  db: Db,
  goal: number,
  { cost, ...action }: Omit<NewAction, 'observation'>,
): Promise<Action> => {
  const row = await db
    .insertInto('actions')
    .values({ goal_id: goal, ...action, ...costColumns(cost) })
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

/** Adds it once, if its goal has room. */
export const addNextTurn = async (db: Db, id: number, deadline: string): Promise<number | undefined> => {
  const { rows } = await sql<{ id: number }>`
    insert into actions (goal_id, text, category, accountable, deadline, cost_amount, cost_currency, repeats,
      repeats_until, repeat_of_id)
    select goal_id, text, category, accountable, ${deadline}, cost_amount, cost_currency, repeats, repeats_until, id
    from actions before where id = ${id}
      and (select count(*) from actions own where own.goal_id = before.goal_id) < ${limits.actionsOfGoal}::int
    on conflict (repeat_of_id) do nothing
    returning id`.execute(db)
  return rows[0]?.id
}
