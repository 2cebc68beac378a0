import {
  type Audience,
  type CountRules,
  countRules,
  countryIsShown,
  type DisabilityCount,
  filteredIsShown,
  type Group,
  type HiddenReason,
  regionIsShown,
  type Since,
  schoolIsShown,
} from 'contract/access/disclosure'
import { byKey } from 'contract/evaluation/scores/scores'
import type { StatisticModel } from 'contract/insight/statistics/statistics'

/** The schools of a region, or one school, with the numbers of queries.ts under their names. */
type Cell = { country: number; region: number; schools: number; numbers: Record<string, number | null> }

/** What earlier reports have counted of a region's hidden schools. */
export type CountedBefore = (region: number, count: DisabilityCount) => Since | undefined

/** Who reads, and by which rules; `before` where what they read stays beside what they have read. */
export type Reading = { audience: Audience; rules?: CountRules; before?: CountedBefore }

type Question = {
  model: StatisticModel
  /** Only some of the schools of these places are asked for. */
  isFiltered: boolean
  /** Are all regions of each country among the cells? */
  isWhole: boolean
}

const groupOf = (cells: readonly Cell[], count: DisabilityCount): Group => {
  const sum = (name: string) => cells.reduce((total, { numbers }) => total + (numbers[name] ?? 0), 0)
  return {
    schools: cells.reduce((total, { schools }) => total + schools, 0),
    total: sum(count),
    hidden: sum(`${count}_hidden`),
    most: sum(`${count}_most`),
    room: sum(`${count}_room`),
  }
}

const reasonOf = (count: DisabilityCount, rules: CountRules): HiddenReason =>
  rules[count].ofSchools ? 'few_learners' : 'rare_disability'

/**
 * Why a row does not show its learners with a disability, or null. `cells` are all regions that the answer is made of,
 * so that the same number is hidden whatever else is asked.
 */
export const learnersHidden = (
  cells: readonly Cell[],
  count: DisabilityCount,
  { model, isFiltered, isWhole }: Question,
  { audience, rules = countRules, before }: Reading,
): ((own: readonly Cell[]) => HiddenReason | null) => {
  const rule = rules[count]
  const because = (isShown: boolean, reason = reasonOf(count, rules)) => (isShown ? null : reason)
  if (model === 'school') return (own) => because(schoolIsShown(groupOf(own, count).total, rule))
  if (isFiltered) return (own) => because(filteredIsShown(groupOf(own, count), rule), 'filtered')
  const regions = new Map(
    cells.map((cell) => {
      const since = before?.(cell.region, count)
      return [cell.region, { ...groupOf([cell], count), ...(since && { since }) }]
    }),
  )
  const groupsOf = (own: readonly Cell[]) => own.flatMap(({ region }) => regions.get(region) ?? [])
  const everyRegion = (own: readonly Cell[]) => groupsOf(own).every((group) => regionIsShown(group, rule))
  if (model === 'region') return (own) => because(everyRegion(own))
  const countries = byKey(cells, ({ country }) => country)
  return (own) => {
    const country = own[0]?.country ?? 0
    const all = countries.get(country) ?? []
    // of a part of a country no more is shown than of its regions one by one
    return because(
      isWhole && all.length === own.length ? countryIsShown(groupsOf(all), rule, audience) : everyRegion(own),
    )
  }
}
