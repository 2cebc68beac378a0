import { stageNumbers } from 'contract/evaluation/scores/stages'
import type { Category } from 'contract/instrument/instruments'
import { defined } from 'contract/platform/typed'
import { type About, today } from '../about.ts'
import { heading, list, paragraph, table } from '../blocks.ts'
import type { Block, Document } from '../document.ts'
import { type Voice, voiceIn } from '../messages/voice.ts'
import { indicatorInBook } from './indicator.ts'
import { type Book, readBook } from './read-book.ts'
import { countsOf, scalesOf } from './scales.ts'
import { planTextsOf } from './store-plan-texts.ts'

/** What can serve as evidence of a domain, stage by stage. */
const ideasOf = (number: number, { language, say }: Voice): Block[] => {
  const ideas = planTextsOf(language).evidence.suggestions[number] ?? []
  if (ideas.length === 0) return []
  return [
    heading(2, say('documents.evidenceIdeas')),
    table({
      caption: say('documents.evidenceIdeasOf', { number }),
      head: [say('documents.stages.stage'), say('documents.photos'), say('documents.document')],
      rows: ideas.map(({ photos, document }, place) => [
        say(`ui.stage.${defined(stageNumbers[place])}`),
        photos.join('; '),
        document,
      ]),
      widths: [2, 5, 4],
    }),
  ]
}

const domainOf = (
  { number, name, description, outcomes = [] }: Category,
  book: Book,
  voice: Voice,
): Block[] => [
  { kind: 'page' },
  heading(1, book.said(`${number}. ${name}`)),
  ...(description === '' ? [] : [paragraph(book.said(description), 'lead')]),
  ...outcomes.flatMap((outcome) => [
    heading(2, book.said(`${number}.${outcome.number} ${outcome.name}`)),
    ...outcome.indicators.flatMap((indicator) => indicatorInBook(indicator, book, voice)),
  ]),
  ...ideasOf(number, voice),
]

const areasOf = ({ language, say }: Voice): Block[] => {
  const areas = planTextsOf(language).core_curriculum
  return [
    { kind: 'page' },
    heading(1, say('documents.areas')),
    paragraph(say('documents.areasText')),
    list(
      areas.map(({ name, description }) => `${name}: ${description}`),
      true,
    ),
  ]
}

const inFull = (book: Book, voice: Voice): Block[] => [
  ...countsOf(book, voice),
  ...scalesOf(book, voice),
  ...book.categories.flatMap((category) => domainOf(category, book, voice)),
  ...areasOf(voice),
]

/** In short: what each domain is about, and the easy questions of its principal indicators. */
const inShort = ({ categories, said }: Book): Block[] =>
  categories.flatMap(({ number, name, description, outcomes = [] }) => [
    heading(1, said(`${number}. ${name}`)),
    ...(description === '' ? [] : [paragraph(said(description))]),
    list(
      outcomes
        .flatMap(({ indicators }) => indicators.filter(({ principal }) => principal))
        .map(({ easy, name }) => said(easy ?? name)),
    ),
  ])

/** The instrument to be read as a book: how answers are given, then a chapter for each domain. */
export const documentOfInstrument = async (about: About): Promise<Document> => {
  const { db, actor, language, variant, id } = about
  const book = await readBook(db, actor, language, id)
  const { name, description, edition } = book.instrument
  const voice = voiceIn(language)
  return {
    title: name,
    subtitle: voice.say('instruments.edition', { edition }),
    language,
    variant,
    day: today(),
    blocks: [
      ...(description === '' ? [] : [paragraph(book.said(description), 'lead')]),
      ...(variant === 'easy_read' ? inShort(book) : inFull(book, voice)),
    ],
  }
}
