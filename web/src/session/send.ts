import type { Call } from 'contract/access/call'
import { addressOf, type Question } from 'contract/access/client'
import { limits } from 'contract/platform/limits'
import { isProblemCode, Problem } from 'contract/platform/problems'
import type { z } from 'zod'
import { chosenLanguage } from '../i18n/chosen-language.ts'
import { listeners } from '../listeners.ts'
import { afterPress } from './after-press.ts'
import { noteAge } from './data-age.ts'
import { earlyAnswer } from './early-answer.ts'

export type RequestOptions<Wanted extends Call> = Question<Wanted> & {
  /** Sent as `If-Match`: refused when somebody else changed the row since. */
  version?: number | undefined
  /** Sent as `Idempotency-Key`: a repeat gets the first answer. */
  key?: string
  signal?: AbortSignal
}

/** The problem of an answer; foreign errors become "unavailable". */
export const problemIn = async (response: Response): Promise<Problem> => {
  const body = await response.json().catch(() => null)
  const seconds = Number(response.headers.get('Retry-After'))
  const wait = seconds > 0 ? { retry_after: seconds } : {}
  if (!isProblemCode(body?.code))
    return new Problem(response.status === 413 ? 'file_too_large' : 'unavailable', wait)
  const { code, ...extra } = body
  return new Problem(code, { ...extra, ...wait })
}

const { listen, notify } = listeners()
/** Called for each answer that shows that the server is reachable. */
export const onAnswered = listen

/** No network, or no answer within ten seconds. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof Problem && error.code === 'unavailable' && error.extra.reason === 'unreachable'

const request = (
  call: Call,
  { body, version, key, signal }: RequestOptions<Call>,
  address: string,
  access: string | null,
): Promise<Response> => {
  const deadline = AbortSignal.timeout(limits.requestTimeoutMilliseconds)
  return fetch(address, {
    method: call.method,
    headers: {
      'Accept-Language': chosenLanguage(),
      ...(access && { Authorization: `Bearer ${access}` }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(version !== undefined && { 'If-Match': `"v${version}"` }),
      ...(key && { 'Idempotency-Key': key }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
  }).then(
    (response) => {
      if (response.status < 500 && response.status !== 429) notify()
      return response
    },
    (error: unknown) => {
      if (signal?.aborted) throw error
      throw new Problem('unavailable', { reason: 'unreachable' })
    },
  )
}

export const send = async <Wanted extends Call>(
  call: Wanted,
  options: RequestOptions<Wanted>,
  access: string | null,
): Promise<z.output<Wanted['answer']>> => {
  const address = addressOf(call, options)
  const early = call.method === 'GET' ? await earlyAnswer(address, access)?.catch(() => null) : null
  options.signal?.throwIfAborted()
  const response = early ?? (await request(call, options, address, access))
  await afterPress()
  if (!response.ok) throw await problemIn(response)
  noteAge(call.path, response.headers.get('Data-Age'))
  return response.json()
}
