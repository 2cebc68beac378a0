import type { Page } from '@playwright/test'
import { spoken, stopsOf } from './read-aloud.ts'

/** Texts that differ in each run. */
const changing: [what: RegExp, replacement: string][] = [
  [/Escuela del Cuento \d+-\d+/g, 'Escuela del Cuento'],
  [/Valle \d+-\d+/g, 'Valle'],
  [/\b\d{1,2}[:.]\d{2}( ?[AP]M)?\b/g, '(time)'],
  [
    /\b(\d{1,2} )?(January|February|March|April|May|June|July|August|September|October|November|December)( \d{1,2},?)?( \d{4})?/g,
    '(day)',
  ],
  [/\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{1,2}, \d{4}\b/g, '(day)'],
  [/\b\d{1,2}[/-]\d{1,2}[/-]\d{2,4}\b/g, '(day)'],
  [/\bGood (morning|afternoon|evening)\b/g, 'Good (time of day)'],
  [/© \d{4}/g, '© (year)'],
  [/ {2,}/g, ' '],
  [/\b\d+ (seconds?|minutes?|hours?|days?) (ago|left)\b/g, '(a while) $2'],
]

/** What a screen reader says of a page, one part on a line, without varying texts. */
export const spokenText = async (page: Page, within?: readonly string[]): Promise<string> => {
  const text = [await page.title(), ...(await stopsOf(page, within)).map(spoken)].join('\n')
  return `${changing.reduce((now, [what, replacement]) => now.replaceAll(what, replacement), text)}\n`
}
