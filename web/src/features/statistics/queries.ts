import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Ref } from 'contract/shapes'
import {
  type EvaluationStatistic,
  type EvaluationStatisticsAsked,
  evaluationStatistics,
  type SchoolStatistic,
  type Statistics,
  statisticsCalls,
  type statisticValues,
} from 'contract/statistics'
import type { z } from 'zod'
import { readMoreWords } from '../../i18n/read-language.ts'
import { ask } from '../../session/ask.ts'
import { later } from '../../ui/later.tsx'
import { freshFor, statisticsKey } from './key.ts'

export type Statistic = EvaluationStatistic | SchoolStatistic
export type ValuesOf<Name extends Statistic> = z.infer<(typeof statisticValues)[Name]>
export type FigureRow<Name extends Statistic> = { place: Ref; schools: number; values: ValuesOf<Name> }
/** An answer of one type: its rows say what that type says. */
export type Figures<Name extends Statistic> = Omit<Statistics, 'rows'> & { rows: FigureRow<Name>[] }

/** What is asked beside the type: what a row stands for, and the filters. */
export type StatisticsQuestion = Omit<z.input<typeof EvaluationStatisticsAsked>, 'type'>

const isOfEvaluations = (type: Statistic): type is EvaluationStatistic =>
  (evaluationStatistics as readonly string[]).includes(type)

export const statisticsQuery = <Name extends Statistic>(type: Name, question: StatisticsQuestion) =>
  queryOptions({
    queryKey: statisticsKey(type, question),
    queryFn: async ({ signal }) =>
      (isOfEvaluations(type)
        ? await ask(statisticsCalls.evaluations, { query: { ...question, type }, signal })
        : await ask(statisticsCalls.schools, {
            query: { ...question, type: type as SchoolStatistic },
            signal,
          })) as unknown as Figures<Name>,
    placeholderData: keepPreviousData,
    staleTime: freshFor,
  })

/** The figures of a report, as they stood when it was written. */
export const FrozenFigures = later(async () => (await import('./frozen/FrozenFigures.tsx')).FrozenFigures)

/** The figures of a coordinator's regions, for the home page: they come with their words when they are shown. */
export const RegionFigures = later(async () => {
  await readMoreWords()
  return (await import('./panel/RegionFigures.tsx')).RegionFigures
})
