import type { StatisticModel } from 'contract/insight/statistics/statistics'
import type { MeanOfSchools } from 'contract/insight/statistics/trend'
import type { Language } from 'contract/platform/shapes'
import type { Findings } from '../../../insight/statistics/findings/queries.ts'
import { message } from '../../../platform/messages.ts'
import type { SheetCell } from '../../spreadsheets/cell.ts'

/** The findings of the page of statistics as rows: one number each, or a text for a number that is not shown. */
export const findingRows = (
  { weak, trend, means, ofWhole }: Findings,
  model: StatisticModel,
  place: string,
  language: Language,
): SheetCell[][] => {
  const ofIndicators = weak.indicators.flatMap(({ code, short, counted, schools, learners }) => {
    const about = [message(language, 'findings.weakPoints'), place, counted, Number(code[0])]
    const people = learners.people ?? message(language, 'findings.fewerThanFive')
    return [
      [...about, `${code} ${short}: ${message(language, 'findings.schoolsHead')}`, schools],
      [...about, `${code} ${short}: ${message(language, 'findings.learnersHead')}`, people],
      [...about, `${code} ${short}: ${message(language, 'findings.notAdded')}`, learners.hidden],
    ]
  })
  const shownMean = ({ schools, mean }: MeanOfSchools): SheetCell => {
    if (schools === 0) return null
    return mean === null ? message(language, 'statistics.notShown') : Math.round(mean)
  }
  const meanRow = (year: number, whose: string, of: MeanOfSchools): SheetCell[][] => {
    const about = [message(language, 'findings.trend'), place, of.schools, null]
    return of.schools === 0 ? [] : [[...about, `${whose}, ${year}`, shownMean(of)]]
  }
  const ofYears = trend.years.flatMap(({ year, all, stayed }) => [
    ...meanRow(year, message(language, 'findings.allSchools'), all),
    ...meanRow(year, message(language, 'findings.stayedSchools'), stayed),
  ])
  const ofPlaces = [...means, ...ofWhole].map((row): SheetCell[] => [
    message(language, `findings.meansBy.${model}`),
    row.place.name,
    row.schools,
    null,
    message(language, 'findings.meanHead'),
    shownMean(row),
  ])
  return [...ofIndicators, ...ofYears, ...ofPlaces]
}
