import { type RawBuilder, sql } from 'kysely'
import type { AnyAsked } from '../person.ts'

type Change = { old?: unknown; new?: unknown }

const json = (value: unknown) => (value === undefined || value === null ? null : JSON.stringify(value))

/**
 * Adds to the audit, in the transaction of the change: who did which deed to what, old and new.
 * Never holds secrets or free text of people.
 */
export const record = async (
  { db, actor, request }: AnyAsked,
  deed: string,
  object: { type: string; id: number | null },
  change: Change = {},
): Promise<void> => {
  await db
    .insertInto('audit')
    .values({
      actor_id: actor?.id ?? null,
      deed,
      object_type: object.type,
      object_id: object.id,
      old: json(change.old),
      new: json(change.new),
      request_id: request.id,
    })
    .execute()
}

/** What a row of the audit says of one request, ready to be a statement's values. */
export type Entry = { by: number | null; request: string; old: string | null; new: string | null }

export const entryOf = (
  { actor, request }: Pick<AnyAsked, 'actor' | 'request'>,
  change: Change = {},
): Entry => ({ by: actor?.id ?? null, request: request.id, old: json(change.old), new: json(change.new) })

/**
 * The same as one part of a statement that makes the change: a row of the audit for each row of the part named,
 * whose `id` it takes.
 */
export const recordingEntry = (
  entry: Entry,
  deed: string,
  object: { type: string; of: string },
): RawBuilder<unknown> => sql`
  insert into audit (actor_id, deed, object_type, object_id, old, new, request_id)
  select ${entry.by}::int, ${deed}::text, ${object.type}::text, id,
    ${entry.old}::jsonb, ${entry.new}::jsonb, ${entry.request}::text
  from ${sql.ref(object.of)}`

export const recording = (
  asked: Pick<AnyAsked, 'actor' | 'request'>,
  deed: string,
  object: { type: string; of: string },
  change: Change = {},
): RawBuilder<unknown> => recordingEntry(entryOf(asked, change), deed, object)
