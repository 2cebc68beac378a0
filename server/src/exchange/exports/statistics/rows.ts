import { shownScore } from 'contract/evaluation/scores/scores'
import type { Statistics, StatisticsFilters } from 'contract/insight/statistics/statistics'
import type { Language } from 'contract/platform/shapes'
import type { SheetCell } from '../../spreadsheets/cell.ts'
import { listTexts, statisticsTexts } from '../../spreadsheets/texts.ts'

type Value = number | null

const isByDomain = (values: Value | Record<string, Value>): values is Record<string, Value> =>
  values !== null && typeof values === 'object'

/** The words of a figure's name: those that other sheets use too, or those of statistics alone. */
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

/** Percent and points of priority have one decimal, as everywhere; counts are whole. */
const exact = (value: number): number => (Number.isInteger(value) ? value : shownScore(value))

/** One row a figure: statistic, place, schools behind it, domain, what is counted, and the number. */
export const figureRows = ({ type, rows, suppressed }: Statistics, language: Language): SheetCell[][] => {
  const texts = statisticsTexts(language)
  const cellOf = (value: Value): SheetCell =>
    value === null ? (suppressed > 0 ? texts.hidden : null) : exact(value)
  return rows.flatMap(({ place, schools, values }) => {
    const about = [texts.statistics[type], place.name, schools]
    return Object.entries(values).flatMap(([name, value]): SheetCell[][] =>
      isByDomain(value)
        ? Object.entries(value).map(([measure, number]) => [
            ...about,
            Number(name),
            measureIn(language, measure),
            cellOf(number),
          ])
        : [[...about, null, measureIn(language, name), cellOf(value)]],
    )
  })
}

/** What the figures were narrowed to, so that a file that travels still says it. */
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
