import { can } from 'contract/access/permissions'
import type { Actor } from 'contract/access/scope'
import type { NewRegion, RegionList } from 'contract/places/regions'
import { fold, type Language, type Ref } from 'contract/platform/shapes'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import { regionScope, regionScopeOf, type Scope, scopeOf } from '../../access/scope.ts'
import type { Db } from '../../platform/database/db.ts'
import {
  containing,
  countedPage,
  countedRows,
  orderedBy,
  placed,
  window,
} from '../../platform/database/listing.ts'
import { prepared } from '../../platform/database/prepared.ts'
import { countriesFolded, countryName, countryNameOrder } from '../countries/queries.ts'

type Query = z.output<typeof RegionList>

/** `isHigh`: only whoever manages regions sees their numbers. */
type Shape = { scope: Scope; language: Language; isHigh: boolean }
type ListShape = Shape & { order: string; has: { search: boolean; country: boolean } }
type Values = { areas: number[]; search: string; country: string; limit: number; offset: number }

/** The name comes without case and accents. */
export const inRegionNamed = (column: string, folded: string): RawBuilder<boolean> =>
  sql`${sql.ref(column)} in (select named.id from regions named where named.folded = ${folded})`

const regions = (db: Db, { scope, language, isHigh }: Shape, { areas }: Pick<Values, 'areas'>) =>
  db
    .selectFrom('regions')
    .innerJoin('countries', 'countries.id', 'regions.country_id')
    .where(regionScopeOf(scope, areas))
    .select([
      'regions.id',
      'regions.name',
      sql<Ref>`json_build_object('id', countries.id, 'name', ${countryName(language)})`.as('country'),
      isHigh ? 'regions.schools' : sql<null>`null`.as('schools'),
      'regions.version',
      'regions.updated_at',
    ])

const matching = (db: Db, { scope, has }: ListShape, { areas, search, country }: Values) =>
  db
    .selectFrom('regions')
    .innerJoin('countries', 'countries.id', 'regions.country_id')
    .where(regionScopeOf(scope, areas))
    .$if(has.search, (some) => some.where('regions.folded', 'like', search))
    .$if(has.country, (some) => some.where(countriesFolded(country)))

const list = prepared((db, shape: ListShape, values: Values) => {
  const byName = ['regions.folded', 'regions.id']
  const keys = { name: byName, country: [countryNameOrder(shape.language), 'countries.id', ...byName] }
  const page = matching(db, shape, values)
    .select('regions.id')
    .orderBy(orderedBy(shape.order, keys))
    .limit(values.limit)
    .offset(values.offset)
  const count = matching(db, shape, values).select(sql<number>`count(*)`.as('count'))
  const rows = regions(db, shape, values)
    .innerJoin(placed(page), 'page.id', 'regions.id')
    .select('page.position')
  return countedPage(sql<number>`${count}`, rows)
})

const shapeFor = (actor: Actor, language: Language): Shape => ({
  scope: scopeOf(actor),
  language,
  isHigh: can(actor, 'region.page'),
})

export const regionList = async (db: Db, actor: Actor, language: Language, query: Query) => {
  const { search, country__name: country, order } = query
  const has = { search: search !== undefined, country: country !== undefined }
  const found = await list(
    db,
    { ...shapeFor(actor, language), order, has },
    {
      areas: actor.areas,
      search: containing(fold(search ?? '')),
      country: fold(country ?? ''),
      ...window(query),
    },
  )
  return countedRows(found)
}

const byId = prepared((db, shape: Shape, { areas, id }: { areas: number[]; id: number }) =>
  regions(db, shape, { areas }).where('regions.id', '=', id),
)

export const regionById = async (db: Db, actor: Actor, language: Language, id: number) => {
  const [region] = await byId(db, shapeFor(actor, language), { areas: actor.areas, id })
  return region
}

/** A region in scope with place and version, locked. */
export const regionToChange = (db: Db, actor: Actor, id: number) =>
  db
    .selectFrom('regions')
    .where(regionScope(actor))
    .where('regions.id', '=', id)
    .select([
      'regions.id',
      'regions.id as region',
      'regions.country_id as country',
      'regions.name',
      'regions.version',
    ])
    .forUpdate()
    .executeTakeFirst()

/** A region in scope, locked so that it stays in its country until the transaction ends. */
export const regionPlace = (db: Db, actor: Actor, id: number) =>
  db
    .selectFrom('regions')
    .where(regionScope(actor))
    .where('regions.id', '=', id)
    .select(['regions.id as region', 'regions.country_id as country'])
    .forKeyShare()
    .executeTakeFirst()

export const addRegion = (db: Db, region: z.output<typeof NewRegion>) =>
  db
    .insertInto('regions')
    .values({ name: region.name, folded: fold(region.name), country_id: region.country })
    .returning('id')
    .executeTakeFirstOrThrow()

export const changeRegion = (
  db: Db,
  id: number,
  change: { name?: string | undefined; country?: number | undefined },
) =>
  db
    .updateTable('regions')
    .set({
      ...(change.name !== undefined && { name: change.name, folded: fold(change.name) }),
      ...(change.country !== undefined && { country_id: change.country }),
      version: sql`version + 1`,
      updated_at: sql`now()`,
    })
    .where('id', '=', id)
    .execute()

export const removeRegion = (db: Db, id: number) => db.deleteFrom('regions').where('id', '=', id).execute()
