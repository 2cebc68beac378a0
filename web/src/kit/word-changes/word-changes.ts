import { diffWordsWithSpace } from 'diff'

/** A stretch of words that both have, or that one of them has alone; `at`: which one it is, from 0. */
export type WordChange = { at: number; kind: 'same' | 'added' | 'removed'; text: string }

/** From the earlier words to the newer ones, in the order in which they are read. */
export const wordChanges = (earlier: string, newer: string, locale: string): WordChange[] =>
  diffWordsWithSpace(earlier, newer, {
    // languages without spaces between words have words all the same
    intlSegmenter: new Intl.Segmenter(locale, { granularity: 'word' }),
  }).map(({ added, removed, value }, at) => ({
    at,
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }))
