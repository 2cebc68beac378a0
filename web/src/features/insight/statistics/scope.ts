import { worksIn } from 'contract/access/roles'
import type { Actor } from 'contract/access/scope'
import type { StatisticModel } from 'contract/insight/statistics/statistics'
import { wholeModelOf, worksInOnly } from 'contract/insight/statistics/statistics-scope'
import type { StatisticsQuestion } from './question.ts'
import type { StatisticsSearch } from './search.ts'

/** What the page is about: what its rows stand for, and the one place they make up, if there is one. */
export type StatisticsScope = {
  /** The question whose rows are shown. */
  parts: StatisticsQuestion
  /** The question with one row for the whole; null over many countries, or many regions of a coordinator. */
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

/** From the countries to the regions of one and the schools of one: who has only one begins inside it. */
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

/** Where a click on a place of the rows leads: one level down, or to the results of the school. */
export const searchInside = (
  search: StatisticsSearch,
  model: StatisticModel,
  name: string,
): StatisticsSearch => (model === 'country' ? { ...search, country: name } : { ...search, region: name })

/** The same question of the schools that a number of the rows is made of; of one place, where it is that of one. */
export const schoolsQuestion = ({ model, parts }: StatisticsScope, place?: string): StatisticsQuestion => ({
  ...parts,
  model: 'school',
  ...(place !== undefined && model === 'country' && { country__name: place }),
  ...(place !== undefined && model === 'region' && { region__name: place }),
})

/** Has the list of evaluations all the filters that are set? */
export const isKnownToLists = ({ until, instrument, management, school }: StatisticsSearch): boolean =>
  [until, instrument, management, school].every((filter) => filter === undefined)

/** Are only places asked for? The list of schools knows no other filter of the figures. */
export const isOnlyPlaces = (search: StatisticsSearch): boolean =>
  isKnownToLists(search) && search.year === undefined && search.type === undefined

/** The list behind a number, with the same filters as far as the list knows them. */
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

/** The same for one place of the rows. */
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
