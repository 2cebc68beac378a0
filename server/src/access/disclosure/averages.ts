import {
  type Audience,
  averageIsShown,
  averageOfCountryIsShown,
  type HiddenReason,
} from 'contract/access/disclosure'
import type { StatisticModel } from 'contract/insight/statistics/statistics'

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

type Cell = { schools: number; region: number }

/** Averages of all lines that count, of those with a result in a domain, or of lines that are compared. */
export type AverageName = 'all' | 'compared' | `domain_${number}` | `extremes_${number}`
/** May an average of a region, or of the country without one, stand beside those of earlier reports? */
export type IsShownOverTime = (name: AverageName, region: number | null) => boolean

/** Who reads averages; `isShownOverTime` where they stay beside what was read before. */
export type AveragesReading = { audience: Audience; isShownOverTime?: IsShownOverTime | undefined }

/** Why a row does not show what earlier reports would give away, or null. */
export const hiddenOverTime =
  (name: AverageName, model: StatisticModel, { isShownOverTime }: AveragesReading) =>
  (own: readonly Cell[]): HiddenReason | null =>
    isShownOverTime && !isShownOverTime(name, model === 'country' ? null : (own[0]?.region ?? null))
      ? 'few_schools_since'
      : null

/** Too few schools; who may open them reads the result of one. */
export const fewSchools = ({ audience }: AveragesReading): HiddenReason =>
  audience.opensSchools ? 'few_schools_but_one' : 'few_schools'

/** Why a row does not show an average of its schools, or null. Those whose schools it is may open them. */
export const averagesHidden =
  <Each extends Cell>(
    name: AverageName,
    model: StatisticModel,
    schoolsOf: (cell: Each) => number,
    reading: AveragesReading,
  ) =>
  (own: readonly Each[]): HiddenReason | null => {
    if (model === 'school') return null
    const { audience } = reading
    const regions = own.map(schoolsOf)
    const schools = sum(regions)
    // of one among several schools it would not be seen that it is one
    const isOneOfMore = schools === 1 && sum(own.map((cell) => cell.schools)) > 1
    if (isOneOfMore || !averageIsShown(schools, audience)) return fewSchools(reading)
    if (model === 'country' && !averageOfCountryIsShown(regions, audience)) return 'few_schools_elsewhere'
    return hiddenOverTime(name, model, reading)(own)
  }
