import type { Option } from 'contract/instruments'
import { wordsOf } from '../../sheets/words/words-of.ts'
import type { About } from '../about.ts'
import type { Block, Table } from '../paper.ts'
import { paperWordsOf } from '../words/words-of.ts'
import type { Book } from './read-book.ts'

/** The options of one scale, with those of both. */
const tableOf = ({ options, said }: Book, { language }: Pick<About, 'language'>, scale: 1 | 2): Table => {
  const words = paperWordsOf[language]
  const stageOf = ({ stage }: Option) => (stage === null ? null : words.stages[stage])
  return {
    kind: 'table',
    caption: words.scale[scale],
    head: [words.letter, words.meaning, words.stage, words.points],
    rows: options
      .filter((option) => option.scale === null || option.scale === scale)
      .map((option) => [
        option.code,
        said(`${option.label}. ${option.help}`),
        stageOf(option),
        option.points,
      ]),
    align: ['start', 'start', 'start', 'end'],
    widths: [1, 6, 2, 1],
  }
}

/** How answers are given: what each letter means on both scales. */
export const scalesOf = (book: Book, about: Pick<About, 'language'>): Block[] => {
  const words = paperWordsOf[about.language]
  return [
    { kind: 'heading', level: 1, words: words.scales },
    { kind: 'paragraph', words: words.scalesText },
    ...([1, 2] as const).flatMap((scale): Block[] => [
      { kind: 'heading', level: 2, words: words.scale[scale] },
      tableOf(book, about, scale),
    ]),
  ]
}

/** How many parts the book has. */
export const countsOf = ({ instrument }: Book, { language }: Pick<About, 'language'>): Block => {
  const words = paperWordsOf[language]
  return {
    kind: 'facts',
    facts: [
      { name: words.domains, value: instrument.categories },
      { name: words.outcomes, value: instrument.outcomes },
      { name: wordsOf[language].headings.indicators, value: instrument.indicators },
    ],
  }
}
