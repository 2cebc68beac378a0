import type { Category, Indicator } from 'contract/instrument/instruments'
import { heading } from '../blocks.ts'
import type { Block } from '../document.ts'
import { easyDomain } from '../easy/domain-name.ts'
import { pictured, pictureOfDomain } from '../easy/pictures.ts'
import { explaining } from '../easy/words.ts'
import type { Voice } from '../voice.ts'
import { box } from './form.ts'
import type { Book } from './read-book.ts'

const answers = ['yes', 'little', 'notYet'] as const

/** Boxes to answer with a pen. */
const boxes = ({ t }: Voice, shown: readonly (typeof answers)[number][]): string =>
  shown.map((answer) => `${box} ${t(`easy.instrument.${answer}`)}`).join('      ')

const principalOf = ({ outcomes = [] }: Category): Indicator[] =>
  outcomes.flatMap(({ indicators }) => indicators.filter(({ principal }) => principal))

/** The purpose of the questions, who answers them and how. */
const aboutIn = (voice: Voice, { instrument, categories }: Book): Block[] => {
  const { t, number } = voice
  return [
    pictured(
      voice,
      'question',
      t('easy.instrument.about', { count: number(instrument.indicators) }),
      t('easy.instrument.why'),
      t('easy.instrument.some', { count: number(categories.flatMap(principalOf).length) }),
    ),
    pictured(voice, 'learners', t('easy.instrument.who'), t('easy.instrument.tick')),
    pictured(
      voice,
      'steps',
      t('easy.instrument.steps', {
        first: t('ui.stage.1'),
        second: t('ui.stage.2'),
        third: t('ui.stage.3'),
      }),
    ),
  ]
}

const dutiesIn = (voice: Voice, { categories, inItsLanguage }: Book): Block[] => {
  const duties = categories.flatMap((category) => category.duties ?? [])
  if (duties.length === 0) return []
  return [
    heading(1, voice.t('easy.instrument.safe')),
    pictured(voice, 'school', voice.t('easy.instrument.rules')),
    ...duties.map(({ name }) =>
      pictured(voice, 'safe', inItsLanguage(name), boxes(voice, ['yes', 'notYet'])),
    ),
  ]
}

/** An edition of a country may have other domains, with names of their own. */
const nameOf = (voice: Voice, { instrument, inItsLanguage }: Book, { number, name }: Category) =>
  instrument.country === null && instrument.languages.includes(voice.language)
    ? easyDomain(voice, number, name)
    : inItsLanguage(name)

/** The questions of the principal indicators, each domain with its pictogram. */
export const easyRead = (voice: Voice, book: Book): Block[] =>
  explaining(voice, [
    ...aboutIn(voice, book),
    ...dutiesIn(voice, book),
    ...book.categories.flatMap((category) => [
      heading(1, nameOf(voice, book, category)),
      ...principalOf(category).map(({ easy, name }) =>
        pictured(
          voice,
          pictureOfDomain(category.number),
          book.inItsLanguage(easy ?? name),
          boxes(voice, answers),
        ),
      ),
    ]),
  ])
