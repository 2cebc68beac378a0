/**
 * A smaller count of learners with a disability can identify a child; zero is hidden too, since otherwise "not zero"
 * would be known.
 */
export const smallestShown = 5
/** The highest value that a hidden count of one school can have. */
const largestHidden = smallestShown - 1

/** One count of the schools of a place; the count of a school is hidden below `smallestShown`. */
export type Group = {
  schools: number
  total: number
  /** The sum over the hidden schools, and the highest sum that they could have. */
  hidden: number
  most: number
  /** `most` minus `hidden`; for a kind of disability only of schools whose learners with any disability are shown. */
  room: number
  since?: Since
}

/**
 * What an earlier report counted of the hidden schools: none of their present counts (`fresh`), exactly these in the
 * total of the region or of the country, or some of them. `hidden` and `room` are of the counts that it did not
 * include.
 */
export type Since = {
  counted: 'fresh' | 'region' | 'country' | 'mixed'
  wasInCountry: boolean
  hidden: number
  room: number
}

/**
 * A place shows its count from `smallest` learners and `schools` schools on, if its hidden schools have at least
 * `hidden` learners and `room` for more: then each of them may have none, and each may have the highest possible
 * count.
 */
export type CountRule = {
  smallest: number
  schools: number
  ofSchools: boolean
  hidden: number
  room: number
  /** At least this many regions must be unknown to every reader of a country's count. */
  parts: number
  withFilters: boolean
  overTime: boolean
}

const rule: CountRule = {
  smallest: smallestShown,
  schools: 0,
  ofSchools: true,
  hidden: smallestShown,
  room: largestHidden,
  parts: 2,
  withFilters: false,
  overTime: true,
}
/** Deafblindness and multiple disabilities are rare, so they need more schools and more learners. */
const rareRule: CountRule = { ...rule, smallest: 10, schools: 3, ofSchools: false }

export const countRules = {
  students_with_disabilities: rule,
  students_with_multiple_disabilities: rareRule,
  students_with_visual_disabilities: rule,
  students_with_deafblindness: rareRule,
}
export type CountRules = typeof countRules
export type DisabilityCount = keyof CountRules

/**
 * For changes of several schools, small counts of learners with a disability are stored only as small; the history of
 * one school holds them exactly, as its page does.
 */
export const withoutSmallCounts = (fields: Record<string, unknown> | null): Record<string, unknown> | null =>
  fields &&
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      const isSmall = name in countRules && typeof value === 'number' && value < smallestShown
      return [name, isSmall ? `<${smallestShown}` : value]
    }),
  )

/** `knownRegions`: how many regions of a country one reader, or two together, may know. */
export type Audience = { knownRegions: number; opensSchools: boolean }

/** People who may open each school of the place. */
export const whoOpenTheSchools: Audience = { knownRegions: 0, opensSchools: true }

/** Coordinators of a country, of whom two may share what they know. */
export const coordinatorsOf = (mostRegionsOfOne: number): Audience => ({
  knownRegions: Math.max(2, mostRegionsOfOne),
  opensSchools: false,
})

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** The sum without the largest values, for a reader who knows those. */
const without = (values: readonly number[], known: number): number =>
  sum(values.toSorted((one, other) => other - one).slice(known))

const isLarge = (
  { total, schools }: Pick<Group, 'total' | 'schools'>,
  { smallest, schools: least }: CountRule,
) => total >= smallest && schools >= least

/** Whether new counts alone are enough, so that an earlier total reveals nothing. */
const covers = (hidden: number, room: number, { hidden: least, room: leastRoom }: CountRule): boolean =>
  hidden >= least + largestHidden && room >= leastRoom + largestHidden

/** Whether no hidden school of a region can be computed from its total. */
export const isSafe = (group: Group, rule: CountRule): boolean => {
  const { hidden, most, room, since } = group
  if (rule.overTime && since && since.counted !== 'fresh' && since.counted !== 'region') {
    if (!covers(since.hidden, since.room, rule)) return false
  }
  return most === 0 || (hidden >= rule.hidden && room >= rule.room)
}

export const regionIsShown = (group: Group, rule: CountRule): boolean =>
  isLarge(group, rule) && isSafe(group, rule)

/** Also with filters. */
export const schoolIsShown = (total: number, { smallest, ofSchools }: CountRule): boolean =>
  ofSchools && total >= smallest

/** With filters a count is shown only where no school is hidden. */
export const filteredIsShown = (group: Group, rule: CountRule): boolean =>
  isLarge(group, rule) && (rule.withFilters || group.most === 0)

/** Whether a country's total reveals about the hidden regions the same as before, or only new counts. */
const isSameRest = (regions: readonly Group[], rest: readonly Group[]): boolean => {
  const own = rest.filter(({ most }) => most > 0)
  if (own.every(({ since }) => since === undefined || since.counted === 'fresh')) return true
  return (
    own.every(({ since }) => since?.counted === 'country') &&
    regions.every((region) => !region.since?.wasInCountry || rest.includes(region))
  )
}

/** A country's total, whose difference to the shown regions reveals the sum of the hidden ones. */
export const countryIsShown = (regions: readonly Group[], rule: CountRule, { knownRegions }: Audience) => {
  const whole = {
    total: sum(regions.map(({ total }) => total)),
    schools: sum(regions.map((each) => each.schools)),
  }
  if (!isLarge(whole, rule)) return false
  const rest = regions.filter((region) => !regionIsShown(region, rule))
  if (rest.length === 0) return true
  const parts = rest.filter(({ most }) => most >= largestHidden).length - knownRegions
  if (parts < rule.parts) return false
  const left = (of: (region: Group) => number) => without(rest.map(of), knownRegions)
  if (left(({ hidden }) => hidden) < rule.hidden || left(({ room }) => room) < rule.room) return false
  return (
    !rule.overTime ||
    isSameRest(regions, rest) ||
    covers(
      left(({ since }) => since?.hidden ?? 0),
      left(({ since }) => since?.room ?? 0),
      rule,
    )
  )
}

/** Schools needed for an average, and for a lowest and a highest value. */
export const smallestAverage = 3
export const smallestWithExtremes = 5

/** Whether an average of one region may be shown; that of a single school only to people who may open it. */
export const averageIsShown = (schools: number, { opensSchools }: Audience): boolean =>
  schools >= smallestAverage || (opensSchools && schools === 1)

/** Whether a country's average may be shown, so that no hidden region can be computed by subtraction. */
export const averageOfCountryIsShown = (regions: readonly number[], audience: Audience): boolean => {
  if (!averageIsShown(sum(regions), audience)) return false
  if (audience.opensSchools) return true
  const rest = regions.filter((schools) => schools > 0 && !averageIsShown(schools, audience))
  if (rest.length === 0) return true
  return rest.length - audience.knownRegions >= 2 && without(rest, audience.knownRegions) >= smallestAverage
}

/** Reasons for hiding a number; two that would reveal how small it is are one. */
export const hiddenReasons = [
  'few_learners',
  'rare_disability',
  'filtered',
  'few_schools',
  'few_schools_but_one',
  'few_schools_elsewhere',
  'few_schools_since',
] as const
export type HiddenReason = (typeof hiddenReasons)[number]
