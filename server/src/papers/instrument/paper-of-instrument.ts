import type { Category } from 'contract/instruments'
import type { Language } from 'contract/shapes'
import { type About, today } from '../about.ts'
import type { Block, Paper } from '../paper.ts'
import { fill } from '../say.ts'
import type { PaperWords } from '../words/words.ts'
import { paperWordsOf } from '../words/words-of.ts'
import { indicatorInBook } from './indicator.ts'
import { planWordsOf } from './keep-plan-words.ts'
import { type Book, readBook } from './read-book.ts'
import { countsOf, scalesOf } from './scales.ts'

/** What can serve as evidence of a domain, stage by stage. */
const ideasOf = (number: number, words: PaperWords, language: Language): Block[] => {
  const ideas = planWordsOf(language).evidence.suggestions[number] ?? []
  if (ideas.length === 0) return []
  return [
    { kind: 'heading', level: 2, words: words.evidenceIdeas },
    {
      kind: 'table',
      caption: fill(words.evidenceIdeasOf, { number }),
      head: [words.stage, words.photos, words.document],
      rows: ideas.map(({ photos, document }, place) => [
        words.stages[(place + 1) as 1 | 2 | 3],
        photos.join('; '),
        document,
      ]),
      widths: [2, 5, 4],
    },
  ]
}

const domainOf = (category: Category, book: Book, words: PaperWords, language: Language): Block[] => [
  { kind: 'page' },
  { kind: 'heading', level: 1, words: book.said(`${category.number}. ${category.name}`) },
  ...(category.description === ''
    ? []
    : [{ kind: 'paragraph' as const, words: book.said(category.description), tone: 'lead' as const }]),
  ...(category.outcomes ?? []).flatMap((outcome): Block[] => [
    { kind: 'heading', level: 2, words: book.said(`${category.number}.${outcome.number} ${outcome.name}`) },
    ...outcome.indicators.flatMap((indicator) => indicatorInBook(indicator, book, words)),
  ]),
  ...ideasOf(category.number, words, language),
]

const areasOf = (words: PaperWords, language: Language): Block[] => [
  { kind: 'page' },
  { kind: 'heading', level: 1, words: words.areas },
  { kind: 'paragraph', words: words.areasText },
  {
    kind: 'list',
    ordered: true,
    items: planWordsOf(language).core_curriculum.map(({ name, description }) => `${name}: ${description}`),
  },
]

/** In short: what each domain is about, and its principal indicators. */
const inShort = ({ categories, said }: Book): Block[] =>
  categories.flatMap((category): Block[] => [
    { kind: 'heading', level: 1, words: said(`${category.number}. ${category.name}`) },
    ...(category.description === ''
      ? []
      : [{ kind: 'paragraph' as const, words: said(category.description) }]),
    {
      kind: 'list',
      ordered: false,
      items: (category.outcomes ?? []).flatMap(({ indicators }) =>
        indicators.filter(({ principal }) => principal).map(({ name }) => said(name)),
      ),
    },
  ])

const inFull = (book: Book, about: About, words: PaperWords): Block[] => [
  countsOf(book, about),
  ...scalesOf(book, about),
  ...book.categories.flatMap((category) => domainOf(category, book, words, about.language)),
  ...areasOf(words, about.language),
]

/** The instrument to be read as a book: how answers are given, then a chapter for each domain. */
export const paperOfInstrument = async (about: About): Promise<Paper> => {
  const { db, actor, language, variant, id } = about
  const book = await readBook(db, actor, language, id)
  const { instrument } = book
  const words = paperWordsOf[language]
  return {
    title: instrument.name,
    subtitle: fill(words.edition, { edition: instrument.edition }),
    language,
    variant,
    day: today(),
    blocks: [
      ...(instrument.description === ''
        ? []
        : [{ kind: 'paragraph' as const, words: book.said(instrument.description), tone: 'lead' as const }]),
      ...(variant === 'easy_read' ? inShort(book) : inFull(book, about, words)),
    ],
  }
}
