import { type Audience, coordinatorsOf, whoOpenTheSchools } from 'contract/access/disclosure'
import { Role } from 'contract/access/roles'
import type { Actor } from 'contract/access/scope'
import type { ReportFigures } from 'contract/insight/reports'
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
import { mostRegionsOfOne, storeCounted } from '../disclosure/queries.ts'
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

/**
 * All present statistics of a country and its regions, or of a region; what is hidden depends on the report's
 * readers, not on its author.
 */
export const figuresOfPlace = async (
  db: Db,
  { id }: Actor,
  language: Language,
  { country, region }: Place,
): Promise<ReportFigures> => {
  const reader: Actor = { id, role: Role.country, is_superuser: false, areas: [country] }
  if (region !== undefined) {
    const region__name = await regionName(db, region)
    const query = { model: 'region', region__name } as const
    const own = await every(db, reader, language, query, { audience: whoOpenTheSchools })
    return { ...own, regions: null, audience: 'region' }
  }
  const ofLearners = await readingOfCountry(db, country)
  const { isShown, added } = averagesShown(
    await countedLines(db, country),
    await storedAverages(db, country),
    ofLearners.audience,
  )
  const reading = { ...ofLearners, isShownOverTime: isShown }
  const whole = await every(db, reader, language, { model: 'country' }, reading)
  const regions = await every(db, reader, language, { model: 'region' }, reading)
  await storeCounted(db, country, shownCounts(whole.schools.learners, regions.schools.learners))
  await storeAverages(db, country, added)
  return { ...whole, regions, audience: 'country' }
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
