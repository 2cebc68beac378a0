import { request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import { type WebhookTrouble, webhookLimits } from 'contract/exchange/webhooks'
import type { Target } from './target.ts'

export type Posted = { status: number | null; answer: string | null; trouble: WebhookTrouble | null }

/** Milliseconds for the whole request; bytes of the answer that are read. */
const longest = 10_000
const mostBytes = 4096

/** A resolver that answers the address that was checked. */
const leadingTo =
  ({ found: { address, family } }: Target): LookupFunction =>
  (_host, options, answer) =>
    options.all ? answer(null, [{ address, family }]) : answer(null, address, family)

/** The beginning of an answer as one line; text long enough for a key or a signature is left out. */
export const shortAnswer = (bytes: Buffer): string | null =>
  bytes
    .toString('utf8')
    .replace(/[\p{C}\p{Z}\ufffd]+/gu, ' ')
    .replace(/[\w+/=.~-]{20,}/g, '…')
    .trim()
    .slice(0, webhookLimits.answer)
    .replace(/\p{Surrogate}/gu, '') || null

const isOfCertificate = (code: string): boolean => /EPROTO|CERT|TLS|SSL|SIGNATURE|ISSUER|ALTNAME/.test(code)

const troubleOf = (error: Error & { code?: string }): WebhookTrouble => {
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return 'timeout'
  return isOfCertificate(error.code ?? '') ? 'certificate' : 'unreachable'
}

/** Sends a body once, to the checked address, without following redirects. */
export const post = (target: Target, headers: Record<string, string>, body: string): Promise<Posted> =>
  new Promise((resolve) => {
    const send = target.url.protocol === 'https:' ? overHttps : overHttp
    const fail = (error: Error) => resolve({ status: null, answer: null, trouble: troubleOf(error) })
    const request = send(target.url, {
      method: 'POST',
      agent: false,
      lookup: leadingTo(target),
      signal: AbortSignal.timeout(longest),
      headers: { 'content-type': 'application/json', 'user-agent': 'Vereda', ...headers },
    })
    request.on('error', fail)
    request.on('response', (response) => {
      const status = response.statusCode ?? 0
      const parts: Buffer[] = []
      let length = 0
      const end = () => {
        const trouble = status >= 200 && status < 300 ? null : 'status'
        resolve({ status, answer: shortAnswer(Buffer.concat(parts).subarray(0, mostBytes)), trouble })
        response.destroy()
      }
      response.on('data', (part: Buffer) => {
        parts.push(part)
        length += part.length
        if (length >= mostBytes) end()
      })
      response.on('end', end)
      response.on('error', end)
    })
    request.end(body)
  })
