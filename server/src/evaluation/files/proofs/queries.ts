import type { Proof } from 'contract/evaluation/plan/reported'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/database/db.ts'
import { jsonRows, jsonTime, personOf } from '../../../platform/database/json.ts'

const shape: RawBuilder<Proof> = sql`json_build_object(
  'id', files.id, 'evaluation_line', files.line_id, 'kind', files.kind, 'name', files.name,
  'content_type', files.content_type, 'size', files.size, 'description', files.description,
  'uploaded_by', ${personOf('files.uploaded_by')}, 'created_at', ${jsonTime('files.created_at')})`

/** Requires the row of `actions` in the statement. */
export const proofsOfAction = jsonRows<Proof>(
  shape,
  sql`files where files.action_id = actions.id and files.deleted_at is null and files.scan <> 'infected'`,
  sql`files.id`,
)

export const proofById = async (db: Db, id: number): Promise<Proof> => {
  const { proof } = await db
    .selectFrom('files')
    .where('files.id', '=', id)
    .select(shape.as('proof'))
    .executeTakeFirstOrThrow()
  return proof
}

export const countProofs = async (db: Db, action: number): Promise<number> => {
  const { count } = await db
    .selectFrom('files')
    .where('action_id', '=', action)
    .where('deleted_at', 'is', null)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** For deleted actions; the sweeper deletes the bytes. */
export const deleteProofs = (db: Db, of: { action: number } | { goal: number }) =>
  db
    .updateTable('files')
    .set({ deleted_at: sql<string>`now()` })
    .where('deleted_at', 'is', null)
    .where((file) =>
      'action' in of
        ? file('action_id', '=', of.action)
        : file('action_id', 'in', file.selectFrom('actions').select('id').where('goal_id', '=', of.goal)),
    )
    .execute()
