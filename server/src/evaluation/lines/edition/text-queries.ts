import { sql } from 'kysely'
import type { Db } from '../../../platform/database/db.ts'
import { removeStoredReason } from '../../../platform/http/idempotency-queries.ts'

/** The words of an answer that was put aside: why it does not apply; of a duty what the school will do. */
export type FormerText = { kind: 'reason' | 'plan'; id: number }

const columnsOf = {
  reason: {
    table: sql.table('former_answers'),
    column: sql.ref('na_reason'),
    code: sql`(select code from indicators where indicators.id = former_indicator_id)`,
  },
  plan: {
    table: sql.table('former_duty_answers'),
    column: sql.ref('plan'),
    code: sql`(select code from duties where duties.id = duty_id)`,
  },
}

/** Held until they are removed, with the code of what they are about; undefined where the line has no such answer. */
export const formerText = async (
  db: Db,
  line: number,
  { kind, id }: FormerText,
): Promise<{ code: string; text: string | null } | undefined> => {
  const { table, column, code } = columnsOf[kind]
  const { rows } = await sql<{ code: string; text: string | null }>`
    select ${code} as code, ${column} as text from ${table} where id = ${id} and line_id = ${line} for update`.execute(
    db,
  )
  return rows[0]
}

/** Also from the answer kept for a repeated request. */
export const removeFormerText = async (db: Db, { kind, id }: FormerText): Promise<void> => {
  const { table, column } = columnsOf[kind]
  await sql`update ${table} set ${column} = null where id = ${id}`.execute(db)
  if (kind === 'reason') await removeStoredReason(db, id)
}
