import type { Block, Facts } from '../paper.ts'
import { fill, sayDay } from '../say.ts'
import type { Whole } from './read-whole.ts'

type Author = { name: string; role: 0 | 1 | 2 | 3 }

const from = ({ shared }: Whole, author: Author, at: string) => ({
  name: author.name,
  role: shared.role[author.role],
  day: sayDay(at),
})

/** Notes and comments on one indicator, or on the line as a whole (null); hidden words stay hidden. */
export const remarksOn = (whole: Whole, indicator: number | null): Facts['facts'] => {
  const { line, words } = whole
  const notes = line.notes.filter((each) => each.indicator === indicator)
  const comments = line.comments.filter((each) => each.indicator === indicator)
  return [
    ...notes.map((each) => ({
      name: fill(words.note, from(whole, each.author, each.created_at)),
      value: each.hidden ? words.hidden : each.text,
    })),
    ...comments.map((each) => {
      const name = fill(words.comment, from(whole, each.author, each.created_at))
      return {
        name: each.resolved ? `${name} (${words.resolved})` : name,
        value: each.hidden ? words.hidden : each.text,
      }
    }),
  ]
}

export const remarksOnTheLine = (whole: Whole): Block[] => {
  const facts = remarksOn(whole, null)
  if (facts.length === 0) return []
  return [
    { kind: 'heading', level: 1, words: whole.words.onTheLine },
    { kind: 'facts', facts },
  ]
}

type Message = Whole['line']['reviews'][number]['messages'][number]

/** What a message is about, and its words. */
const messageSaid = ({ results, words }: Whole, { text, indicator, category, stage }: Message): string => {
  const code = results.indicators.find(({ id }) => id === indicator)?.code
  const number = results.categories.find(({ id }) => id === category)?.number
  if (code !== undefined) return `${code}: ${text}`
  if (number === undefined) return text
  const about =
    stage === null
      ? `${words.domain} ${number}`
      : fill(words.evidenceOf, { number, stage: words.stages[stage as 1 | 2 | 3] })
  return `${about}: ${text}`
}

/** Each return and validation, with what was written then. */
export const reviewsOf = (whole: Whole): Block[] => {
  const { line, words } = whole
  if (line.reviews.length === 0) return []
  return [
    { kind: 'heading', level: 1, words: words.reviews },
    ...line.reviews.flatMap(({ kind, by, at, messages }): Block[] => [
      {
        kind: 'heading',
        level: 2,
        words: fill(kind === 'returned' ? words.returnedBy : words.validatedBy, {
          name: by.name,
          day: sayDay(at),
        }),
      },
      messages.length === 0
        ? { kind: 'paragraph', words: words.noMessage }
        : { kind: 'list', ordered: false, items: messages.map((each) => messageSaid(whole, each)) },
    ]),
  ]
}
