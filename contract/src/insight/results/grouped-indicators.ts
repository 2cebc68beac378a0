import { byKey, type Rated } from '../../evaluation/scores/scores.ts'

type Groups = { domains: Map<number, Rated[]>; outcomes: Map<number, Rated[]> }
const groups = new WeakMap<readonly Rated[], Groups>()

/** Grouped once, since each part of the results needs it. */
const groupsOf = (all: readonly Rated[]): Groups => {
  const known = groups.get(all) ?? {
    domains: byKey(all, (each) => each.category),
    outcomes: byKey(all, (each) => each.outcome),
  }
  groups.set(all, known)
  return known
}

export const inDomain = (id: number) => (all: readonly Rated[]) => groupsOf(all).domains.get(id) ?? []
export const inOutcome = (id: number) => (all: readonly Rated[]) => groupsOf(all).outcomes.get(id) ?? []
