import { z } from 'zod'
import { get } from '../../access/call.ts'
import { limits } from '../../platform/limits.ts'
import { queryId, Ref, singleLine } from '../../platform/shapes.ts'
import { EvaluationStatisticsQuery } from './statistics.ts'

/** Without the kind of rows. */
const filters = EvaluationStatisticsQuery.omit({ type: true, model: true })
export type FindingsFilters = z.output<typeof filters>

const KnownLearners = z
  .object({ people: z.int().nullable(), hidden: z.int() })
  .describe(
    'learners with a disability of the schools whose list shows them; `hidden`: schools that it does not show',
  )

export const WeakPoints = z.object({
  schools: z.int().describe('schools with a validated or closed line that fits'),
  indicators: z
    .array(
      z.object({
        id: z.int(),
        code: z.string(),
        name: z.string(),
        short: z.string().describe('its short name, or the name where it has none'),
        counted: z.int().describe('schools evaluated with its instrument'),
        counted_learners: KnownLearners.describe('those of the counted schools'),
        schools: z.int().describe('those of them with letter A, B or no evidence'),
        learners: KnownLearners,
      }),
    )
    .describe('the weakest five, most learners first; none where fewer than three schools are counted'),
})
export type WeakPoints = z.infer<typeof WeakPoints>

export const WeakSchools = z.object({
  total: z.int(),
  rows: z.array(
    z.object({
      place: Ref,
      code: z.enum(['NE', 'A', 'B']),
      students_with_disabilities: z.int().nullable().describe('null where fewer than five'),
    }),
  ),
})
export type WeakSchools = z.infer<typeof WeakSchools>

const MeanOfSchools = z.object({ schools: z.int(), mean: z.number().nullable() })
export const Trend = z.object({
  since: z
    .int()
    .nullable()
    .describe('the first year with three schools, from which schools that stayed are followed'),
  years: z.array(z.object({ year: z.int(), all: MeanOfSchools, stayed: MeanOfSchools })),
})

export const PlaceMeans = z.object({
  rows: z.array(z.object({ place: Ref, schools: z.int(), mean: z.number().nullable() })),
})
export type PlaceMeans = z.infer<typeof PlaceMeans>

export const CountryOutlines = z.object({
  width: z.int(),
  height: z.int(),
  countries: z
    .array(
      z.object({
        id: z.int(),
        path: z.string().describe('as of the attribute `d` in SVG'),
        x: z.int().describe('where its number stands'),
        y: z.int(),
      }),
    )
    .describe('the countries whose outline is known'),
})
export type CountryOutlines = z.infer<typeof CountryOutlines>

const Compared = z.object({
  own: z.number().nullable(),
  low: z.number().nullable(),
  middle: z.number().nullable(),
  high: z.number().nullable(),
})
export const ComparedDomains = z.object({
  1: Compared,
  2: Compared,
  3: Compared,
  4: Compared,
  5: Compared,
  6: Compared,
  7: Compared,
})

export const Similar = z.object({
  own: z.int().describe('schools of the region that fit'),
  similar: z.int().describe('schools elsewhere in its country that fit'),
  domains: ComparedDomains.describe(
    'the mean of the region, and quartiles of the similar schools, in percent',
  ),
})
export type Similar = z.infer<typeof Similar>

export const findingCalls = {
  weakPoints: get('/api/statistics/weak-points', {
    access: 'statistics.read',
    query: filters,
    answer: WeakPoints,
  }),
  weakSchools: get('/api/statistics/weak-schools', {
    access: 'statistics.read',
    query: filters.extend({ indicator: queryId }),
    answer: WeakSchools,
  }),
  trend: get('/api/statistics/trend', { access: 'statistics.read', query: filters, answer: Trend }),
  similar: get('/api/statistics/similar', {
    access: 'statistics.read',
    query: filters.extend({ region__name: singleLine(limits.name) }),
    answer: Similar,
  }),
  means: get('/api/statistics/means', {
    access: 'statistics.read',
    query: filters.extend({ model: EvaluationStatisticsQuery.shape.model }),
    answer: PlaceMeans,
  }),
  outlines: get('/api/statistics/outlines', {
    access: 'statistics.read',
    query: filters,
    answer: CountryOutlines,
  }),
}
