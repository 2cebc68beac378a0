import { z } from 'zod'
import { get } from '../../access/call.ts'
import { hiddenReasons } from '../../access/disclosure.ts'
import { EvaluationType, lineStatuses } from '../../evaluation/lines.ts'
import { actionStatuses } from '../../evaluation/plan/actions.ts'
import { goalStatuses } from '../../evaluation/plan/goals.ts'
import { stageCountNames } from '../../evaluation/scores/summary.ts'
import { disabilityCounts, levels, managements, typesOfSchool } from '../../places/school-fields.ts'
import { limits } from '../../platform/limits.ts'
import { because, queryId, queryYear, Ref, singleLine } from '../../platform/shapes.ts'
import { isOneOf, recordOf } from '../../platform/typed.ts'

export const evaluationStatistics = [
  'status',
  'progress',
  'domains',
  'stages',
  'lines',
  'priorities',
  'plans',
] as const
export type EvaluationStatistic = (typeof evaluationStatistics)[number]
export const schoolStatistics = [
  'count',
  'management',
  'type_of_school',
  'level',
  'learners',
  'staff',
] as const
export type SchoolStatistic = (typeof schoolStatistics)[number]
export const statisticModels = ['country', 'region', 'school'] as const
export type StatisticModel = (typeof statisticModels)[number]

const oneOf = <const Name extends string>(
  names: readonly Name[],
  code: 'invalid_statistic_type' | 'invalid_model_type',
) => z.custom<Name>((value) => isOneOf(names, value), because(code))

const filters = {
  model: oneOf(statisticModels, 'invalid_model_type'),
  instrument: queryId.optional(),
  year: queryYear.optional().describe('evaluated in this year'),
  up_to_year: queryYear.optional().describe('the last line of each until this year, the year included'),
  evaluation_line__evaluation_type: EvaluationType.optional(),
  country__name: singleLine(limits.name).optional(),
  region__name: singleLine(limits.name).optional(),
  management: z.enum(managements).optional(),
  type_of_school: z.enum(typesOfSchool).optional(),
}

export const EvaluationStatisticsQuery = z.object({
  type: oneOf(evaluationStatistics, 'invalid_statistic_type'),
  ...filters,
})
export const SchoolStatisticsQuery = z.object({
  type: oneOf(schoolStatistics, 'invalid_statistic_type'),
  ...filters,
})
export type StatisticsFilters = Omit<z.output<typeof EvaluationStatisticsQuery>, 'type'>

/** Null where it is hidden or nothing was to be counted. */
const value = z.number().nullable()
const all = <const Name extends string>(names: readonly Name[]) => z.object(recordOf(names, () => value))

const byDomain = <Shape extends z.ZodType>(shape: Shape) =>
  z.object({ 1: shape, 2: shape, 3: shape, 4: shape, 5: shape, 6: shape, 7: shape })

export const learnerCounts = ['students', ...disabilityCounts] as const
export const staffCounts = ['teachers', 'other_professionals', 'total_staff'] as const

/** Goals by status, actions by status, and actions unfinished past their date, also of closed lines. */
export const planCounts = [
  ...goalStatuses.map((status) => `goals_${status}` as const),
  ...actionStatuses.map((status) => `actions_${status}` as const),
  'actions_overdue',
] as const

/** The values of a row by type; domains by number, percents of full points. */
export const statisticValues = {
  status: all(lineStatuses),
  progress: all(['answered', 'indicators', 'cells_complete', 'cells']),
  domains: byDomain(all(['mean', 'minimum', 'maximum'])),
  stages: byDomain(all(stageCountNames)),
  lines: all(['base', 'second', 'third']),
  priorities: byDomain(all(['goals', 'weight'])),
  plans: all(planCounts),
  count: all(['schools', 'evaluated']),
  management: all(managements),
  type_of_school: all(typesOfSchool),
  level: all(levels),
  learners: all(learnerCounts),
  staff: all(staffCounts),
}

const kinds = Object.values(statisticValues)
export const StatisticsRow = z.object({
  place: Ref,
  schools: z.int(),
  values: z.union(kinds),
})
export type StatisticsRow = z.infer<typeof StatisticsRow>

export const Statistics = z.object({
  type: z.enum([...evaluationStatistics, ...schoolStatistics]),
  model: z.enum(statisticModels),
  total: z.int().describe('evaluation lines, or schools, that were counted over all places'),
  rows: z.array(StatisticsRow),
  suppressed: z.int().describe('values of the rows that are hidden'),
  reasons: z
    .array(z.object({ reason: z.enum(hiddenReasons), values: z.int() }))
    .optional()
    .describe('why, and how many values for each reason; figures of older reports have none'),
})
export type Statistics = z.infer<typeof Statistics>

export const statisticsCalls = {
  evaluations: get('/api/statistics/evaluations', {
    access: 'statistics.read',
    query: EvaluationStatisticsQuery,
    answer: Statistics,
  }),
  schools: get('/api/statistics/schools', {
    access: 'statistics.read',
    query: SchoolStatisticsQuery,
    answer: Statistics,
  }),
}
