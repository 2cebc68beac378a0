import { likenessTo } from 'contract/platform/likeness'

const most = 5

/** The names of a list most similar to one that is not in it. */
export const nearest = (names: readonly string[], name: string): string[] => {
  const likeness = likenessTo(name)
  return [...new Set(names)]
    .map((each) => ({ each, like: likeness(each) }))
    .sort((one, other) => other.like - one.like || (one.each < other.each ? -1 : 1))
    .slice(0, most)
    .map(({ each }) => each)
}
