import { smallestAverage } from '../../access/disclosure.ts'
import { percentOf } from '../../evaluation/scores/scores.ts'

export const mostYears = 5

/**
 * Counted lines with the same years: of themselves, of the line that follows them at their school (a far year if none
 * does), and of the first and the last line of their school. `points`: their sum.
 */
export type LinesOfYears = {
  year: number
  followed: number
  first: number
  last: number
  schools: number
  points: number
}

/** `mean` in percent of full points; null where fewer than three schools are counted. */
export type MeanOfSchools = { schools: number; mean: number | null }
export type Trend = {
  /** Since when the schools are looked at that stayed; null where too few are there in any year. */
  since: number | null
  years: { year: number; all: MeanOfSchools; stayed: MeanOfSchools }[]
}

const meanOf = (groups: readonly LinesOfYears[]): MeanOfSchools => {
  const schools = groups.reduce((sum, each) => sum + each.schools, 0)
  const points = groups.reduce((sum, each) => sum + each.points, 0)
  return { schools, mean: schools >= smallestAverage ? percentOf(points / schools) : null }
}

/**
 * From year to year the mean of all schools, each with its last line until that year, and apart that of the schools that
 * stayed: those that were counted in the first year with enough schools and have been evaluated again since.
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

/** Between the means as they are shown, whole numbers of 100, so that a change can be read off their table. */
const changeOf = (means: readonly MeanOfSchools[]): number | null => {
  const [first, last] = [means[0]?.mean ?? null, means.at(-1)?.mean ?? null]
  return means.length < 2 || first === null || last === null ? null : Math.round(last) - Math.round(first)
}

/** What the years tell: the last mean, and what changed until then; null where too few schools are counted. */
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
