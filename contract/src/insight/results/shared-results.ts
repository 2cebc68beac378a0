import { nothingYet } from '../../evaluation/scores/summary.ts'
import { optionCodes } from '../../instrument/instruments.ts'
import { defined } from '../../platform/typed.ts'
import { movements } from './comparisons.ts'
import type { LineResults } from './school-results.ts'

type Indicator = LineResults['indicators'][number]
type Outcome = LineResults['outcomes'][number]
type Parts = {
  indicators: Pick<Indicator, 'id' | 'code' | 'name' | 'outcome' | 'category'>[]
  outcomes: Pick<Outcome, 'id' | 'category' | 'number' | 'name'>[]
}
type Shared = { indicators: Map<number, Indicator>; outcomes: Map<number, Outcome> }

/**
 * Parts that many lines share, once for each instrument and language: an indicator with its letter, and an outcome
 * without figures. Frozen because shared, so that their JSON text can be cached.
 */
const shared = new WeakMap<Parts, Shared>()

const sharedOf = (parts: Parts): Shared => {
  const known = shared.get(parts) ?? { indicators: new Map(), outcomes: new Map() }
  shared.set(parts, known)
  return known
}

/** A number, since building a text takes as long as all the rest of an indicator. */
const keyOf = (at: number, { option, moved }: Pick<Indicator, 'option' | 'moved'>): number =>
  (at * (optionCodes.length + 1) + (option === null ? optionCodes.length : optionCodes.indexOf(option))) *
    (movements.length + 1) +
  (moved === null ? movements.length : movements.indexOf(moved))

/** With a differing self-rating, which is rare, it is not cached. */
export const indicatorOf = (
  parts: Parts,
  at: number,
  answer: Pick<Indicator, 'option' | 'points' | 'moved' | 'self_rating'>,
): Indicator => {
  const make = (): Indicator => ({ ...defined(parts.indicators[at]), ...answer })
  if (answer.self_rating !== null) return make()
  const { indicators } = sharedOf(parts)
  const key = keyOf(at, answer)
  const known = indicators.get(key) ?? Object.freeze(make())
  indicators.set(key, known)
  return known
}

export const outcomeWithoutFigures = (parts: Parts, at: number): Outcome => {
  const { outcomes } = sharedOf(parts)
  const known =
    outcomes.get(at) ??
    Object.freeze({
      ...defined(parts.outcomes[at]),
      ...nothingYet,
      change: null,
      change_since_base: null,
      compared: null,
    })
  outcomes.set(at, known)
  return known
}
