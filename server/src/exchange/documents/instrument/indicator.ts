import { type Indicator, optionCodes } from 'contract/instrument/instruments'
import { facts, heading, list, paragraph } from '../blocks.ts'
import type { Block, Text } from '../document.ts'
import type { Voice } from '../messages/voice.ts'
import type { Book } from './read-book.ts'

/** When an answer may be that the indicator does not apply. */
const naWhen = ({ na_reason, scale }: Indicator, { said }: Book, { say }: Voice): Text => {
  if (na_reason !== null) return said(na_reason)
  return scale === 2 ? say('evaluation.naGroupEmpty') : say('instruments.naNever')
}

/** Room to mark the answer with a pen: each letter that fits, behind brackets that every font and braille has. */
const toTick = ({ na_reason, scale }: Indicator): string =>
  optionCodes
    .filter((code) => code !== 'NA' || na_reason !== null || scale === 2)
    .map((code) => `(  ) ${code}`)
    .join('   ')

/** Everything that is said of one indicator: its three levels, and what helps to answer it. */
export const indicatorInBook = (indicator: Indicator, book: Book, voice: Voice): Block[] => {
  const { said } = book
  const { say } = voice
  const { code, name, help, scale, principal, s1, s2, s3, look_for, ask_family, ask_learner } = indicator
  const answeredBy = say(`instruments.scale.${scale}`)
  return [
    heading(3, said(`${code} ${name}`)),
    paragraph(said(help)),
    ...facts([
      [say('ui.stage.1'), said(s1)],
      [say('ui.stage.2'), said(s2)],
      [say('ui.stage.3'), said(s3)],
      [
        say('instruments.answeredBy'),
        principal ? `${answeredBy}. ${say('instruments.principal')}` : answeredBy,
      ],
      [say('instruments.notApplicable'), naWhen(indicator, book, voice)],
      [say('fields.option'), toTick(indicator)],
      [say('evaluation.askFamily'), said(ask_family)],
      [say('evaluation.askLearner'), said(ask_learner)],
    ]),
    ...(look_for.length === 0 ? [] : [heading(4, say('instruments.lookFor')), list(look_for.map(said))]),
  ]
}
