import { fold } from 'contract/platform/shapes'

const most = 5

const pairsOf = (name: string): Set<string> => {
  const text = ` ${fold(name)} `
  return new Set(Array.from(text, (letter, at) => letter + (text[at + 1] ?? '')))
}

/** How much of two names is the same, from 0 to 1: the pairs of letters that both have. */
const likeness = (one: Set<string>, other: Set<string>): number =>
  (2 * [...one].filter((pair) => other.has(pair)).length) / (one.size + other.size)

/** The names of a list that are most like a name that is not in it. */
export const nearest = (names: readonly string[], name: string): string[] => {
  const pairs = pairsOf(name)
  return [...new Set(names)]
    .map((each) => ({ each, like: likeness(pairs, pairsOf(each)) }))
    .sort((one, other) => other.like - one.like || (one.each < other.each ? -1 : 1))
    .slice(0, most)
    .map(({ each }) => each)
}
