import { worksIn } from 'contract/access/roles'
import type { Actor } from 'contract/access/scope'
import type { LineStatus } from 'contract/evaluation/lines'
import type { StatisticModel } from 'contract/insight/statistics/statistics'
import { wholeModelOf, worksInOnly } from 'contract/insight/statistics/statistics-scope'
import type { StatisticsQuestion } from './question.ts'
import type { StatisticsSearch } from './search.ts'

/** What the rows are, and the one place that they add up to, if there is one. */
export type StatisticsScope = {
  parts: StatisticsQuestion
  /** The query with one row for the whole; null over several countries, or several regions of a coordinator. */
  whole: StatisticsQuestion | null
  model: StatisticModel
}

const filtersOf = (search: StatisticsSearch): Omit<StatisticsQuestion, 'model'> => ({
  ...(search.country !== undefined && { country__name: search.country }),
  ...(search.region !== undefined && { region__name: search.region }),
  ...(search.year !== undefined && { year: String(search.year) }),
  ...(search.until !== undefined && { up_to_year: String(search.until) }),
  ...(search.type !== undefined && { evaluation_line__evaluation_type: search.type }),
  ...(search.instrument !== undefined && { instrument: String(search.instrument) }),
  ...(search.management !== undefined && { management: search.management }),
  ...(search.school !== undefined && { type_of_school: search.school }),
})

/** Countries, then regions of one, then schools of one; people with only one place start inside it. */
const levelOf = ({ country, region }: StatisticsSearch, actor: Actor): StatisticModel => {
  if (region !== undefined || worksInOnly(actor, 'region')) return 'school'
  if (worksIn(actor, 'region')) return 'region'
  return country !== undefined || worksInOnly(actor, 'country') ? 'region' : 'country'
}

export const scopeOf = (search: StatisticsSearch, actor: Actor): StatisticsScope => {
  const model = levelOf(search, actor)
  const filters = filtersOf(search)
  const { country: country__name, region: region__name } = search
  const whole = wholeModelOf(actor, { model, country__name, region__name })
  return { model, parts: { model, ...filters }, whole: whole && { model: whole, ...filters } }
}

/** The filters behind a link on a row: one level down, or the results of a school. */
export const searchInside = (
  search: StatisticsSearch,
  model: StatisticModel,
  name: string,
): StatisticsSearch => (model === 'country' ? { ...search, country: name } : { ...search, region: name })

/** The query for the schools behind a number, of one place where it is that of one. */
export const schoolsQuestion = ({ model, parts }: StatisticsScope, place?: string): StatisticsQuestion => ({
  ...parts,
  model: 'school',
  ...(place !== undefined && model === 'country' && { country__name: place }),
  ...(place !== undefined && model === 'region' && { region__name: place }),
})

/** Whether the list of evaluations has all the filters that are set. */
export const isKnownToLists = ({ until, instrument, management, school }: StatisticsSearch): boolean =>
  [until, instrument, management, school].every((filter) => filter === undefined)

/**
 * Whether the list of a status has the evaluations that are counted under it. Counted is an evaluation's last line,
 * listed is any line; only a closed line has one after it, and of one type there is one line.
 */
export const isListedAsCounted = (search: StatisticsSearch, status: LineStatus): boolean =>
  isKnownToLists(search) && (status !== 'CLOSED' || search.type !== undefined)

/** Whether only places are filtered, since the list of schools has no other filter of the statistics. */
export const isOnlyPlaces = (search: StatisticsSearch): boolean =>
  isKnownToLists(search) && search.year === undefined && search.type === undefined

/** The list behind a number, with those filters that the list has. */
export const listWithin = (
  list: '/evaluations' | '/schools',
  search: StatisticsSearch,
  more: Record<string, string | undefined> = {},
): string => {
  const { country, region, year, type } = search
  const ofLines = list === '/evaluations' ? { year: year?.toString(), type } : {}
  const wanted = { country, region, ...ofLines, ...more }
  const parameters = new URLSearchParams(
    Object.entries(wanted).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
  return parameters.size > 0 ? `${list}?${parameters}` : list
}

/** The list behind the number of one row. */
export const listOfPlace = (
  list: '/evaluations' | '/schools',
  search: StatisticsSearch,
  model: StatisticModel,
  name: string,
  more: Record<string, string | undefined> = {},
): string =>
  model === 'school'
    ? listWithin(list, search, { ...more, search: name })
    : listWithin(list, searchInside(search, model, name), more)
