import { fold } from './shapes.ts'

const pairsOf = (name: string): Set<string> => {
  const text = ` ${fold(name)} `
  return new Set(Array.from(text, (letter, at) => letter + (text[at + 1] ?? '')))
}

/**
 * How much another name has in common with this one, whatever case and accents, from 0 to 1: the pairs of letters that
 * both have.
 */
export const likenessTo = (name: string): ((other: string) => number) => {
  const pairs = pairsOf(name)
  return (other) => {
    const others = pairsOf(other)
    return (2 * [...pairs].filter((pair) => others.has(pair)).length) / (pairs.size + others.size)
  }
}
