import { createHmac } from 'node:crypto'
import type { AuditAction } from 'contract/platform/audit-actions'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../database/db.ts'
import { serverKey } from '../database/secret-queries.ts'
import type { AnyRequest } from '../http/person.ts'

/**
 * What was and is. `personal` are names and addresses of people: shown to fewer, and forgotten with the person. It never
 * holds secrets, nor text that people wrote.
 */
export type RecordedChange = {
  old?: unknown
  new?: unknown
  personal?: { old?: object; new?: object } | undefined
}

/** Who the audit asks: a request, or a command of the operator, which has no actor. */
export type By = Pick<AnyRequest, 'request'> & { actor: { id: number } | null }

const json = (value: unknown) => (value === undefined || value === null ? null : JSON.stringify(value))

const noted = ({ request }: By): void => {
  request.recorded = true
}

/** What was asked stands there already: there is nothing to keep. */
export const nothingChanged = (context: By): void => noted(context)

/**
 * Adds to the audit, in the transaction of the change: who did which deed to what, old and new.
 */
export const record = async (
  context: By & { db: Db },
  action: AuditAction,
  object: { type: string; id: number | null },
  change: RecordedChange = {},
): Promise<void> => {
  noted(context)
  await context.db
    .insertInto('audit')
    .values({
      actor_id: context.actor?.id ?? null,
      deed: action,
      object_type: object.type,
      object_id: object.id,
      old: json(change.old),
      new: json(change.new),
      personal: json(change.personal),
      request_id: context.request.id,
    })
    .execute()
}

export type AuditRow = { action: AuditAction; type: string; id: number } & RecordedChange

/** The same for many rows that one request changes, in one statement. */
export const recordAll = async (context: By & { db: Db }, rows: AuditRow[]): Promise<void> => {
  noted(context)
  await sql`
    insert into audit (actor_id, deed, object_type, object_id, old, new, personal, request_id)
    select ${context.actor?.id ?? null}::int, action, type, id, old, new, personal, ${context.request.id}::text
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as rows (action text, type text, id int, old jsonb, new jsonb, personal jsonb)`.execute(context.db)
}

/** What a row of the audit says of one request, ready to be a statement's values. */
export type Entry = {
  by: number | null
  request: string
  old: string | null
  new: string | null
  personal: string | null
}

export const entryOf = (context: By, change: RecordedChange = {}): Entry => {
  noted(context)
  return {
    by: context.actor?.id ?? null,
    request: context.request.id,
    old: json(change.old),
    new: json(change.new),
    personal: json(change.personal),
  }
}

/** The entry among the values of a statement, each taken by its name. */
export const entryIn = ({ by, request, old, new: now, personal }: Entry): Entry => ({
  by,
  request,
  old,
  new: now,
  personal,
})

/**
 * The same as one part of a statement that makes the change: a row of the audit for each row of the part named,
 * whose `id` it takes.
 */
export const recordingEntry = (
  entry: Entry,
  action: AuditAction,
  object: { type: string; of: string },
): RawBuilder<unknown> => sql`
  insert into audit (actor_id, deed, object_type, object_id, old, new, personal, request_id)
  select ${entry.by}::int, ${action}::text, ${object.type}::text, id,
    ${entry.old}::jsonb, ${entry.new}::jsonb, ${entry.personal}::jsonb, ${entry.request}::text
  from ${sql.ref(object.of)}`

export const recording = (
  context: By,
  action: AuditAction,
  object: { type: string; of: string },
  change: RecordedChange = {},
): RawBuilder<unknown> => recordingEntry(entryOf(context, change), action, object)

/** What the audit keeps of a text: how long it was, and a hash that proves which text it was to who has it. */
export type TextMark = { length: number; hash: string }

/**
 * The hash is keyed and bound to the row of the text, so that short texts cannot be guessed from it, and the same text
 * elsewhere has another hash.
 */
export const textMark = async (
  db: Db,
  object: { type: string; id: number },
  text: string,
): Promise<TextMark> => ({
  length: [...text].length,
  hash: createHmac('sha256', await serverKey(db))
    .update(`audit text\n${object.type}\n${object.id}\n${text}`)
    .digest('hex'),
})

/** Forgets what the audit keeps of a person that names them; the rows and their chain stay. */
export const anonymisePersonal = (db: Db, object: { type: string; id: number }) =>
  db
    .updateTable('audit')
    .set({ personal: null })
    .where('object_type', '=', object.type)
    .where('object_id', '=', object.id)
    .where('personal', 'is not', null)
    .execute()

/** Rows that are 400 days old go, a whole seal at a time; the newest seal stays, for the next one goes on from it. */
export const purgeAudit = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ purged: number }>`
    with doomed as (
      delete from audit_seals
      where sealed_at < now() - interval '400 days'
        and number < (select max(number) from audit_seals)
      returning audit_ids
    ),
    gone as (
      delete from audit where id in (select unnest(audit_ids) from doomed) returning id
    )
    select count(*)::int as purged from gone`.execute(db)
  return rows[0]?.purged ?? 0
}
