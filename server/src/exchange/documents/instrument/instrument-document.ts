import { stageNumbers } from 'contract/evaluation/scores/stages'
import type { Category, Indicator } from 'contract/instrument/instruments'
import { defined } from 'contract/platform/typed'
import { utcDay } from 'contract/platform/utc-day'
import type { DocumentAbout } from '../about.ts'
import { heading, list, paragraph, table } from '../blocks.ts'
import type { Block, Document } from '../document.ts'
import { type Voice, voiceIn } from '../voice.ts'
import { easyRead } from './easy-read.ts'
import { dutiesForm, indicatorForm } from './form.ts'
import { indicatorInBook } from './indicator.ts'
import { planTextsOf } from './plan-texts.ts'
import { type Book, type ReadBook, readBook, readDraft } from './read-book.ts'
import { countsOf, scalesOf } from './scales.ts'

/** Ideas for evidence of a domain, by stage. */
const ideasOf = (number: number, { language, t }: Voice): Block[] => {
  const ideas = planTextsOf(language).ideasFor(number)
  if (ideas.length === 0) return []
  return [
    heading(2, t('documents.evidenceIdeas')),
    table({
      caption: t('documents.evidenceIdeasOf', { number }),
      head: [t('documents.stages.stage'), t('documents.photos'), t('documents.document')],
      rows: ideas.map(({ photos, document }, place) => [
        t(`ui.stage.${defined(stageNumbers[place])}`),
        photos.join('; '),
        document,
      ]),
      widths: [2, 5, 4],
    }),
  ]
}

const indicatorsOf = ({ outcomes = [] }: Category): Indicator[] =>
  outcomes.flatMap(({ indicators }) => indicators)

const isTicked = ({ statements }: Indicator): boolean => statements.length > 0

/** What helps to judge, after all pages that are filled in. */
const moreOn = (category: Category, book: Book, voice: Voice): Block[] => {
  const ticked = indicatorsOf(category).filter(isTicked)
  if (ticked.length === 0) return []
  const { number, name } = category
  return [
    { kind: 'page' },
    heading(1, book.inItsLanguage(`${voice.t('documents.moreOn')}: ${number}. ${name}`)),
    ...ticked.flatMap((indicator) => indicatorInBook(indicator, book, voice)),
    ...ideasOf(number, voice),
  ]
}

/** What is filled in of a domain; of an edition without statements all that helps to judge is part of it. */
const domainOf = (category: Category, book: Book, voice: Voice, isLarge: boolean): Block[] => {
  const { number, name, description, outcomes = [] } = category
  return [
    { kind: 'page' },
    heading(1, book.inItsLanguage(`${number}. ${name}`)),
    ...(description === '' ? [] : [paragraph(book.inItsLanguage(description), 'lead')]),
    ...outcomes.flatMap((outcome) => [
      heading(2, book.inItsLanguage(`${number}.${outcome.number} ${outcome.name}`)),
      ...outcome.indicators.flatMap((indicator) =>
        isTicked(indicator) ? indicatorForm(indicator, book, voice) : indicatorInBook(indicator, book, voice),
      ),
    ]),
    ...(isLarge || indicatorsOf(category).some(isTicked) ? [] : ideasOf(number, voice)),
  ]
}

const areasOf = ({ language, t }: Voice): Block[] => {
  const { areas } = planTextsOf(language)
  return [
    { kind: 'page' },
    heading(1, t('documents.areas')),
    paragraph(t('documents.areasText')),
    list(
      areas.map(({ name, description }) => `${name}: ${description}`),
      true,
    ),
  ]
}

/** In large print only what is filled in: help for judging is in the standard document. */
const inFull = (book: Book, voice: Voice, isLarge: boolean): Block[] => [
  { kind: 'contents' },
  ...countsOf(book, voice),
  ...scalesOf(book, voice),
  ...dutiesForm(book, voice),
  ...book.categories.flatMap((category) => domainOf(category, book, voice, isLarge)),
  ...(isLarge
    ? []
    : [...book.categories.flatMap((category) => moreOn(category, book, voice)), ...areasOf(voice)]),
]

/**
 * The instrument as a book: how to answer, then a chapter for each domain. A draft is marked on its first page, in
 * its name and in the foot of pages.
 */
const documentOfBook =
  (read: ReadBook) =>
  async (about: DocumentAbout): Promise<Document> => {
    const { language, variant } = about
    const book = await read(about)
    const { name, description, edition } = book.instrument
    const voice = voiceIn(language)
    const lead = description === '' ? [] : [paragraph(book.inItsLanguage(description), 'lead')]
    return {
      title: name,
      subtitle: voice.t(book.isDraft ? 'documents.draftFrom' : 'instruments.edition', { edition }),
      language,
      variant,
      day: utcDay(),
      blocks: [
        ...(book.isDraft ? [paragraph(voice.t('documents.draftText'), 'lead')] : []),
        ...(variant === 'easy_read'
          ? easyRead(voice, book)
          : [...lead, ...inFull(book, voice, variant === 'large_print')]),
      ],
    }
  }

export const documentOfInstrument = documentOfBook(readBook)
export const documentOfDraft = documentOfBook(readDraft)
