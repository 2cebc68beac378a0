/** A smaller count of learners with a disability can name a child; zero is hidden too, or "not zero" would be known. */
export const smallestShown = 5
/** What a reader knows at most of a hidden count of one school. */
const largestHidden = smallestShown - 1

/** Learners of one measure in the schools of a place. A school with fewer than `smallestShown` is hidden. */
export type Group = {
  schools: number
  total: number
  /** The learners of the hidden schools, and how many they could have at most. */
  hidden: number
  most: number
  /** How many more they could have; of a kind of disability only where the learners with any are shown. */
  room: number
  since?: Since
}

/**
 * What an earlier report counted of the hidden schools: none of their numbers (`fresh`), exactly these in the total of
 * the region or of the country, or some. Then the learners, and the room, of those it did not count.
 */
export type Since = {
  counted: 'fresh' | 'region' | 'country' | 'mixed'
  wasInCountry: boolean
  hidden: number
  room: number
}

/**
 * A place shows its number from `smallest` learners and `schools` schools on, when its hidden schools have at least
 * `hidden` learners and `room` for more: then each of them may have none, and each may have the most that is known.
 */
export type CountRule = {
  smallest: number
  schools: number
  ofSchools: boolean
  hidden: number
  room: number
  /** So many regions at least stay unknown to every reader of a country's number. */
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
/** Deafblindness and multiple disabilities are so rare that they need more schools and more learners. */
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
 * What is kept of a change of a school, beside that of many schools: of a small count of learners with a disability
 * only that it is small. The history of one school tells it exactly, as the school's page does.
 */
export const withoutSmallCounts = (fields: Record<string, unknown> | null): Record<string, unknown> | null =>
  fields &&
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      const isSmall = name in countRules && typeof value === 'number' && value < smallestShown
      return [name, isSmall ? `<${smallestShown}` : value]
    }),
  )

/** Who reads an answer: how many regions of a country one of them, or two together, may know, and who opens schools. */
export type Audience = { knownRegions: number; opensSchools: boolean }

/** They read of places whose schools they may open one by one. */
export const whoOpenTheSchools: Audience = { knownRegions: 0, opensSchools: true }

/** The coordinators of a country, of whom two may share what they know. */
export const coordinatorsOf = (mostRegionsOfOne: number): Audience => ({
  knownRegions: Math.max(2, mostRegionsOfOne),
  opensSchools: false,
})

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** Without the largest ones: what is left for a reader who knows these. */
const without = (values: readonly number[], known: number): number =>
  sum(values.toSorted((one, other) => other - one).slice(known))

const isLarge = (
  { total, schools }: Pick<Group, 'total' | 'schools'>,
  { smallest, schools: least }: CountRule,
) => total >= smallest && schools >= least

/** New numbers that are enough by themselves cover whatever an earlier total says of the old ones. */
const covers = (hidden: number, room: number, { hidden: least, room: leastRoom }: CountRule): boolean =>
  hidden >= least + largestHidden && room >= leastRoom + largestHidden

/** Can none of the hidden schools of a region be worked out from its total? */
export const isSafe = (group: Group, rule: CountRule): boolean => {
  const { hidden, most, room, since } = group
  if (rule.overTime && since && since.counted !== 'fresh' && since.counted !== 'region') {
    if (!covers(since.hidden, since.room, rule)) return false
  }
  return most === 0 || (hidden >= rule.hidden && room >= rule.room)
}

export const regionIsShown = (group: Group, rule: CountRule): boolean =>
  isLarge(group, rule) && isSafe(group, rule)

/** A school, whatever else is asked. */
export const schoolIsShown = (total: number, { smallest, ofSchools }: CountRule): boolean =>
  ofSchools && total >= smallest

/** With a filter a number is shown where it is made of schools that are shown one by one. */
export const filteredIsShown = (group: Group, rule: CountRule): boolean =>
  isLarge(group, rule) && (rule.withFilters || group.most === 0)

/** Is what a country's total says of the regions that are not shown the same as before, or of other numbers? */
const isSameRest = (regions: readonly Group[], rest: readonly Group[]): boolean => {
  const own = rest.filter(({ most }) => most > 0)
  if (own.every(({ since }) => since === undefined || since.counted === 'fresh')) return true
  return (
    own.every(({ since }) => since?.counted === 'country') &&
    regions.every((region) => !region.since?.wasInCountry || rest.includes(region))
  )
}

/** A country, from all of its regions: what its total says of those that are not shown. */
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

/** An average is of at least so many schools, a lowest and a highest of more. */
export const smallestAverage = 3
export const smallestWithExtremes = 5

/** May an average over so many schools of one region be shown? The result of one school, to who may open it. */
export const averageIsShown = (schools: number, { opensSchools }: Audience): boolean =>
  schools >= smallestAverage || (opensSchools && schools === 1)

/** The same of a country, from its regions: who may not open the schools finds none by subtraction. */
export const averageOfCountryIsShown = (regions: readonly number[], audience: Audience): boolean => {
  if (!averageIsShown(sum(regions), audience)) return false
  if (audience.opensSchools) return true
  const rest = regions.filter((schools) => schools > 0 && !averageIsShown(schools, audience))
  if (rest.length === 0) return true
  return rest.length - audience.knownRegions >= 2 && without(rest, audience.knownRegions) >= smallestAverage
}

/** Why a number is not shown. Two reasons that would tell how small it is are one. */
export const hiddenReasons = [
  'few_learners',
  'rare_disability',
  'filtered',
  'few_schools',
  'few_schools_elsewhere',
  'few_schools_since',
] as const
export type HiddenReason = (typeof hiddenReasons)[number]
