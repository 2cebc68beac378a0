import { type Actor, Role } from 'contract/permissions'
import type { ReportFigures } from 'contract/reports'
import type { Language } from 'contract/shapes'
import {
  type EvaluationStatistic,
  evaluationStatistics,
  type SchoolStatistic,
  type StatisticModel,
  type Statistics,
  type StatisticsFilters,
  schoolStatistics,
} from 'contract/statistics'
import type { Db } from '../database/db.ts'
import { evaluationStatisticsOf } from './evaluations/queries.ts'
import { schoolStatisticsOf } from './schools/queries.ts'

type Place = { country: number; region?: number }
type Every = Omit<ReportFigures, 'regions'>

const regionName = async (db: Db, region: number): Promise<string> => {
  const { name } = await db
    .selectFrom('regions')
    .select('name')
    .where('id', '=', region)
    .executeTakeFirstOrThrow()
  return name
}

/** One after the other: they share the transaction's one connection. */
const every = async (
  db: Db,
  actor: Actor,
  language: Language,
  filters: Partial<StatisticsFilters> & { model: StatisticModel },
): Promise<Every> => {
  const evaluations: Record<string, Statistics> = {}
  const schools: Record<string, Statistics> = {}
  const asked = filters as StatisticsFilters
  for (const type of evaluationStatistics)
    evaluations[type] = await evaluationStatisticsOf(db, actor, language, { ...asked, type })
  for (const type of schoolStatistics)
    schools[type] = await schoolStatisticsOf(db, actor, language, { ...asked, type })
  return { evaluations, schools } as Every
}

/**
 * All statistics of a country and its regions, or of a region, as they stand. They are what somebody sees who sees the
 * whole country and nothing else, whoever asks: small numbers are hidden the same in every report of a country.
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
    return { ...(await every(db, reader, language, { model: 'region', region__name })), regions: null }
  }
  const whole = await every(db, reader, language, { model: 'country' })
  return { ...whole, regions: await every(db, reader, language, { model: 'region' }) }
}

/** One type of statistics, whichever of the two calls answers it. */
export const statisticsOf = (
  db: Db,
  actor: Actor,
  language: Language,
  filters: StatisticsFilters,
  type: EvaluationStatistic | SchoolStatistic,
): Promise<Statistics> =>
  (evaluationStatistics as readonly string[]).includes(type)
    ? evaluationStatisticsOf(db, actor, language, { ...filters, type: type as EvaluationStatistic })
    : schoolStatisticsOf(db, actor, language, { ...filters, type: type as SchoolStatistic })
