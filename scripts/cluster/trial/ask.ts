import { setTimeout as pause } from 'node:timers/promises'
import { demonstrationPassword } from '../../../server/src/access/passwords/demonstration.ts'

/** One try of a request. */
export type Try = { at: number; milliseconds: number; outcome: string }

export type Answer = { id: number; code?: string }

/** The answer, when its last try began, and the largest lag of a replica in seconds; 0 for the primary. */
export type Acknowledgement<Body = Answer> = { answer: Body; begun: number; age: number }

/** A request; a POST is repeated with the same key, as the outbox does. */
export type Wanted = {
  method: 'GET' | 'POST' | 'PATCH'
  path: string
  body?: object | FormData
  key?: string
}

export type Session = { base: string; username: string; password: string; token: string; tries: Try[] }

/** Milliseconds: longer than any answer may take, and than HAProxy waits for a connection. */
const longest = 30_000

/** A person of the demonstration at a server, not signed in. */
export const newSession = (base: string, username: string): Session => ({
  base,
  username,
  password: demonstrationPassword,
  token: '',
  tries: [],
})

/** Sends a request once. */
export const once = async (session: Session, { method, path, body, key }: Wanted) => {
  const isForm = body instanceof FormData
  return fetch(`${session.base}/api/${path}`, {
    method,
    signal: AbortSignal.timeout(longest),
    headers: {
      ...(session.token !== '' && { authorization: `Bearer ${session.token}` }),
      ...(body && !isForm && { 'content-type': 'application/json' }),
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  })
}

export const logIn = async (session: Session): Promise<void> => {
  const { username, password } = session
  const answer = await fetch(`${session.base}/api/account/login`, {
    method: 'POST',
    signal: AbortSignal.timeout(longest),
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  })
  if (!answer.ok) throw new Error(`${username} could not log in: ${answer.status} ${await answer.text()}`)
  session.token = ((await answer.json()) as { access: string }).access
}

/** Failures after which the request may have arrived or may still arrive. */
const isPassing = (status: number, code: unknown): boolean =>
  status >= 500 || status === 429 || code === 'idempotency_in_progress'

/**
 * Repeats a request until it is acknowledged, and records every try; final refusals are thrown, since none is
 * expected.
 */
export const insist = async <Body extends object = Answer>(
  session: Session,
  wanted: Wanted,
): Promise<Acknowledgement<Body>> => {
  for (;;) {
    const at = Date.now()
    const note = (outcome: string) => session.tries.push({ at, milliseconds: Date.now() - at, outcome })
    try {
      const response = await once(session, wanted)
      const text = await response.text()
      const body = (text.startsWith('{') ? JSON.parse(text) : {}) as Body & Pick<Answer, 'code'>
      note(`${response.status} ${response.ok ? '' : (body.code ?? 'of the proxy')}`.trim())
      if (response.ok) return { answer: body, begun: at, age: Number(response.headers.get('data-age')) }
      if (response.status === 401) await logIn(session)
      else if (!isPassing(response.status, body.code))
        throw new Error(`${wanted.method} ${wanted.path} was refused: ${response.status} ${text}`)
      else if (response.status >= 500 && !response.headers.get('retry-after'))
        throw new Error(`${response.status} without Retry-After: ${text}`)
    } catch (error) {
      const { name, cause, message } = error as Error & { cause?: { code?: string } }
      if (!['TypeError', 'TimeoutError'].includes(name)) throw error
      note(name === 'TimeoutError' ? 'no answer' : (cause?.code ?? message))
    }
    await pause(300)
  }
}
