import { countTexts, sentences } from './sentences.ts'

/** Groups of vowels without a silent final e, an approximation of syllables. */
function syllables(word: string): number {
  const plain = word.toLowerCase().replaceAll(/[^a-z]/g, '')
  const spoken = plain.replace(/(?:[^laeiouy]es|[^td]ed|[^laeiouy]e)$/, '').replace(/^y/, '')
  return Math.max(1, spoken.match(/[aeiouy]{1,2}/g)?.length ?? 0)
}

/** The United States school grade at which English is read with ease (Flesch and Kincaid, 1975), to a tenth. */
export function readingGrade(text: string): number {
  const pieces = text.split(/\s+/).filter((piece) => /\p{Letter}/u.test(piece))
  if (pieces.length === 0) return 0
  const perSentence = countTexts(text) / Math.max(1, sentences(text).length)
  const perWord = pieces.reduce((sum, word) => sum + syllables(word), 0) / pieces.length
  return Math.round((0.39 * perSentence + 11.8 * perWord - 15.59) * 10) / 10
}
