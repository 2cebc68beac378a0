import { smallestAverage } from '../../access/disclosure.ts'
import { percentOf } from '../../evaluation/scores/scores.ts'

export const mostYears = 5

/**
 * Counted lines with the same years: their own, that of the next line at their school (a far year if there is none),
 * and those of the first and last line of their school. `points` is their sum.
 */
export type LinesOfYears = {
  year: number
  followed: number
  first: number
  last: number
  schools: number
  points: number
}

/** `mean` in percent of full points; null for fewer than three schools. */
export type MeanOfSchools = { schools: number; mean: number | null }
export type Trend = {
  /** The first year of the schools that stayed; null where too few are there in any year. */
  since: number | null
  years: { year: number; all: MeanOfSchools; stayed: MeanOfSchools }[]
}

const meanOf = (groups: readonly LinesOfYears[]): MeanOfSchools => {
  const schools = groups.reduce((sum, each) => sum + each.schools, 0)
  const points = groups.reduce((sum, each) => sum + each.points, 0)
  return { schools, mean: schools >= smallestAverage ? percentOf(points / schools) : null }
}

/**
 * By year the mean of all schools, each with its last line until then, and separately of the schools that stayed:
 * counted in the first year with enough schools, and evaluated again since.
 */
export const trendOf = (groups: readonly LinesOfYears[]): Trend => {
  if (groups.length === 0) return { since: null, years: [] }
  const lastYear = Math.max(...groups.map(({ last }) => last))
  const firstYear = Math.max(Math.min(...groups.map(({ first }) => first)), lastYear - mostYears + 1)
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, at) => firstYear + at)
  const upTo = (year: number) => groups.filter((each) => each.year <= year && year < each.followed)
  const since = years.find((year) => meanOf(upTo(year)).schools >= smallestAverage) ?? null
  const hasStayed = ({ first, last }: LinesOfYears) => since !== null && first <= since && last > since
  return {
    since,
    years: years.map((year) => ({
      year,
      all: meanOf(upTo(year)),
      stayed:
        since !== null && year < since ? { schools: 0, mean: null } : meanOf(upTo(year).filter(hasStayed)),
    })),
  }
}

/** Years of a chart, and those before them without a mean to draw. */
export const yearsDrawn = ({ years }: Trend) => ({
  drawn: years.filter(({ all }) => all.mean !== null),
  missing: years.flatMap(({ year, all }) => (all.mean === null ? [year] : [])),
})

/** The difference of the displayed whole numbers, so that it agrees with the table. */
const changeOf = (means: readonly MeanOfSchools[]): number | null => {
  const [first, last] = [means[0]?.mean ?? null, means.at(-1)?.mean ?? null]
  return means.length < 2 || first === null || last === null ? null : Math.round(last) - Math.round(first)
}

/** The last mean and the change until then; null where too few schools are counted. */
export const trendChanges = ({ since, years }: Trend) => {
  const own = years.filter(({ year }) => since !== null && year >= since)
  const last = own.at(-1)
  if (since === null || !last || last.all.mean === null) return null
  return {
    since,
    year: last.year,
    mean: Math.round(last.all.mean),
    all: changeOf(own.map(({ all }) => all)),
    stayed: changeOf(own.map(({ stayed }) => stayed)),
  }
}
