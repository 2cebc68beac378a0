import { type WordChange, wordChanges } from '../../../../kit/word-changes/word-changes.ts'
import { documentOf } from '../text/markdown.ts'

type VersionTexts = { title: string; year: number; text: string }

/** Title, year and text by paragraph, without formatting. */
const plain = ({ title, year, text }: VersionTexts): string => {
  const document = documentOf(text)
  return `${title} (${year})\n\n${document.textBetween(0, document.content.size, '\n\n', '\n')}`
}

/** The differences between both texts in reading order. */
export const changesBetween = (earlier: VersionTexts, newer: VersionTexts, locale: string): WordChange[] =>
  wordChanges(plain(earlier), plain(newer), locale)

/** Counts words, without spaces and punctuation. */
export const textsIn = (changes: readonly WordChange[], kind: WordChange['kind'], locale: string): number => {
  const segmenter = new Intl.Segmenter(locale, { granularity: 'word' })
  return changes
    .filter((change) => change.kind === kind)
    .reduce((sum, { text }) => sum + [...segmenter.segment(text)].filter((each) => each.isWordLike).length, 0)
}
