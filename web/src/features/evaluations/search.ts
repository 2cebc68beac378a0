import { type EvaluationType, evaluationTypes, type LineStatus, lineStatuses } from 'contract/lines'

/** The filters of the list as they stand in the address; `new` opens the form for a new evaluation. */
export type EvaluationsSearch = {
  page?: number | undefined
  page_size?: number | undefined
  search?: string | undefined
  country?: string | undefined
  region?: string | undefined
  year?: number | undefined
  type?: EvaluationType | undefined
  status?: LineStatus | undefined
  order?: string | undefined
  columns?: string | undefined
  new?: true | undefined
}

/** An address typed by hand may have a number where words are searched for. */
const text = (value: unknown): string | undefined =>
  (typeof value === 'string' || typeof value === 'number') && value !== '' ? String(value) : undefined
const number = (value: unknown): number | undefined => {
  const whole = Number(value)
  return Number.isInteger(whole) && whole > 0 ? whole : undefined
}
const oneOf = <Value extends string>(values: readonly Value[], value: unknown): Value | undefined =>
  values.find((each) => each === value)

/** What is not a filter we know is left out: a mistyped address still shows the list. */
export const evaluationsSearch = (given: Record<string, unknown>): EvaluationsSearch => {
  const search = {
    page: number(given.page),
    page_size: number(given.page_size),
    search: text(given.search),
    country: text(given.country),
    region: text(given.region),
    year: number(given.year),
    type: oneOf(evaluationTypes, given.type),
    status: oneOf(lineStatuses, given.status),
    order: text(given.order),
    columns: text(given.columns),
    new: given.new === true ? (true as const) : undefined,
  }
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined))
}
