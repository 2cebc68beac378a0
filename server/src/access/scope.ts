import { can } from 'contract/access/permissions'
import { type AreaKind, areaKindOf, type Role, worksIn } from 'contract/access/roles'
import type { Actor } from 'contract/access/scope'
import { type RawBuilder, sql } from 'kysely'

export type Columns = Record<AreaKind, string>

export const ofSchools: Columns = {
  country: 'schools.country_id',
  region: 'schools.region_id',
  school: 'schools.id',
}
export const ofEvaluations: Columns = {
  country: 'evaluations.country_id',
  region: 'evaluations.region_id',
  school: 'evaluations.school_id',
}
/** Of a line's summary, which follows its school. */
export const ofSummaries: Columns = {
  country: 'line_summaries.country_id',
  region: 'line_summaries.region_id',
  school: 'line_summaries.school_id',
}

/** Of drafts of editions, which people of countries work on: one for all countries is in nobody's area. */
export const ofDrafts: Columns = {
  country: 'edition_drafts.country_id',
  region: 'edition_drafts.country_id',
  school: 'edition_drafts.country_id',
}

const ofRegions: Columns = {
  country: 'regions.country_id',
  region: 'regions.id',
  school: 'regions.id',
}

/** What of a person the text of a statement depends on; which areas they are goes in as a value. */
export type Scope = { role: Role; hasOneArea: boolean }

export const scopeOf = ({ role, areas }: Actor): Scope => ({ role, hasOneArea: areas.length === 1 })

/** The condition of the scope, for a statement that is written once for each scope. */
export const scopeCondition = (
  { role, hasOneArea }: Scope,
  areas: number[],
  columns: Columns,
): RawBuilder<boolean> => {
  const kind = areaKindOf(role)
  if (kind === null) return sql`true`
  const column = sql.ref(columns[kind])
  // one area by equality: the index then also gives the order of the list
  if (hasOneArea) return sql`${column} = (${areas}::int[])[1]`
  return sql`${column} = any(${areas}::int[])`
}

/**
 * The SQL twin of `rowsInScope` in contract/access/scope: joined into every list and every look-up, so that a row
 * outside a person's scope is never fetched. Without areas nothing is in scope, but for who has full scope.
 */
export const rowsInScope = (actor: Actor, columns: Columns): RawBuilder<boolean> =>
  scopeCondition(scopeOf(actor), actor.areas, columns)

/** Regions a person reads: their own, those of their country, or (a school) the one their school lies in. */
export const regionScopeOf = (scope: Scope, areas: number[]): RawBuilder<boolean> => {
  if (worksIn(scope, 'school')) {
    return sql`regions.id in (select region_id from schools where schools.id = any(${areas}::int[]))`
  }
  return scopeCondition(scope, areas, ofRegions)
}

export const regionScope = (actor: Actor): RawBuilder<boolean> => regionScopeOf(scopeOf(actor), actor.areas)

/** Countries a person reads: their own, or the one above their region or school. */
export const countryScopeOf = (scope: Scope, areas: number[]): RawBuilder<boolean> => {
  if (worksIn(scope, 'region')) {
    return sql`countries.id in (select country_id from regions where regions.id = any(${areas}::int[]))`
  }
  if (worksIn(scope, 'school')) {
    return sql`countries.id in (select country_id from schools where schools.id = any(${areas}::int[]))`
  }
  return scopeCondition(scope, areas, {
    country: 'countries.id',
    region: 'countries.id',
    school: 'countries.id',
  })
}

export const countryScope = (actor: Actor): RawBuilder<boolean> => countryScopeOf(scopeOf(actor), actor.areas)

/**
 * Reports a person reads: of their own places, and a coordinator those of the country above. Stands where `reports`
 * can be seen, with the region of each beside it.
 */
export const reportScope = (actor: Actor): RawBuilder<boolean> => {
  const own = rowsInScope(actor, {
    country: 'reach_of_report.country',
    region: 'reports.region_id',
    school: 'reports.region_id',
  })
  const country = sql`(select coalesce(reports.country_id, regions.country_id) as country) as reach_of_report`
  const above = worksIn(actor, 'region')
    ? sql`reports.country_id in (select country_id from regions where regions.id = any(${actor.areas}::int[]))`
    : sql`false`
  return can(actor, 'report.read')
    ? sql`(exists (select from ${country} where ${own}) or ${above})`
    : sql`false`
}
