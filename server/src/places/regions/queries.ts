import { can } from 'contract/access/permissions'
import type { Actor } from 'contract/access/scope'
import type { NewRegion, RegionList } from 'contract/places/regions'
import { fold, type Language, type Ref } from 'contract/platform/shapes'
import { sql } from 'kysely'
import type { z } from 'zod'
import { regionScope } from '../../access/scope.ts'
import type { Db } from '../../platform/database/db.ts'
import { containing, counted, orderedBy, placed, window } from '../../platform/database/listing.ts'
import { countriesNamed, countryName, countryNameOrder } from '../countries/queries.ts'

type Query = z.output<typeof RegionList>

const regions = (db: Db, actor: Actor, language: Language) =>
  db
    .selectFrom('regions')
    .innerJoin('countries', 'countries.id', 'regions.country_id')
    .where(regionScope(actor))
    .select([
      'regions.id',
      'regions.name',
      sql<Ref>`json_build_object('id', countries.id, 'name', ${countryName(language)})`.as('country'),
      can(actor, 'region.page') ? 'regions.schools' : sql<null>`null`.as('schools'),
      'regions.version',
      'regions.updated_at',
    ])

const matching = (db: Db, actor: Actor, query: Pick<Query, 'search' | 'country__name'>) =>
  db
    .selectFrom('regions')
    .innerJoin('countries', 'countries.id', 'regions.country_id')
    .where(regionScope(actor))
    .$if(query.search !== undefined, (some) =>
      some.where('regions.folded', 'like', containing(fold(query.search ?? ''))),
    )
    .$if(query.country__name !== undefined, (some) => some.where(countriesNamed(query.country__name ?? '')))

export const regionList = (db: Db, actor: Actor, language: Language, query: Query) => {
  const { limit, offset } = window(query)
  const byName = ['regions.folded', 'regions.id']
  const keys = { name: byName, country: [countryNameOrder(language), 'countries.id', ...byName] }
  const page = matching(db, actor, query)
    .select('regions.id')
    .orderBy(orderedBy(query.order, keys))
    .limit(limit)
    .offset(offset)
  const count = matching(db, actor, query).select(sql<number>`count(*)`.as('count'))
  const rows = regions(db, actor, language)
    .innerJoin(placed(page), 'page.id', 'regions.id')
    .select('page.position')
  return counted(db, sql<number>`${count}`, rows)
}

export const regionById = (db: Db, actor: Actor, language: Language, id: number) =>
  regions(db, actor, language).where('regions.id', '=', id).executeTakeFirst()

/** A region in reach, held for a change; its place and version. */
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

/** The place of a region within reach, which stays in its country while this transaction goes on. */
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
