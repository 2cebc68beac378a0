import type { Statistics } from 'contract/insight/statistics/statistics'
import { disabilityCounts } from 'contract/places/school-fields'
import type { ShownCount } from './queries.ts'

/** The counts of learners that a report shows of its country and of the regions. */
export const shownCounts = (country: Statistics, regions: Statistics): ShownCount[] =>
  disabilityCounts.flatMap((measure) => {
    const isShown = ({ values }: { values: Readonly<Record<string, unknown>> }) => values[measure] !== null
    return [
      ...country.rows.filter(isShown).map(() => ({ measure, region: null })),
      ...regions.rows.filter(isShown).map(({ place }) => ({ measure, region: place.id })),
    ]
  })
