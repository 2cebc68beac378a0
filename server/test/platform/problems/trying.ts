import type { Call } from 'contract/access/call'
import type { Asks } from '../../calls/asks.ts'
import { password } from '../../calls/expected/account.ts'
import type { Sent } from '../../calls/send.ts'
import type { Column, World } from '../../calls/world.ts'

export type Trying = {
  world: World
  /** Asks a call by its method and path, as somebody. */
  ask(call: string, asks: Asks, as?: Column): Promise<Sent>
}
export type Trigger = (trying: Trying) => Promise<Sent>

/** `POST /api/region/` as the two halves that the helpers take. */
export const callOf = (message: string): Pick<Call, 'method' | 'path'> => {
  const [method, path] = message.split(' ')
  return { method: method as Call['method'], path: path ?? '' }
}

export const region = 'POST /api/region/'
export const named = (name: string) => ({ name: `${name} ${crypto.randomUUID()}` })
export const stage = '/api/evaluation-stage-progress/{id}'
export const login =
  (word: string): Trigger =>
  ({ ask }) =>
    ask('POST /api/account/login', { body: { username: 'nobody-there', password: word } }, 'nobody')

export const register =
  (body: object): Trigger =>
  ({ ask }) =>
    ask('POST /api/account/register', {
      body: {
        username: `new-${crypto.randomUUID()}`,
        email: `${crypto.randomUUID()}@vereda.example`,
        full_name: 'New',
        password,
        ...body,
      },
    })

export const result =
  (status: 'OPEN' | 'IN REVIEW', body: (at: World['here']) => object): Trigger =>
  async ({ ask, world: { here } }) => {
    const line = await here.line(status)
    const usual = { evaluation_line: line.id, indicator: here.indicator, option: here.option }
    return ask('POST /api/result/', { body: { ...usual, ...body(here) } })
  }

/** The same request twice: the second one is refused. */
export const twice =
  (trigger: (trying: Trying) => Promise<() => Promise<Sent>>): Trigger =>
  async (trying) => {
    const ask = await trigger(trying)
    await ask()
    return ask()
  }

export const upload =
  (form: Record<string, string>, name = 'plan.txt', content: Buffer | string = 'A plan'): Trigger =>
  async ({ ask, world: { here } }) => {
    const line = await here.line()
    return ask('POST /api/file/', {
      form: { evaluation_line: line.id, category: here.category, stage: 1, ...form },
      file: { name, content },
    })
  }

export const step =
  (name: string, status: 'OPEN' | 'IN REVIEW' | 'VALIDATED' | 'CLOSED', body?: object): Trigger =>
  async ({ ask, world: { here } }) => {
    const { id, evaluation } = await here.line(status)
    const message = body && 'evaluation' in body ? { ...body, evaluation } : body
    return ask(`POST ${stage}/${name}/`, { parameters: { id }, ...(message && { body: message }) })
  }
