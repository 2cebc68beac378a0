/** A number of a place that is made up of those of the places in it: country, regions, schools. */
export type Part = { value: number; schools: number; isSchool: boolean; parts: Part[] }

/**
 * `smallest`: what is shown is at least this; `schools`: of at least so many; `together`: what is hidden of a place
 * that is shown is at least this; `ofSchools`: a school's own number is shown.
 */
export type SmallNumberRule = { smallest: number; schools: number; together: number; ofSchools: boolean }

/** A smaller count of learners with a disability can name a child; nought is hidden too, or "not nought" would be told. */
export const smallestShown = 5

export const learnersRule: SmallNumberRule = {
  smallest: smallestShown,
  schools: 0,
  together: smallestShown,
  ofSchools: true,
}
/** Deafblindness and multiple disabilities are so rare that a region shows them only with many schools and learners. */
export const rareRule: SmallNumberRule = { smallest: 10, schools: 3, together: 10, ofSchools: false }
/**
 * Averages of scores: a value counts the schools behind one. A school's own score is shown to who may see the school,
 * so what two hidden places have in common tells nobody anything new.
 */
export const averagesRule: SmallNumberRule = { smallest: 3, schools: 0, together: 0, ofSchools: true }
/** A lowest and a highest need more schools than an average. */
export const smallestWithExtremes = 5

const isSmall = (part: Part, rule: SmallNumberRule): boolean =>
  part.isSchool && !rule.ofSchools
    ? true
    : part.value < rule.smallest || (!part.isSchool && part.schools < rule.schools)

const sum = (parts: readonly Part[]): number => parts.reduce((total, { value }) => total + value, 0)

/**
 * What is hidden beside the small ones, so that none is found by subtraction: of a place that is shown at least two
 * parts, of one that is hidden at least one, and together no less than the rule says. The next smallest go first.
 */
const hideBeside = (whole: Part, rule: SmallNumberRule, hidden: Set<Part>): void => {
  const isShown = !hidden.has(whole)
  const gone = whole.parts.filter((part) => hidden.has(part))
  if (isShown && gone.length === 0) return
  const others = whole.parts.filter((part) => !hidden.has(part)).sort((one, other) => one.value - other.value)
  const needed = isShown ? 2 : 1
  for (const next of others) {
    if (gone.length >= needed && sum(gone) >= rule.together) return
    gone.push(next)
    hidden.add(next)
  }
}

/**
 * The numbers that are not shown (domain 4.5): small ones, and as many beside them as subtraction asks for. From the
 * largest places downwards, so that the answer for regions is the same whether or not their schools are asked for.
 */
export const hiddenParts = (places: readonly Part[], rule: SmallNumberRule): Set<Part> => {
  const hidden = new Set(places.filter((place) => isSmall(place, rule)))
  const look = (whole: Part): void => {
    for (const part of whole.parts) if (isSmall(part, rule)) hidden.add(part)
    hideBeside(whole, rule, hidden)
    whole.parts.forEach(look)
  }
  places.forEach(look)
  return hidden
}

/** One kind of school in a country, and the learners in it. */
type SchoolClass = { value: number; schools: number }

/**
 * May learners be counted for one kind of school? Only when no kind is small, or a kind not asked for would be found
 * by subtraction from the country and the other kinds.
 */
export const mayCountByClass = (classes: readonly SchoolClass[], rule: SmallNumberRule): boolean =>
  classes.every(
    ({ value, schools }) => schools === 0 || (value >= rule.smallest && schools >= Math.max(3, rule.schools)),
  )
