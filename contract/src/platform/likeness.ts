import { fold } from './shapes.ts'

const pairsOf = (name: string): Set<string> => {
  const text = ` ${fold(name)} `
  return new Set(Array.from(text, (letter, at) => letter + (text[at + 1] ?? '')))
}

/** How much of two names is the same, whatever case and accents, from 0 to 1: the pairs of letters that both have. */
export const likenessOf = (one: string, other: string): number => {
  const [pairs, others] = [pairsOf(one), pairsOf(other)]
  return (2 * [...pairs].filter((pair) => others.has(pair)).length) / (pairs.size + others.size)
}
