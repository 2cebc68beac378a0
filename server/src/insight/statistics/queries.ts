import { type Audience, coordinatorsOf, whoOpenTheSchools } from 'contract/access/disclosure'
import { Role } from 'contract/access/roles'
import type { Actor } from 'contract/access/scope'
import { type HiddenFigure, hiddenFigures, type ReportFigures } from 'contract/insight/report-figures'
import {
  type EvaluationStatistic,
  evaluationStatistics,
  type SchoolStatistic,
  type Statistics,
  type StatisticsFilters,
  schoolStatistics,
} from 'contract/insight/statistics/statistics'
import type { Language } from 'contract/platform/shapes'
import { defined, isOneOf, recordOf } from 'contract/platform/typed'
import type { AveragesReading } from '../../access/disclosure/averages.ts'
import type { Reading } from '../../access/disclosure/learners.ts'
import type { Db } from '../../platform/database/db.ts'
import { countedLines, storeAverages, storedAverages } from '../disclosure/averages-queries.ts'
import { averagesShown } from '../disclosure/averages-shown.ts'
import { lockCountry, mostRegionsOfOne, storeCounted } from '../disclosure/queries.ts'
import { shownCounts } from '../disclosure/shown-counts.ts'
import { countedBefore } from '../disclosure/since.ts'
import { evaluationStatisticsOf } from './evaluations/queries.ts'
import { schoolStatisticsOf } from './school-queries.ts'

type Place = { country: number; region?: number }
type Every = Omit<ReportFigures, 'regions' | 'audience'>

const regionName = async (db: Db, region: number): Promise<string> => {
  const { name } = await db
    .selectFrom('regions')
    .select('name')
    .where('id', '=', region)
    .executeTakeFirstOrThrow()
  return name
}

/** Sequentially, since they share the transaction's connection. */
const oneByOne = async <Type extends string>(
  types: readonly Type[],
  read: (type: Type) => Promise<Statistics>,
): Promise<Record<Type, Statistics>> => {
  const answers = new Map<Type, Statistics>()
  for (const type of types) answers.set(type, await read(type))
  return recordOf(types, (type) => defined(answers.get(type)))
}

const every = async (
  db: Db,
  actor: Actor,
  language: Language,
  filters: StatisticsFilters,
  reading: Reading & AveragesReading,
): Promise<Every> => {
  const evaluations = await oneByOne(evaluationStatistics, (type) =>
    evaluationStatisticsOf(db, actor, language, { ...filters, type }, reading),
  )
  const schools = await oneByOne(schoolStatistics, (type) =>
    schoolStatisticsOf(db, actor, language, { ...filters, type }, reading),
  )
  return { evaluations, schools }
}

/** Readers of a country's report include its coordinators, each of whom knows the numbers of some regions. */
const readingOfCountry = async (db: Db, country: number): Promise<Reading> => {
  const audience: Audience = coordinatorsOf(await mostRegionsOfOne(db, country))
  return { audience, before: await countedBefore(db, country) }
}

const figuresOfRegion = async (db: Db, reader: Actor, language: Language, region: number) => {
  const query = { model: 'region', region__name: await regionName(db, region) } as const
  const own = await every(db, reader, language, query, { audience: whoOpenTheSchools })
  return { ...own, regions: null, audience: 'region' as const }
}

/** `added`: the averages that a report with these figures shows for the first time. */
const figuresOfCountry = async (db: Db, reader: Actor, language: Language, country: number) => {
  const ofLearners = await readingOfCountry(db, country)
  const { isShown, added } = averagesShown(
    await countedLines(db, country),
    await storedAverages(db, country),
    ofLearners.audience,
  )
  const reading = { ...ofLearners, isShownOverTime: isShown }
  const whole = await every(db, reader, language, { model: 'country' }, reading)
  const regions = await every(db, reader, language, { model: 'region' }, reading)
  return { figures: { ...whole, regions, audience: 'country' as const }, added }
}

/** What is hidden depends on a report's readers, not on its author. */
const readerOf = ({ id }: Actor, { country }: Place): Actor => ({
  id,
  role: Role.country,
  is_superuser: false,
  areas: [country],
})

/** The figures of a new report: all present statistics of a country and its regions, or of a region. */
export const figuresOfPlace = async (
  db: Db,
  actor: Actor,
  language: Language,
  place: Place,
): Promise<ReportFigures> => {
  const reader = readerOf(actor, place)
  const { country, region } = place
  if (region !== undefined) return figuresOfRegion(db, reader, language, region)
  await lockCountry(db, country)
  const { figures, added } = await figuresOfCountry(db, reader, language, country)
  await storeCounted(db, country, shownCounts(figures.schools.learners, figures.regions.schools.learners))
  await storeAverages(db, country, added)
  return figures
}

/** What those figures would hide if a report were written now; remembers nothing. */
export const hiddenInPlace = async (
  db: Db,
  actor: Actor,
  language: Language,
  place: Place,
): Promise<HiddenFigure[]> => {
  const reader = readerOf(actor, place)
  const { country, region } = place
  if (region !== undefined) return hiddenFigures(await figuresOfRegion(db, reader, language, region))
  return hiddenFigures((await figuresOfCountry(db, reader, language, country)).figures)
}

export const statisticsOf = (
  db: Db,
  actor: Actor,
  language: Language,
  filters: StatisticsFilters,
  type: EvaluationStatistic | SchoolStatistic,
): Promise<Statistics> =>
  isOneOf(evaluationStatistics, type)
    ? evaluationStatisticsOf(db, actor, language, { ...filters, type })
    : schoolStatisticsOf(db, actor, language, { ...filters, type })
