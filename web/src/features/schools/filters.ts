import { orderFrom } from '../../app/lists/order.ts'
import type { SchoolFilters } from './queries.ts'
import type { SchoolsSearch } from './search.ts'

export const pageSizes = [10, 25, 50] as const
const sortable = ['name', 'region', 'country', 'students', 'updated_at']

/** Page, size and order as they count, whatever the address says. */
export const windowOf = ({ page, page_size, order }: SchoolsSearch) => ({
  page: page ?? 1,
  pageSize: pageSizes.find((size) => size === page_size) ?? pageSizes[0],
  order: orderFrom(order, sortable, 'name'),
})

export const listQuestion = (search: SchoolsSearch): SchoolFilters => {
  const { page, pageSize, order } = windowOf(search)
  return {
    ...(search.search !== undefined && { search: search.search }),
    ...(search.country !== undefined && { country__name: search.country }),
    ...(search.region !== undefined && { region__name: search.region }),
    page: String(page),
    page_size: String(pageSize),
    order: order.text,
  }
}

/** How many filters are set, the search not counted. */
export const filtersSet = ({ country, region }: SchoolsSearch): number =>
  [country, region].filter((value) => value !== undefined).length
