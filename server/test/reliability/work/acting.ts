import { randomInt } from 'node:crypto'
import { formOf } from '../../evaluation/files/house.ts'
import type { Someone } from '../../given/people.ts'
import type { SmallInstrument } from '../../given/small-instrument.ts'

/**
 * An evaluation as those who act on it know it; which files there are and which line is the last is told on the way.
 */
export type Acted = { evaluation: number; lines: number[]; documents: { id: number; cell: object }[] }

/** What was answered with a 2xx, in the order each client heard it. */
export type Notified = {
  steps: { line: number; version: number; status: string }[]
  comments: number[]
  files: { id: number; isThere: boolean }[]
  /**
   * By line and indicator: the option that was acknowledged last, or null while it is not known whether a change
   * arrived.
   */
  answers: Map<string, number | null>
  done: number
  /** How often each deed was done or refused, for the eye. */
  seen: Map<string, number>
}
export const nothingNotified = (): Notified => ({
  steps: [],
  comments: [],
  files: [],
  answers: new Map(),
  done: 0,
  seen: new Map(),
})

type Answer = {
  status: number
  body: { id: number; code?: string; line?: { id: number; version: number; status: string } }
}
type World = { base: string; instrument: SmallInstrument; acted: Acted[]; notified: Notified }
/** `own`: which of so many clients it is; an indicator is answered by one of them alone. */
export type Client = { person: Someone; own: number; of: number }

const one = <Kind>(list: readonly Kind[]): Kind => list[randomInt(list.length)] as Kind

/** How often each deed is tried, beside the others; what brings a line on is rarer, or all would soon be closed. */
const actions = [
  ...Array<'submit'>(6).fill('submit'),
  ...Array<'return'>(6).fill('return'),
  ...Array<'answer'>(10).fill('answer'),
  ...Array<'remove'>(2).fill('remove'),
  ...Array<'upload'>(4).fill('upload'),
  ...(['review', 'close', 'open', 'comment', 'comment', 'weigh'] as const),
]

/** One person who acts at random until the server is gone. */
export const actOn = async ({ base, instrument, acted, notified }: World, client: Client): Promise<void> => {
  const send = async (method: string, path: string, body?: object): Promise<Answer> => {
    const isForm = body instanceof FormData
    const answer = await fetch(`${base}/api/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${client.person.token}`,
        ...(!isForm && { 'content-type': 'application/json' }),
      },
      body: isForm ? body : JSON.stringify(body ?? {}),
    })
    return { status: answer.status, body: (await answer.json()) as Answer['body'] }
  }
  const step = async (line: number, path: string, body?: object) => {
    const answer = await send('POST', `evaluation-stage-progress/${line}/${path}/`, body)
    if (answer.status < 300 && answer.body.line) {
      const { id, version, status } = answer.body.line
      notified.steps.push({ line: id, version, status })
    }
    return answer
  }
  const own = instrument.indicators.filter((_, at) => at % client.of === client.own)

  const action = {
    submit: (_: Acted, line: number) => step(line, 'submit-for-review'),
    return: (_: Acted, line: number) => step(line, 'return', { messages: [{ text: 'Look again' }] }),
    review: (_: Acted, line: number) => step(line, 'review'),
    close: ({ evaluation }: Acted, line: number) => step(line, 'open', { status: 'CLOSED', evaluation }),
    open: async ({ evaluation, lines }: Acted, line: number) => {
      const year = new Date().getUTCFullYear()
      const answer = await step(line, 'open', { status: 'OPEN', evaluation, year })
      if (answer.status === 201 && answer.body.line) lines.push(answer.body.line.id)
      return answer
    },
    answer: async (_: Acted, line: number) => {
      const indicator = one(own)
      const key = `${line} ${indicator.id}`
      const before = notified.answers.get(key)
      const option = instrument.option(one(['A', 'B', 'C', 'D']), indicator.scale)
      const body = { evaluation_line: line, indicator: indicator.id, option }
      notified.answers.set(key, null)
      let answer = await send('POST', 'result/', body)
      if (answer.body.code === 'result_exists')
        answer = await send('PATCH', `result/${answer.body.id}/`, { option })
      if (answer.status < 300) notified.answers.set(key, option)
      else if (before === undefined) notified.answers.delete(key)
      else notified.answers.set(key, before)
      return answer
    },
    upload: async ({ documents }: Acted, line: number) => {
      const cell = { category: one(instrument.categories), stage: 1 + randomInt(3) }
      const form = formOf({ evaluation_line: line, ...cell }, 'plan.txt', `A plan ${randomInt(1e9)}`)
      const answer = await send('POST', 'file/', form)
      if (answer.status === 201) {
        notified.files.push({ id: answer.body.id, isThere: true })
        documents.push({ id: answer.body.id, cell })
      }
      return answer
    },
    remove: async ({ documents }: Acted) => {
      const [document] = documents.length > 5 ? documents.splice(randomInt(documents.length), 1) : []
      if (!document) return null
      // until it is answered nobody knows whether it is there
      const known = notified.files.findIndex(({ id }) => id === document.id)
      if (known >= 0) notified.files.splice(known, 1)
      const answer = await send('DELETE', `file/${document.id}/`)
      if (answer.status === 409) documents.push(document)
      notified.files.push({ id: document.id, isThere: answer.status !== 200 })
      return answer
    },
    comment: async (_: Acted, line: number) => {
      const answer = await send('POST', 'comment/', {
        evaluation_line: line,
        text: `Words ${randomInt(1e9)}`,
      })
      if (answer.status === 201) notified.comments.push(answer.body.id)
      return answer
    },
    weigh: (_: Acted, line: number) => {
      const first = randomInt(101)
      const scores = instrument.categories.map((category, at) => ({
        category,
        score: at === 0 ? first : at === 1 ? 100 - first : 0,
      }))
      return send('PATCH', 'evaluation/indiprin/', { evaluation_line: line, scores })
    },
  }
  for (;;) {
    const wanted = one(actions)
    const about = one(acted)
    const line = randomInt(4) === 0 ? one(about.lines) : about.lines.at(-1)
    const answer = await action[wanted](about, line ?? 0)
    const outcome = answer && `${wanted} ${answer.status} ${answer.status < 300 ? '' : answer.body.code}`
    if (answer && answer.status < 300) notified.done += 1
    if (outcome) notified.seen.set(outcome, (notified.seen.get(outcome) ?? 0) + 1)
  }
}
