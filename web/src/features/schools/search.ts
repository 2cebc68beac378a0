/** The filters of the list as they stand in the address. */
export type SchoolsSearch = {
  page?: number | undefined
  page_size?: number | undefined
  search?: string | undefined
  country?: string | undefined
  region?: string | undefined
  order?: string | undefined
  columns?: string | undefined
}

/** An address typed by hand may have a number where words are searched for. */
const text = (value: unknown): string | undefined =>
  (typeof value === 'string' || typeof value === 'number') && value !== '' ? String(value) : undefined
const number = (value: unknown): number | undefined =>
  Number.isInteger(Number(value)) && Number(value) > 0 ? Number(value) : undefined

/** What is not a filter we know is left out: a mistyped address still shows the list. */
export const schoolsSearch = (given: Record<string, unknown>): SchoolsSearch => {
  const search = {
    page: number(given.page),
    page_size: number(given.page_size),
    search: text(given.search),
    country: text(given.country),
    region: text(given.region),
    order: text(given.order),
    columns: text(given.columns),
  }
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined))
}
