import { type WordChange, wordChanges } from '../../../../kit/word-changes/word-changes.ts'
import { documentOf } from '../text/markdown.ts'

type VersionTexts = { title: string; year: number; text: string }

/** What is read, without its marks: the title, the year, and the text paragraph by paragraph. */
const plain = ({ title, year, text }: VersionTexts): string => {
  const document = documentOf(text)
  return `${title} (${year})\n\n${document.textBetween(0, document.content.size, '\n\n', '\n')}`
}

/** From the earlier words to the later ones, in the order in which they are read. */
export const changesBetween = (earlier: VersionTexts, newer: VersionTexts, locale: string): WordChange[] =>
  wordChanges(plain(earlier), plain(newer), locale)

/** Words of these changes, not counting spaces and marks. */
export const textsIn = (changes: readonly WordChange[], kind: WordChange['kind'], locale: string): number => {
  const segmenter = new Intl.Segmenter(locale, { granularity: 'word' })
  return changes
    .filter((change) => change.kind === kind)
    .reduce((sum, { text }) => sum + [...segmenter.segment(text)].filter((each) => each.isWordLike).length, 0)
}
