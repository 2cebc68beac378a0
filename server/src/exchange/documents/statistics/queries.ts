import { areaKindOf } from 'contract/access/roles'
import type { Actor } from 'contract/access/scope'
import type { Language } from 'contract/platform/shapes'
import { sql } from 'kysely'
import { countryScope, regionScope } from '../../../access/scope.ts'
import { instrumentScope, textsIn } from '../../../instrument/instruments/queries.ts'
import { countryName, countryNameOrder } from '../../../places/countries/queries.ts'
import type { Db } from '../../../platform/database/db.ts'

/** Names of domains by number: of the requested instrument, or of the newest for all countries. */
export const domainNames = async (
  db: Db,
  actor: Actor,
  language: Language,
  instrument: number | undefined,
): Promise<Map<number, string>> => {
  const rows = await db
    .selectFrom('categories')
    .where('categories.instrument_id', '=', (of) =>
      of
        .selectFrom('instruments')
        .where(instrumentScope(actor))
        .$if(instrument !== undefined, (those) => those.where('instruments.id', '=', instrument ?? 0))
        .select('instruments.id')
        .orderBy(sql`instruments.country_id is not null`)
        .orderBy('edition', 'desc')
        .limit(1),
    )
    .select(['number', sql<string | null>`${textsIn(language, 'categories.texts')} ->> 'name'`.as('name')])
    .execute()
  return new Map(rows.flatMap(({ number, name }) => (name ? [[number, name] as const] : [])))
}

/** Names of the actor's countries or regions; empty with full scope. */
export const ownPlaces = async (db: Db, actor: Actor, language: Language): Promise<string[]> => {
  const kind = areaKindOf(actor.role)
  const namesOf = (rows: { name: string }[]) => rows.map(({ name }) => name)
  if (kind === 'country')
    return namesOf(
      await db
        .selectFrom('countries')
        .where(countryScope(actor))
        .select(countryName(language).as('name'))
        .orderBy(countryNameOrder(language))
        .execute(),
    )
  if (kind === 'region')
    return namesOf(
      await db
        .selectFrom('regions')
        .where(regionScope(actor))
        .select('name')
        .orderBy('folded')
        .orderBy('id')
        .execute(),
    )
  return []
}
