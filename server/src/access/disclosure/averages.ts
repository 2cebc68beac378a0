import {
  type Audience,
  averageIsShown,
  averageOfCountryIsShown,
  type HiddenReason,
} from 'contract/access/disclosure'
import type { StatisticModel } from 'contract/insight/statistics'

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

type Cell = { schools: number }

/** Why a row does not show an average of its schools, or null. Those whose schools it is may open them. */
export const averagesHidden =
  <Each extends Cell>(model: StatisticModel, schoolsOf: (cell: Each) => number, audience: Audience) =>
  (own: readonly Each[]): HiddenReason | null => {
    if (model === 'school') return null
    const regions = own.map(schoolsOf)
    const schools = sum(regions)
    // of one among several schools it would not be seen that it is one
    const isOneOfMore = schools === 1 && sum(own.map((cell) => cell.schools)) > 1
    if (isOneOfMore || !averageIsShown(schools, audience)) return 'few_schools'
    if (model === 'country' && !averageOfCountryIsShown(regions, audience)) return 'few_schools_elsewhere'
    return null
  }
