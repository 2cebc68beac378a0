import { z } from 'zod'
import { hiddenReasons } from '../access/disclosure.ts'
import {
  type EvaluationStatistic,
  evaluationStatistics,
  type SchoolStatistic,
  type Statistics,
  schoolStatistics,
} from './statistics/statistics.ts'

type Every = {
  evaluations: Record<EvaluationStatistic, Statistics>
  schools: Record<SchoolStatistic, Statistics>
}

/** The statistics of a place when its report was written; for a country also one row for each region. */
export type ReportFigures = Every & {
  regions: Every | null
  /** Staff of the country or of the region may read them; missing in older reports. */
  audience?: 'country' | 'region'
}

export const HiddenFigure = z.object({
  type: z.enum([...evaluationStatistics, ...schoolStatistics]),
  is_by_region: z.boolean().describe('rows of the regions of a country; else the one row of the place'),
  is_whole: z.boolean().describe('none of its values is shown'),
  reasons: z.array(z.enum(hiddenReasons)),
})
export type HiddenFigure = z.infer<typeof HiddenFigure>

/** Values may be grouped by domain. */
const isEmpty = (value: unknown): boolean =>
  value === null || (typeof value === 'object' && Object.values(value).every(isEmpty))

/** What the figures hide, and why. */
export const hiddenFigures = ({ evaluations, schools, regions }: ReportFigures): HiddenFigure[] => {
  const of = (every: Every, is_by_region: boolean) =>
    Object.values({ ...every.evaluations, ...every.schools }).flatMap(
      ({ type, suppressed, rows, reasons = [] }) =>
        suppressed === 0
          ? []
          : [
              {
                type,
                is_by_region,
                is_whole: rows.every(({ values }) => isEmpty(values)),
                reasons: reasons.map(({ reason }) => reason),
              },
            ],
    )
  return [...of({ evaluations, schools }, false), ...(regions === null ? [] : of(regions, true))]
}

export const HiddenFigures = z.object({ figures: z.array(HiddenFigure) })
