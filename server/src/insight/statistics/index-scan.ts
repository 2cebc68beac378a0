import { limits } from 'contract/platform/limits'
import { type RawBuilder, sql } from 'kysely'
import { regionScopeOf } from '../../access/scope.ts'
import { type Filters, inCountry, type Selection } from './filter-queries.ts'

/** How many rows fit, and among how many schools a walk in the order of the names looks for them. */
export type Found = { found: number; schools: number }

/** The schools within reach and in the country asked for, as their regions count them. */
export const schoolsToScan = (selection: Selection<unknown>, filters: Filters): RawBuilder<number> => sql`
  (select coalesce(sum(regions.schools), 0)::int from regions
    where ${regionScopeOf(selection.scope, filters.areas)} and ${inCountry('regions.country_id', selection, filters)})`

/**
 * Is it less work to walk the schools in the order of their names until a page is full, than to find all that fit and
 * sort them? If they are spread evenly, the walk looks at `page × schools / found` schools.
 */
export const isIndexScan = (all: Found | undefined): boolean =>
  all !== undefined &&
  all.found > limits.unpaginatedMaximum &&
  limits.unpaginatedMaximum * all.schools <= all.found ** 2
