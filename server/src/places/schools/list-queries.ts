import { worksIn } from 'contract/access/roles'
import type { Actor } from 'contract/access/scope'
import type { SchoolList } from 'contract/places/schools'
import { limits } from 'contract/platform/limits'
import { fold, type Language } from 'contract/platform/shapes'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import {
  countryScopeOf,
  ofSchools,
  regionScopeOf,
  type Scope,
  scopeCondition,
  scopeOf,
} from '../../access/scope.ts'
import type { Db } from '../../platform/database/db.ts'
import {
  containing,
  type Depth,
  depthOf,
  near,
  orderedBy,
  pageOf,
  placed,
  window,
} from '../../platform/database/listing.ts'
import { prepared } from '../../platform/database/prepared.ts'
import { countriesFolded, countryNameOrder } from '../countries/queries.ts'
import { inRegionNamed } from '../regions/queries.ts'
import { schoolListed } from './queries.ts'

type Query = z.output<typeof SchoolList>

type Shape = {
  scope: Scope
  language: Language
  order: string
  summary: boolean
  depth: Depth
  has: { search: boolean; country: boolean; region: boolean; code: boolean }
}

/** Names without case and accents; `reached` is the offset of a page's end. */
type Values = {
  areas: number[]
  search: string
  country: string
  region: string
  code: string
  limit: number
  offset: number
  reached: number
}

/** At most one country: no name is that of two, in any language. */
const inCountry = (column: string, name: string): RawBuilder<boolean> =>
  sql`${sql.ref(column)} = (select countries.id from countries where ${countriesFolded(name)} limit 1)`

const matching = (db: Db, { scope, has }: Shape, { areas, search, country, region, code }: Values) =>
  db
    .selectFrom('schools')
    .where(scopeCondition(scope, areas, ofSchools))
    .$if(has.search, (some) => some.where('schools.folded', 'like', search))
    .$if(has.country, (some) => some.where(inCountry('schools.country_id', country)))
    .$if(has.region, (some) => some.where(inRegionNamed('schools.region_id', region)))
    .$if(has.code, (some) => some.where(sql<boolean>`lower(schools.register_code) = lower(${code})`))

/** The total. Regions store their number, so that only a search and a code count schools (decision 009). */
const countOf = (db: Db, shape: Shape, values: Values) => {
  const { scope, has } = shape
  if (has.search || has.code || worksIn(scope, 'school')) {
    return matching(db, shape, values).select(sql<number>`count(*)`.as('count'))
  }
  return db
    .selectFrom('regions')
    .where(regionScopeOf(scope, values.areas))
    .$if(has.country, (some) => some.where(inCountry('regions.country_id', values.country)))
    .$if(has.region, (some) => some.where('regions.folded', '=', values.region))
    .select(sql<number>`coalesce(sum(regions.schools), 0)`.as('count'))
}

/**
 * The schools of the regions, found before they are sorted: OFFSET stops PostgreSQL from scanning all schools in the
 * requested order until it has found enough.
 */
const ofFewRegions = (db: Db, shape: Shape, values: Values) =>
  db.selectFrom(matching(db, shape, values).selectAll('schools').offset(sql.lit(0)).as('schools'))

const idsOf = (db: Db, shape: Shape, values: Values) => {
  const byName = ['schools.folded', 'schools.id']
  const order = orderedBy(shape.order, {
    name: byName,
    students: ['schools.students', 'schools.id'],
    updated_at: ['schools.updated_at', 'schools.id'],
    region: ['regions.folded', 'regions.id', ...byName],
    country: [countryNameOrder(shape.language), 'countries.id', ...byName],
  })
  const name = shape.order.replace(/^-/, '')
  const isFew = shape.has.region && ['students', 'updated_at'].includes(name)
  const all = isFew ? ofFewRegions(db, shape, values) : matching(db, shape, values)
  const { depth } = shape
  const rowsInScope = depth === 'far' ? values.reached : sql.lit(depth === 'first' ? limits.pageSize : near)
  const ids = {
    region: () =>
      all
        .innerJoin('regions', (join) =>
          join
            .onRef('regions.id', '=', 'schools.region_id')
            .onRef('regions.country_id', '=', 'schools.country_id'),
        )
        .select('schools.id'),
    // of each country only as many as the page could show: else all schools would be read and sorted
    country: () =>
      db
        .selectFrom('countries')
        .where(countryScopeOf(shape.scope, values.areas))
        .innerJoinLateral(
          all
            .whereRef('schools.country_id', '=', sql.ref('countries.id'))
            .select(['schools.id', 'schools.folded'])
            .orderBy(orderedBy(shape.order, { country: byName }))
            .limit(rowsInScope)
            .as('schools'),
          (join) => join.onTrue(),
        )
        .select('schools.id'),
  }[name]
  const found = (ids?.() ?? all.select('schools.id')).orderBy(order)
  return pageOf(depth, values, found)
}

const item = ({ language, summary }: Shape): RawBuilder<unknown> =>
  summary ? sql`json_build_object('id', schools.id, 'name', schools.name)` : schoolListed(language)

const list = prepared<Shape, Values, { count: number; rows: string }>(
  (db, shape, values) => sql`
    select ${countOf(db, shape, values)} as count, (
      select coalesce(json_agg(${item(shape)} order by page.position), '[]')
      from ${placed(idsOf(db, shape, values))}
      join schools on schools.id = page.id
      join regions on regions.id = schools.region_id
      join countries on countries.id = schools.country_id)::text as rows`,
)

export const schoolList = async (db: Db, actor: Actor, language: Language, query: Query) => {
  const { search, country__name: country, region__name: region, register_code: code, order, summary } = query
  const { limit, offset } = window(query)
  const has = {
    search: search !== undefined,
    country: country !== undefined,
    region: region !== undefined,
    code: code !== undefined,
  }
  const [answer] = await list(
    db,
    { scope: scopeOf(actor), language, order, summary, depth: depthOf(query), has },
    {
      areas: actor.areas,
      search: containing(fold(search ?? '')),
      country: fold(country ?? ''),
      region: fold(region ?? ''),
      code: code ?? '',
      limit,
      offset,
      reached: offset + limit,
    },
  )
  return answer ?? { count: 0, rows: '[]' }
}
