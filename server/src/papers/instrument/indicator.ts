import type { Indicator } from 'contract/instruments'
import type { Block, Words } from '../paper.ts'
import type { PaperWords } from '../words/words.ts'
import type { Book } from './read-book.ts'

/** When an answer may be that the indicator does not apply. */
const naWhen = ({ na_reason, scale }: Indicator, { said }: Book, words: PaperWords): Words => {
  if (na_reason !== null) return said(na_reason)
  return scale === 2 ? words.naGroupEmpty : words.naNever
}

/** Everything that is said of one indicator: its three levels, and what helps to answer it. */
export const indicatorInBook = (indicator: Indicator, book: Book, words: PaperWords): Block[] => {
  const { said } = book
  const { code, name, help, scale, principal, look_for, ask_family, ask_learner } = indicator
  return [
    { kind: 'heading', level: 3, words: said(`${code} ${name}`) },
    { kind: 'paragraph', words: said(help) },
    {
      kind: 'facts',
      facts: [
        ...([1, 2, 3] as const).map((stage) => ({
          name: words.stages[stage],
          value: said(indicator[`s${stage}`]),
        })),
        {
          name: words.answeredWith,
          value: principal ? `${words.scale[scale]}. ${words.principal}` : words.scale[scale],
        },
        { name: words.naWhen, value: naWhen(indicator, book, words) },
        { name: words.askFamily, value: said(ask_family) },
        { name: words.askLearner, value: said(ask_learner) },
      ],
    },
    ...(look_for.length === 0
      ? []
      : [
          { kind: 'heading' as const, level: 4 as const, words: words.lookFor },
          { kind: 'list' as const, ordered: false, items: look_for.map(said) },
        ]),
  ]
}
