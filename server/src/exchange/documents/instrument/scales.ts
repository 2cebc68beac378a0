import type { Option } from 'contract/instrument/instruments'
import { facts, heading, paragraph, table } from '../blocks.ts'
import type { Block } from '../document.ts'
import type { Voice } from '../messages/voice.ts'
import type { Book } from './read-book.ts'

/** The options of one scale, with those of both. */
const tableOf = ({ options, said }: Book, voice: Voice, scale: 1 | 2): Block => {
  const { say } = voice
  const row = ({ code, label, help, stage, points }: Option) => [
    code,
    said(`${label}. ${help}`),
    stage && say(`ui.stage.${stage}`),
    points,
  ]
  return table({
    caption: say(`instruments.scale.${scale}`),
    head: [
      say('instruments.letter'),
      say('instruments.meaning'),
      say('documents.stages.stage'),
      say('instruments.points'),
    ],
    rows: options.filter((option) => option.scale === null || option.scale === scale).map(row),
    align: ['start', 'start', 'start', 'end'],
    widths: [12, 56, 20, 12],
  })
}

/** How answers are given: what each letter means on both scales. */
export const scalesOf = (book: Book, voice: Voice): Block[] => {
  const { say } = voice
  return [
    heading(1, say('instruments.scales')),
    paragraph(say('instruments.scalesText')),
    ...([1, 2] as const).flatMap((scale) => [
      heading(2, say(`instruments.scale.${scale}`)),
      tableOf(book, voice, scale),
    ]),
  ]
}

/** How many parts the book has. */
export const countsOf = ({ instrument }: Book, { say }: Voice): Block[] =>
  facts([
    [say('instruments.domains'), instrument.categories],
    [say('instruments.outcomes'), instrument.outcomes],
    [say('instruments.indicators'), instrument.indicators],
  ])
