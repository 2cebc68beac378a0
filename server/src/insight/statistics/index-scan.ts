import { limits } from 'contract/platform/limits'
import { type RawBuilder, sql } from 'kysely'
import { regionScopeOf } from '../../access/scope.ts'
import { type Filters, inCountry, type Selection } from './filter-queries.ts'

/** How many rows match, and how many schools an index scan by name would search. */
export type Found = { found: number; schools: number }

/** Schools in scope and in the requested country, by the regions' counts. */
export const schoolsToScan = (selection: Selection<unknown>, filters: Filters): RawBuilder<number> => sql`
  (select coalesce(sum(regions.schools), 0)::int from regions
    where ${regionScopeOf(selection.scope, filters.areas)} and ${inCountry('regions.country_id', selection, filters)})`

/**
 * Whether scanning schools by name until a page is full reads fewer rows than sorting all matches; if evenly spread,
 * the scan reads `page × schools / found` schools.
 */
export const isIndexScan = (all: Found | undefined): boolean =>
  all !== undefined &&
  all.found > limits.unpaginatedMaximum &&
  limits.unpaginatedMaximum * all.schools <= all.found ** 2
