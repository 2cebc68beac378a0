import { can } from 'contract/access/permissions'
import { Role } from 'contract/access/roles'
import type { Actor } from 'contract/access/scope'
import { languageCodes } from 'contract/platform/languages'
import { fold, type Language } from 'contract/platform/shapes'
import { type RawBuilder, sql } from 'kysely'
import { countryScope, countryScopeOf, type Scope, scopeOf } from '../../access/scope.ts'
import type { Db } from '../../platform/database/db.ts'
import { containing } from '../../platform/database/listing.ts'
import { prepared } from '../../platform/database/prepared.ts'
import { namesOf } from './names.ts'

export const countryName = (language: Language): RawBuilder<string> =>
  sql`countries.names ->> ${language}::text`

/** The order of lists: the name without case and accents. */
export const countryNameOrder = (language: Language): RawBuilder<string> =>
  sql`countries.folded_names[${sql.lit(languageCodes.indexOf(language) + 1)}]`

/** Countries with this whole name in any language; it comes without case and accents. */
export const countriesFolded = (folded: string): RawBuilder<boolean> =>
  sql`countries.folded_names @> array[${folded}::text]`

export const inCountryNamed = (column: string, folded: string): RawBuilder<boolean> =>
  sql`${sql.ref(column)} in (select countries.id from countries where ${countriesFolded(folded)})`

/** `countriesFolded` for a name as people write it. */
export const countriesNamed = (name: string): RawBuilder<boolean> => countriesFolded(fold(name))

export const countryExists = async (db: Db, id: number): Promise<boolean> => {
  const row = await db.selectFrom('countries').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

/** For registration. */
export const countryRefs = (db: Db, language: Language) =>
  db
    .selectFrom('countries')
    .select(['countries.id', countryName(language).as('name')])
    .orderBy(countryNameOrder(language))
    .execute()

/** `isHigh`: coordinators and schools read only the names of countries. */
type Shape = { scope: Scope; language: Language; isHigh: boolean }
type Values = { areas: number[] }

/** In no order. */
const countries = (db: Db, { scope, language, isHigh }: Shape, { areas }: Values) => {
  const high = <Value>(column: RawBuilder<Value>): RawBuilder<Value | null> =>
    isHigh ? column : sql<Value | null>`null`
  return db
    .selectFrom('countries')
    .where(countryScopeOf(scope, areas))
    .select([
      'countries.id',
      countryName(language).as('name'),
      high(sql<string>`countries.code`).as('code'),
      high(sql<{ id: number; name: string } | null>`(
        select json_build_object('id', users.id, 'name', users.full_name)
        from areas join users on users.id = areas.user_id
        where areas.country_id = countries.id and areas.role = ${sql.lit(Role.country)})`).as(
        'representative',
      ),
      high(sql<number>`(select count(*) from regions where regions.country_id = countries.id)`).as('regions'),
      high(sql<number>`(select coalesce(sum(regions.schools), 0) from regions
        where regions.country_id = countries.id)`).as('schools'),
      high(sql<number>`countries.version`).as('version'),
      high(sql<string>`countries.updated_at`).as('updated_at'),
    ])
}

const shapeFor = (actor: Actor, language: Language): Shape => ({
  scope: scopeOf(actor),
  language,
  isHigh: can(actor, 'country.page'),
})

const list = prepared((db, shape: Shape & { searches: boolean }, values: Values & { pattern: string }) =>
  countries(db, shape, values).$if(shape.searches, (some) =>
    some.where(
      sql<boolean>`(lower(countries.code) like ${values.pattern}
        or exists (select from unnest(countries.folded_names) as folded where folded like ${values.pattern}))`,
    ),
  ),
)

/** Countries whose name in any language, or code, contains the search. */
export const countriesFound = (db: Db, actor: Actor, language: Language, search: string | undefined) =>
  list(
    db,
    { ...shapeFor(actor, language), searches: search !== undefined },
    { areas: actor.areas, pattern: containing(fold(search ?? '')) },
  )

export const countryById = (db: Db, actor: Actor, language: Language, id: number) =>
  countries(db, shapeFor(actor, language), actor).where('countries.id', '=', id).executeTakeFirst()

export const countryToChange = (db: Db, actor: Actor, id: number) =>
  db
    .selectFrom('countries')
    .where(countryScope(actor))
    .where('countries.id', '=', id)
    .select(['countries.id', 'countries.code', 'countries.version'])
    .forUpdate()
    .executeTakeFirst()

const named = (code: string) => {
  const { names, folded } = namesOf(code)
  return { code, names: JSON.stringify(names), folded_names: folded }
}

export const addCountry = (db: Db, code: string) =>
  db.insertInto('countries').values(named(code)).returning('id').executeTakeFirstOrThrow()

/** Names every country again that lacks a name in a new language. */
const nameAgain = async (db: Db): Promise<void> => {
  const unnamed = await db
    .selectFrom('countries')
    .select(['id', 'code'])
    .where(sql<boolean>`not names ?& ${languageCodes}::text[]`)
    .execute()
  for (const { id, code } of unnamed)
    await db.updateTable('countries').set(named(code)).where('id', '=', id).execute()
}

export const addFirstCountries = async (db: Db, codes: string[]): Promise<void> => {
  const any = await db.selectFrom('countries').select('id').limit(1).executeTakeFirst()
  if (any) return nameAgain(db)
  await db
    .insertInto('countries')
    .values(codes.map(named))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export const changeCountry = (db: Db, id: number, code: string) =>
  db
    .updateTable('countries')
    .set({ ...named(code), version: sql`version + 1`, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute()

export const removeCountry = (db: Db, id: number) => db.deleteFrom('countries').where('id', '=', id).execute()
