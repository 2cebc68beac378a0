import type { FormerParts } from 'contract/evaluation/edition-moves'
import { notesOnFormer } from 'contract/evaluation/former-notes'
import { facts, heading, paragraph } from '../blocks.ts'
import type { Block } from '../document.ts'
import { bare } from '../duties.ts'
import type { Whole } from './read-whole.ts'
import { noteFact } from './remarks.ts'

type Answer = FormerParts['answers'][number]
type By = { by: { name: string }; at: string }

const byOf = ({ voice }: Whole, { by, at }: By): string => `${by.name}, ${voice.day(at)}`

/** A question of a former edition with its answer and notes. */
const answerOf = (whole: Whole, answer: Answer, moves: FormerParts['moves']): Block[] => {
  const { voice, line, inItsLanguage } = whole
  const { t } = voice
  const { code, name, option, label, na_reason, statements, reached, of, files } = answer
  const shown = line.files.filter(({ id }) => files.includes(id)).map((file) => file.name)
  return [
    heading(2, inItsLanguage(`${code} ${name}`)),
    ...facts([
      [t('documents.answer'), inItsLanguage(`${option} (${label})`)],
      [t('evaluation.naReason'), na_reason],
      [t('documents.ticked'), statements.length > 0 ? inItsLanguage(statements.join('\n')) : null],
      [
        t('documents.numbers'),
        reached === null || of === null ? null : t('evaluation.ofTotal', { count: reached, total: of }),
      ],
      [t('documents.shownBy'), shown.length > 0 ? shown.join(', ') : null],
      ...notesOnFormer(line.notes, answer, moves).map((note) =>
        // without the code: it is printed below its question
        noteFact(voice, { ...note, former_code: null }),
      ),
      [t('documents.answeredBy'), byOf(whole, answer)],
    ]),
  ]
}

const dutiesOf = (whole: Whole, duties: FormerParts['duties']): Block[] => {
  const { voice, inItsLanguage } = whole
  const { t } = voice
  return duties.flatMap((duty) => [
    heading(2, inItsLanguage(`${duty.code} ${duty.name}`)),
    ...facts([
      [t('documents.answer'), t(duty.kept ? 'moving.kept' : 'moving.notKept')],
      [bare(t('duties.planned')), duty.plan],
      [t('documents.answeredBy'), byOf(whole, duty)],
    ]),
  ])
}

const reasonsOf = ({ voice, inItsLanguage }: Whole, reasons: FormerParts['reasons']): Block[] =>
  reasons.length === 0
    ? []
    : [
        heading(2, voice.t('moving.reasons')),
        ...reasons.flatMap(({ code, name, text, by }) => [
          heading(3, inItsLanguage(`${code} ${name}`)),
          ...facts([[by.name, text]]),
        ]),
      ]

/** Answers in former editions that have no place in this one; the last section. */
export const formerOf = (whole: Whole): Block[] => {
  const { voice, former } = whole
  if (!former) return []
  const { moves, answers, duties, reasons } = former
  const ofMove = (move: FormerParts['moves'][number]): Block[] => {
    const isOf = ({ edition }: { edition: number }) => edition === move.from.id
    const blocks = [
      ...answers.filter(isOf).flatMap((answer) => answerOf(whole, answer, moves)),
      ...dutiesOf(whole, duties.filter(isOf)),
      ...reasonsOf(whole, reasons.filter(isOf)),
    ]
    if (blocks.length === 0) return []
    const text = voice.t('documents.former.text', { name: move.from.name, day: voice.day(move.at) })
    return [paragraph(text), ...blocks]
  }
  const blocks = moves.flatMap(ofMove)
  return blocks.length === 0
    ? []
    : [{ kind: 'page' }, heading(1, voice.t('documents.former.title')), ...blocks]
}
