import { shownScore } from 'contract/evaluation/scores/scores'
import type { Statistics, StatisticsFilters } from 'contract/insight/statistics/statistics'
import type { Language } from 'contract/platform/shapes'
import { isOneOf, keysOf } from 'contract/platform/typed'
import { message } from '../../../platform/messages.ts'
import type { SheetCell } from '../../spreadsheets/cell.ts'
import { listTexts, statisticsTexts } from '../../spreadsheets/texts.ts'

type Value = number | null

/** Titles of statistics with a card of their own on the page. */
const titles = {
  stages: 'statistics.stages',
  domains: 'statistics.domains',
  lines: 'statistics.lines',
  priorities: 'statistics.priorities',
  plans: 'statistics.plans',
} as const

/** The title of a statistic's card; one that shares a card has its own title. */
const titleIn = (language: Language, { type, model }: Pick<Statistics, 'type' | 'model'>): string => {
  if (type === 'status') return message(language, `statistics.statusBy.${model}`)
  return isOneOf(keysOf(titles), type)
    ? message(language, titles[type])
    : statisticsTexts(language).statistics[type]
}

/** Their numbers are percentages, which a cell without a sign does not show. */
const percents = ['domains', 'lines'] as const

const isByDomain = (values: Value | Record<string, Value>): values is Record<string, Value> =>
  values !== null && typeof values === 'object'

/** The name of a figure, from shared texts or those of statistics. */
const measureIn = (language: Language, name: string): string => {
  const texts = listTexts(language)
  const own: Record<string, string> = statisticsTexts(language).measures
  const shared: Record<string, string> = {
    ...texts.headings,
    ...texts.status,
    ...texts.management,
    ...texts.type_of_school,
    ...texts.levels,
    ...texts.evaluation_type,
  }
  return own[name] ?? shared[name] ?? name
}

/** Percentages and points of priority have one decimal, as everywhere; counts are whole. */
const exact = (value: number): number => (Number.isInteger(value) ? value : shownScore(value))

/** One row a figure: statistic, place, number of schools, domain, name and number. */
export const figureRows = (
  { type, model, rows, suppressed }: Statistics,
  language: Language,
): SheetCell[][] => {
  const texts = statisticsTexts(language)
  const cellOf = (value: Value): SheetCell =>
    value === null ? (suppressed > 0 ? texts.hidden : null) : exact(value)
  const measureOf = (name: string): string =>
    isOneOf(percents, type) ? `${measureIn(language, name)} (%)` : measureIn(language, name)
  const title = titleIn(language, { type, model })
  return rows.flatMap(({ place, schools, values }) => {
    const about = [title, place.name, schools]
    return Object.entries(values).flatMap(([name, value]): SheetCell[][] =>
      isByDomain(value)
        ? Object.entries(value).map(([measure, number]) => [
            ...about,
            Number(name),
            measureOf(measure),
            cellOf(number),
          ])
        : [[...about, null, measureOf(name), cellOf(value)]],
    )
  })
}

/** The filters, so that a copied file still names them. */
export const filtersText = (filters: StatisticsFilters, language: Language): string => {
  const texts = listTexts(language)
  const { up_to_year } = statisticsTexts(language).headings
  const { management, type_of_school, evaluation_line__evaluation_type: kind } = filters
  const cellOf = [
    filters.country__name,
    filters.region__name,
    filters.year === undefined ? undefined : `${texts.headings.year}: ${filters.year}`,
    filters.up_to_year === undefined ? undefined : `${up_to_year}: ${filters.up_to_year}`,
    filters.instrument === undefined ? undefined : `${texts.headings.instrument}: ${filters.instrument}`,
    kind && texts.evaluation_type[kind],
    management && texts.management[management],
    type_of_school && texts.type_of_school[type_of_school],
  ]
  return cellOf.filter((each) => each !== undefined).join('; ')
}
