import { fold } from './shapes.ts'

const pairsOf = (name: string): Set<string> => {
  const text = ` ${fold(name)} `
  return new Set(Array.from(text, (letter, at) => letter + (text[at + 1] ?? '')))
}

/** Similarity of names from 0 to 1, ignoring case and accents, by common pairs of letters. */
export const likenessTo = (name: string): ((other: string) => number) => {
  const pairs = pairsOf(name)
  return (other) => {
    const others = pairsOf(other)
    return (2 * [...pairs].filter((pair) => others.has(pair)).length) / (pairs.size + others.size)
  }
}
