import type { Actor } from 'contract/access/scope'
import { type RawBuilder, sql } from 'kysely'
import { ofEvaluations, rowsInScope } from '../../access/scope.ts'
import type { Db } from '../../platform/database/db.ts'
import { alsoByEmailOfActions, columnsToSend } from '../emails/queries.ts'
import { inReview, ofSchool } from './queries.ts'

const shownCharacters = 200

/** Reports and proposals go to reviewers, answers to the people of the school. */
const readers = {
  action_reported: inReview,
  action_asked: ofSchool,
  action_confirmed: ofSchool,
  date_proposed: inReview,
  date_accepted: ofSchool,
  date_declined: ofSchool,
} satisfies Record<string, RawBuilder<boolean>>
export type ActionCode = keyof typeof readers

export const isActionCode = (code: string): code is ActionCode => Object.hasOwn(readers, code)

/**
 * One for each plan and kind: a new notification counts the unread ones and replaces them. Texts are read later with
 * the reader's rights, and are not in the e-mail.
 */
export const notifyOfAction = async (
  db: Db,
  code: ActionCode,
  by: { id: number; full_name: string },
  { line, action }: { line: number; action: number },
): Promise<void> => {
  await sql`
    with place as (
      select lines.id as line, lines.year, lines.kind, evaluations.*
      from lines join evaluations on evaluations.id = lines.evaluation_id where lines.id = ${line}),
    readers as (
      select users.id from users, place as evaluations
      where users.id <> ${by.id} and users.is_active and users.deleted_at is null and ${readers[code]}),
    replaced as (
      delete from notifications using readers, place
      where notifications.user_id = readers.id and notifications.evaluation_id = place.id
        and notifications.code = ${code} and not notifications.is_read
      returning notifications.user_id, coalesce((params ->> 'count')::int, 1) as events),
    told as (
    insert into notifications (user_id, code, params, person_id, evaluation_id, instrument_id)
    select readers.id, ${code}::text, jsonb_build_object('person', ${by.full_name}::text, 'school', schools.name,
        'year', place.year,
        'evaluation_type', (array['base', 'second', 'third'])[place.kind], 'line', place.line,
        'action', ${action}::int,
        'count', 1 + coalesce((select sum(events) from replaced where replaced.user_id = readers.id), 0)),
      ${by.id}::int, place.id, place.instrument_id
    from readers, place join schools on schools.id = place.school_id
    order by readers.id
    returning ${columnsToSend})
    ${alsoByEmailOfActions}`.execute(db)
}

/** Reports and questions about these actions that the person may read now. */
export const actionTexts = async (
  db: Db,
  actor: Actor,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Record<ActionCode, string>>> => {
  if (ids.length === 0) return new Map()
  const textOf = (column: RawBuilder<string>) =>
    sql<string>`left(concat_ws(E'\\n', actions.text, ${column}), ${shownCharacters})`
  const rows = await db
    .selectFrom('actions')
    .innerJoin('goals', 'goals.id', 'actions.goal_id')
    .innerJoin('action_plans', 'action_plans.id', 'goals.plan_id')
    .innerJoin('lines', 'lines.id', 'action_plans.line_id')
    .innerJoin('evaluations', 'evaluations.id', 'lines.evaluation_id')
    .where('actions.id', 'in', [...ids])
    .where(rowsInScope(actor, ofEvaluations))
    .select([
      'actions.id',
      textOf(sql`actions.report_note`).as('action_reported'),
      textOf(sql`actions.question_text`).as('action_asked'),
      textOf(sql`null`).as('action_confirmed'),
      textOf(sql`actions.proposed_reason`).as('date_proposed'),
      textOf(sql`null`).as('date_accepted'),
      textOf(sql`null`).as('date_declined'),
    ])
    .execute()
  return new Map(rows.map(({ id, ...texts }) => [id, texts]))
}
