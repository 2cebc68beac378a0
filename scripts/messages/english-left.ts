import { partsOf } from 'contract/platform/catalogue/parts-of'
import type { Messages } from './read-messages.ts'
import { spelledAsInEnglish } from './spelled-as-in-english.ts'

/** English words that do not exist in the other languages. */
const betraying = [
  'the',
  'and',
  'of',
  'with',
  'is',
  'are',
  'was',
  'this',
  'that',
  'these',
  'your',
  'you',
  'not',
  'has',
  'have',
  'will',
  'which',
]
const englishWord = new RegExp(`(?<![\\p{L}\\p{M}-])(?:${betraying.join('|')})(?![\\p{L}\\p{M}-])`, 'giu')

/** Messages left in English: equal to the English one without being listed as such, or with English words. */
export function findEnglish(language: string, messages: Messages, english: Messages): string[] {
  const known = spelledAsInEnglish[language] ?? {}
  return [...messages].flatMap(([key, text]) => {
    const { words } = partsOf(text)
    if (!/\p{Letter}/u.test(words)) return []
    if (text === english.get(key))
      return text in known ? [] : [`${key} says "${text}" as English does (if that is right: ${listed})`]
    const found = words.match(englishWord)
    return found === null ? [] : [`${key} has English words: ${found.join(', ')}`]
  })
}

const listed = 'add it to scripts/messages/spelled-as-in-english.ts'

/** Entries that no message needs any more. */
export function findSpare(language: string, messages: Messages, english: Messages): string[] {
  const same = new Set(
    [...messages].filter(([key, text]) => text === english.get(key)).map(([, text]) => text),
  )
  return Object.keys(spelledAsInEnglish[language] ?? {})
    .filter((text) => !same.has(text))
    .map((text) => `"${text}" is excused in spelled-as-in-english.ts and nobody says it`)
}
