import { evaluationTypes } from 'contract/evaluation/lines'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/db.ts'
import { type Place, placeRows } from './place-rows-queries.ts'

type Moving = { line: number; kind: number; from: number; to: number; places: readonly Place[] }

/**
 * Updates what names the line. Messages about steps name the line by its kind; from now on they use its number, since
 * the kind may change. Texts stay, even if they name an indicator; `stands_at` is its present place.
 */
const moveOfLine = (table: 'notifications' | 'letters', { line, kind, from, to, places }: Moving) => sql`
  with moved as (
    select old.code as was, there.code as now from ${placeRows(places)}
    join indicators old on old.id = place."from" join indicators there on there.id = place."to"
    where old.code <> there.code)
  update ${sql.table(table)} as message set evaluation_id = ${to}::int, params = params || jsonb_strip_nulls(
    jsonb_build_object('line', ${line}::int, 'stands_at', (
      select moved.now from moved
      where moved.was = coalesce(message.params ->> 'stands_at', message.params ->> 'indicator'))))
  where evaluation_id = ${from} and (params ->> 'line' = ${String(line)}
    or not params ? 'line' and params ->> 'evaluation_type' = ${evaluationTypes[kind - 1] ?? ''})`

/** The address of an evaluation's page also contains the edition. */
const nameEdition = (table: 'notifications' | 'letters', { to }: Moving) => sql`
  update ${sql.table(table)} as message set instrument_id = evaluations.instrument_id from evaluations
  where evaluations.id = ${to} and message.evaluation_id = evaluations.id`

export const moveMessages = async (db: Db, moving: Moving): Promise<void> => {
  for (const table of ['notifications', 'letters'] as const) {
    await moveOfLine(table, moving).execute(db)
    await nameEdition(table, moving).execute(db)
  }
}
