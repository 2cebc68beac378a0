import type { Category, Indicator } from 'contract/instrument/instruments'
import { fold } from 'contract/platform/shapes'

const contains = (sought: string, texts: readonly (string | null)[]): boolean =>
  texts.some((text) => text !== null && fold(text).includes(sought))

const textsOf = (indicator: Indicator) => [
  indicator.code,
  indicator.name,
  indicator.help,
  indicator.na_reason,
  indicator.s1,
  indicator.s2,
  indicator.s3,
  indicator.ask_family,
  indicator.ask_learner,
  ...indicator.look_for,
]

/** The indicators that contain the search; a heading that contains it keeps all of its own. */
export const findInBook = (domains: readonly Category[], search: string): Category[] => {
  const sought = fold(search)
  return domains.flatMap((domain) => {
    if (contains(sought, [domain.name, domain.description])) return [domain]
    const outcomes = (domain.outcomes ?? []).flatMap((outcome) => {
      if (contains(sought, [outcome.name])) return [outcome]
      const indicators = outcome.indicators.filter((indicator) => contains(sought, textsOf(indicator)))
      return indicators.length > 0 ? [{ ...outcome, indicators }] : []
    })
    return outcomes.length > 0 ? [{ ...domain, outcomes }] : []
  })
}

export const indicatorsIn = ({ outcomes = [] }: Category): number =>
  outcomes.reduce((sum, { indicators }) => sum + indicators.length, 0)
