import { facts, heading, list, paragraph } from '../blocks.ts'
import type { Block } from '../document.ts'
import { aboutFormer } from '../phrases.ts'
import type { Voice } from '../voice.ts'
import type { Whole } from './read-whole.ts'

type Fact = [name: string, value: string]
type Author = { name: string; role: 0 | 1 | 2 | 3 }

type Remark = {
  author: Author
  created_at: string
  hidden: boolean
  text: string
  former_code: string | null
}

const fromOf = ({ t, day }: Voice, { author, created_at }: Remark) => ({
  name: author.name,
  role: t(`terms.role.${author.role}`),
  day: day(created_at),
})

const textOf = (voice: Voice, each: Remark) =>
  aboutFormer(voice, each, each.hidden ? voice.t('evaluation.hiddenWords') : each.text)

/** With author and day; hidden text stays hidden. */
export const noteFact = (voice: Voice, note: Remark): Fact => [
  voice.t('documents.note', fromOf(voice, note)),
  textOf(voice, note),
]

/** On one indicator, or on the whole line (null); hidden text stays hidden. */
export const remarksOn = ({ voice, line }: Whole, indicator: number | null): Fact[] => {
  const { t } = voice
  const notes = line.notes.filter((each) => each.indicator === indicator)
  const comments = line.comments.filter((each) => each.indicator === indicator)
  return [
    ...notes.map((each) => noteFact(voice, each)),
    ...comments.map((each): Fact => {
      const name = t('documents.comment', fromOf(voice, each))
      return [each.resolved ? `${name} (${t('evaluation.resolved')})` : name, textOf(voice, each)]
    }),
  ]
}

export const remarksOnTheLine = (whole: Whole): Block[] => {
  const remarks = facts(remarksOn(whole, null))
  return remarks.length === 0 ? [] : [heading(1, whole.voice.t('documents.onTheLine')), ...remarks]
}

type Message = Whole['line']['reviews'][number]['messages'][number]

/** What a message is about, and its text. */
const messageText = ({ voice, results }: Whole, { text, indicator, category, stage }: Message): string => {
  const { t } = voice
  const code = results.indicators.find(({ id }) => id === indicator)?.code
  const number = results.categories.find(({ id }) => id === category)?.number
  if (code !== undefined) return `${code}: ${text}`
  if (number === undefined) return text
  const about =
    stage === null
      ? `${t('scores.domain')} ${number}`
      : t('evidence.cell', { number, stage: t(`ui.stage.${stage}`) })
  return `${about}: ${text}`
}

/** Each return and validation with its text. */
export const reviewsOf = (whole: Whole): Block[] => {
  const { line, voice } = whole
  const { t, day } = voice
  if (line.reviews.length === 0) return []
  return [
    heading(1, t('results.messages')),
    ...line.reviews.flatMap(({ kind, by, at, messages }) => [
      heading(2, t(`results.review.${kind}`, { name: by.name, time: day(at) })),
      messages.length === 0
        ? paragraph(t('results.noMessages'))
        : list(messages.map((each) => messageText(whole, each))),
    ]),
  ]
}
