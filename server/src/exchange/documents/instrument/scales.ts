import type { Option } from 'contract/instrument/instruments'
import { facts, heading, paragraph, table } from '../blocks.ts'
import type { Block } from '../document.ts'
import type { Voice } from '../voice.ts'
import type { Book } from './read-book.ts'

/** The options of one scale, and those that both share. */
const tableOf = ({ options, inItsLanguage }: Book, voice: Voice, scale: 1 | 2): Block => {
  const { t } = voice
  const row = ({ code, label, help, stage, points }: Option) => [
    code,
    inItsLanguage(`${label}. ${help}`),
    stage && t(`ui.stage.${stage}`),
    points,
  ]
  return table({
    caption: t(`instruments.scale.${scale}`),
    head: [
      t('instruments.letter'),
      t('instruments.meaning'),
      t('documents.stages.stage'),
      t('instruments.points'),
    ],
    rows: options.filter((option) => option.scale === null || option.scale === scale).map(row),
    align: ['start', 'start', 'start', 'end'],
    widths: [12, 56, 20, 12],
  })
}

/** What each letter means on both scales. */
export const scalesOf = (book: Book, voice: Voice): Block[] => {
  const { t } = voice
  return [
    heading(1, t('instruments.scales')),
    paragraph(t('instruments.scalesText')),
    ...([1, 2] as const).flatMap((scale) => [
      heading(2, t(`instruments.scale.${scale}`)),
      tableOf(book, voice, scale),
    ]),
  ]
}

/** How many parts the book has. */
export const countsOf = ({ instrument }: Book, { t }: Voice): Block[] =>
  facts([
    [t('instruments.domains'), instrument.categories],
    [t('instruments.outcomes'), instrument.outcomes],
    [t('instruments.indicators'), instrument.indicators],
  ])
