import type { Statistics } from 'contract/insight/statistics/statistics'
import { disabilityCounts } from 'contract/places/school-fields'
import type { ShownCount } from './queries.ts'

export const shownCounts = (country: Statistics, regions: Statistics): ShownCount[] =>
  disabilityCounts.flatMap((measure) => {
    const isShown = ({ values }: { values: Readonly<Record<string, unknown>> }) => values[measure] !== null
    return [
      ...country.rows.filter(isShown).map(() => ({ measure, region: null })),
      ...regions.rows.filter(isShown).map(({ place }) => ({ measure, region: place.id })),
    ]
  })
