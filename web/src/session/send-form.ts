import type { Call, Parameters } from 'contract/access/call'
import { addressOf } from 'contract/access/client'
import { Problem } from 'contract/platform/problems'
import type { z } from 'zod'
import { chosenLanguage } from '../i18n/chosen-language.ts'
import { afterPress } from './after-press.ts'
import { withToken } from './ask.ts'
import { problemIn } from './send.ts'

/**
 * An upload is cancelled after this time without progress; the server may make it wait half a minute for a slot, and
 * examines it at the end.
 */
const idleMilliseconds = 65_000
const workMilliseconds = (bytes: number) => 120_000 + 2 * (bytes / 1024)

type Sending<Wanted extends Call = Call> = {
  form: FormData
  parameters?: Parameters<Wanted['path']>
  /** Sent as `Idempotency-Key`: a repeat gets the first answer. */
  key?: string
  /** Sent only with a token of this person. */
  owner?: number
  signal: AbortSignal
  onProgress: (part: number) => void
}

const once = <Wanted extends Call>(
  call: Wanted,
  { form, parameters, key, signal, onProgress }: Sending<Wanted>,
  access: string,
): Promise<z.output<Wanted['answer']>> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    let idle: ReturnType<typeof setTimeout>
    const giveUpAfter = (milliseconds: number) => {
      clearTimeout(idle)
      idle = setTimeout(() => request.abort(), milliseconds)
    }
    const unreachable = () => {
      clearTimeout(idle)
      reject(new Problem('unavailable', { reason: 'unreachable' }))
    }
    request.upload.onprogress = ({ loaded, total }) => {
      giveUpAfter(idleMilliseconds)
      onProgress(total > 0 ? loaded / total : 0)
    }
    request.upload.onload = ({ total }) => giveUpAfter(workMilliseconds(total))
    request.onload = () => {
      clearTimeout(idle)
      if (request.status === call.status) resolve(JSON.parse(request.responseText))
      else {
        const wait = request.getResponseHeader('Retry-After')
        const headers = wait === null ? {} : { 'Retry-After': wait }
        problemIn(new Response(request.responseText, { status: request.status, headers })).then(
          reject,
          reject,
        )
      }
    }
    request.onerror = unreachable
    request.onabort = unreachable
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.open(call.method, addressOf(call, { ...(parameters && { parameters }) }))
    request.setRequestHeader('Authorization', `Bearer ${access}`)
    request.setRequestHeader('Accept-Language', chosenLanguage())
    if (key) request.setRequestHeader('Idempotency-Key', key)
    giveUpAfter(idleMilliseconds)
    request.send(form)
  })

export const sendForm = <Wanted extends Call>(
  call: Wanted,
  sending: Sending<Wanted>,
): Promise<z.output<Wanted['answer']>> =>
  withToken((access) => once(call, sending, access).finally(afterPress), sending.owner)
