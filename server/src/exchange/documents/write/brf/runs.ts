import type { Language } from 'contract/platform/shapes'
import { longestLine } from './engine.ts'
import { inKnownSigns } from './known-signs.ts'

/** Consecutive words for the same table. */
export type Run = { language: Language; text: string }

const devanagari = /[\u0900-\u097f]/

/** A word in Devanagari is Hindi in every text; one in another alphabet in a Hindi text is English. */
const languageOf = (word: string, language: Language): Language => {
  if (devanagari.test(word)) return 'hi'
  return language === 'hi' && /\p{L}/u.test(word) ? 'en' : language
}

/** A word longer than the tables read at once is split. */
const pieces = (word: string): string[] => {
  const letters = [...word]
  if (letters.length <= longestLine) return [word]
  const count = Math.ceil(letters.length / longestLine)
  return Array.from({ length: count }, (_, at) =>
    letters.slice(at * longestLine, (at + 1) * longestLine).join(''),
  )
}

/** Runs of one language, none longer than is read at once. */
export const runsOf = (text: string, language: Language): Run[] => {
  const runs: Run[] = []
  const parts = text.split(/\s+/).flatMap(pieces)
  for (const word of parts) {
    const own = languageOf(word, language)
    const known = inKnownSigns(word, own)
    if (known === '') continue
    const last = runs.at(-1)
    if (last?.language === own && last.text.length + known.length < longestLine) last.text += ` ${known}`
    else runs.push({ language: own, text: known })
  }
  return runs
}
