import { type Audience, smallestAverage } from './disclosure.ts'

/** Ids of the lines behind an average; the results of a counted line never change. */
export type Lines = readonly number[]

/** The rank of the matrix: how many rows are linearly independent. */
const rankOf = (rows: readonly (readonly number[])[]): number => {
  const left = rows.map((row) => [...row])
  let rank = 0
  for (let column = 0; column < (rows[0]?.length ?? 0); column += 1) {
    const at = left.findIndex((row, place) => place >= rank && Math.abs(row[column] ?? 0) > 1e-9)
    const pivot = left[at]
    if (!pivot) continue
    left.splice(at, 1)
    left.splice(rank, 0, pivot)
    for (const row of left.slice(rank + 1)) {
      const factor = (row[column] ?? 0) / (pivot[column] ?? 1)
      for (const [place, value] of pivot.entries()) row[place] = (row[place] ?? 0) - factor * value
    }
    rank += 1
  }
  return rank
}

/**
 * Whether every value that can be computed from these averages of one region is of at least three lines. Lines that
 * were always counted together cannot be told apart; `inRests` are lines that other totals may single out.
 */
export const canAllBeShown = (averages: readonly Lines[], inRests: ReadonlySet<number>): boolean => {
  const sets = averages.map((lines) => new Set(lines))
  const groups = new Map<string, { column: number[]; lines: number; isApart: boolean }>()
  for (const line of new Set(averages.flat())) {
    const column = sets.map((set) => (set.has(line) ? 1 : 0))
    const isApart = inRests.has(line)
    const key = `${column.join('')} ${isApart}`
    groups.set(key, { column, isApart, lines: (groups.get(key)?.lines ?? 0) + 1 })
  }
  const all = [...groups.values()]
  const large = all.filter(({ lines, isApart }) => lines >= smallestAverage && !isApart)
  return rankOf(all.map(({ column }) => column)) === rankOf(large.map(({ column }) => column))
}

export const areSameLines = (one: Lines, other: Lines): boolean =>
  one.length === other.length && new Set([...one, ...other]).size === one.length

/**
 * Whether a country's average may reveal the total of the regions that show none: either the same lines as in an
 * earlier total, or lines that no region's average has counted, of which at least three in two regions are new and
 * known to no reader.
 */
export const restIsSafe = (
  rest: readonly Lines[],
  { rests, inRegions }: { rests: readonly Lines[]; inRegions: ReadonlySet<number> },
  { knownRegions }: Audience,
): boolean => {
  const whole = rest.flat()
  if (whole.length === 0 || rests.some((each) => areSameLines(each, whole))) return true
  if (whole.some((line) => inRegions.has(line))) return false
  const before = new Set(rests.flat())
  const unknown = rest
    .map((lines) => lines.filter((line) => !before.has(line)).length)
    .filter((count) => count > 0)
    .toSorted((one, other) => other - one)
    .slice(knownRegions)
  return unknown.length >= 2 && unknown.reduce((sum, count) => sum + count, 0) >= smallestAverage
}

/**
 * The lowest and highest of lines that were never counted before, or of exactly the same lines as before, identify no
 * school.
 */
export const extremesAreSafe = (lines: Lines, before: readonly Lines[], same: readonly Lines[]): boolean => {
  const counted = new Set(before.flat())
  return lines.every((line) => !counted.has(line)) || same.some((each) => areSameLines(each, lines))
}
