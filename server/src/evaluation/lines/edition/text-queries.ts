import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/database/db.ts'
import { removeStoredReason, removeStoredRound } from '../../../platform/http/idempotency-queries.ts'
import { ofFormerRounds } from './former-queries.ts'

/**
 * A text of an answer that was put aside: the reason for NA, the plan of a duty, a rater's reason, or the reason of
 * an agreement.
 */
export type FormerText =
  | { kind: 'reason' | 'plan'; id: number }
  | { kind: 'rating'; indicator: number; rater: number }
  | { kind: 'agreement'; indicator: number }

type Stored = Record<'table' | 'column' | 'id' | 'code' | 'isIt', RawBuilder<unknown>>

const ofAnswer = (line: number, { kind, id }: Extract<FormerText, { id: number }>): Stored => ({
  ...(kind === 'reason'
    ? {
        table: sql.table('former_answers'),
        column: sql.ref('na_reason'),
        code: sql`(select code from indicators where indicators.id = former_indicator_id)`,
      }
    : {
        table: sql.table('former_duty_answers'),
        column: sql.ref('plan'),
        code: sql`(select code from duties where duties.id = duty_id)`,
      }),
  id: sql.ref('id'),
  isIt: sql`id = ${id} and line_id = ${line}`,
})

const ofRound = (line: number, named: Exclude<FormerText, { id: number }>): Stored => {
  const isOfRound = sql`indicator_id = ${named.indicator} and round_id in (
    select rating_rounds.id ${ofFormerRounds(line)})`
  return {
    ...(named.kind === 'rating'
      ? {
          table: sql.table('ratings'),
          column: sql.ref('na_reason'),
          isIt: sql`${isOfRound} and user_id = ${named.rater}`,
        }
      : { table: sql.table('rating_agreements'), column: sql.ref('reason'), isIt: isOfRound }),
    id: sql.ref('round_id'),
    code: sql`(select code from indicators where indicators.id = indicator_id)`,
  }
}

const storedIn = (line: number, named: FormerText): Stored =>
  'id' in named ? ofAnswer(line, named) : ofRound(line, named)

/** The row, and the code of its subject. */
type LockedText = { id: number; code: string; text: string | null }

/** Locked; undefined where the line has no such answer. */
export const formerText = async (
  db: Db,
  line: number,
  named: FormerText,
): Promise<LockedText | undefined> => {
  const { table, column, id, code, isIt } = storedIn(line, named)
  const { rows } = await sql<LockedText>`
    select ${id} as id, ${code} as code, ${column} as text from ${table} where ${isIt} for update`.execute(db)
  return rows[0]
}

/** Also from a stored idempotent answer. */
export const removeFormerText = async (
  db: Db,
  line: number,
  named: FormerText,
  { id }: LockedText,
): Promise<void> => {
  const { table, column, isIt } = storedIn(line, named)
  await sql`update ${table} set ${column} = null where ${isIt}`.execute(db)
  if (named.kind === 'reason') await removeStoredReason(db, id)
  if (named.kind === 'rating' || named.kind === 'agreement') await removeStoredRound(db, line, id)
}
