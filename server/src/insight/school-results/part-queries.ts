import type { Parts } from 'contract/insight/results/parts-of-line'
import type { Language } from 'contract/platform/shapes'
import { defined } from 'contract/platform/typed'
import { type RawBuilder, sql } from 'kysely'
import { nameIn, shortIn } from '../../instrument/instruments/queries.ts'
import type { Db } from '../../platform/database/db.ts'
import { jsonRows } from '../../platform/database/json.ts'
import { originOf } from '../../platform/database/sessions/own-session.ts'

/** With the short name of each indicator, or its name where it has none. */
type NamedParts = Parts & { shorts: Record<string, string> }

const partsOf = (language: Language, instruments: RawBuilder<unknown>) =>
  jsonRows<NamedParts>(
    sql`json_build_object('instrument', used.id,
      'categories', ${jsonRows(
        sql`json_build_object('id', categories.id, 'number', categories.number,
          'name', ${nameIn('categories.texts', language)})`,
        sql`categories where categories.instrument_id = used.id`,
        sql`categories.number`,
      )},
      'outcomes', ${jsonRows(
        sql`json_build_object('id', outcomes.id, 'category', categories.id, 'number', outcomes.number,
          'name', ${nameIn('outcomes.texts', language)})`,
        sql`outcomes join categories on categories.id = outcomes.category_id
          where categories.instrument_id = used.id`,
        sql`categories.number, outcomes.number`,
      )},
      'indicators', ${jsonRows(
        sql`json_build_object('id', indicators.id, 'code', indicators.code, 'outcome', indicators.outcome_id,
          'name', ${nameIn('indicators.texts', language)}, 'category', indicators.category_id)`,
        sql`indicators join outcomes on outcomes.id = indicators.outcome_id
          join categories on categories.id = outcomes.category_id
          where indicators.instrument_id = used.id`,
        sql`categories.number, outcomes.number, indicators.number`,
      )},
      'shorts', (
        select coalesce(json_object_agg(indicators.id, ${shortIn('indicators.texts', language)}), '{}')
        from indicators join outcomes on outcomes.id = indicators.outcome_id
        join categories on categories.id = outcomes.category_id
        where categories.instrument_id = used.id))`,
    sql`${instruments} used`,
    sql`used.id`,
  )

type Cached = { version: number; parts: NamedParts }

/** By database, since another one may use the same ids. */
const cache = new WeakMap<Db, Map<string, Cached>>()

const cacheOf = (db: Db): Map<string, Cached> => {
  const origin = originOf(db)
  const known = cache.get(origin) ?? new Map<string, Cached>()
  cache.set(origin, known)
  return known
}

/**
 * The parts of an instrument in this version, which rises with every change of a text. Cached, since unpacking the
 * names of all indicators took most of the time of a school's results.
 */
export const cachedParts = async (
  db: Db,
  language: Language,
  instrument: number,
  version: number,
): Promise<NamedParts> => {
  const known = cacheOf(db)
  const key = `${instrument} ${language}`
  const before = known.get(key)
  if (before?.version === version) return before.parts
  const now = await db
    .selectFrom('instruments')
    .where('id', '=', instrument)
    .select(['version', partsOf(language, sql`(select ${instrument}::int as id)`).as('parts')])
    .executeTakeFirstOrThrow()
  const parts = defined(now.parts[0])
  known.set(key, { version: now.version, parts })
  return parts
}

/** Of all instruments, since each edition is one and there are few. */
export const partsOfInstruments = async (db: Db): Promise<Parts[]> => {
  const { parts } = await db
    .selectNoFrom(partsOf('en', sql`(select id from instruments)`).as('parts'))
    .executeTakeFirstOrThrow()
  return parts
}
