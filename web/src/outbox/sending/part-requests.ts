import { partOfFile } from 'contract/access/call'
import { addressOf } from 'contract/access/client'
import { tusVersion, type Upload, uploadCalls } from 'contract/evaluation/uploads'
import { Problem } from 'contract/platform/problems'
import { chosenLanguage } from '../../i18n/chosen-language.ts'
import { withToken } from '../../session/ask.ts'
import { problemIn } from '../../session/send.ts'
import { type FileWork, isProof } from '../entry.ts'
import { type PartRequests, uploadInParts } from './in-parts.ts'
import { createPartSize } from './part-size.ts'

/** The server may make a part wait for half a minute, and ends one slower than 4 KiB per second. */
const millisecondsFor = (bytes: number): number => 40_000 + bytes / 4
/** With the last part the server examines the file. */
const workMilliseconds = (bytes: number): number => 120_000 + 2 * (bytes / 1024)

const encoded = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''))

const metadataOf = (line: number, work: FileWork): string => {
  const place = isProof(work)
    ? { goal: work.goal, action: work.action }
    : { evaluation_line: line, category: work.category, stage: work.stage }
  const fields = { filename: work.name, ...place, description: work.description, consent: work.consent }
  return Object.entries(fields)
    .map(([name, value]) => `${name} ${encoded(String(value))}`)
    .join(',')
}

type Sent = { method: string; headers: Record<string, string>; body?: Blob; milliseconds: number }

/** A request with the token of the upload's person. */
const ask = (path: string, sent: Sent, owner: number, leaving: AbortSignal): Promise<Response> =>
  withToken(async (access) => {
    const response = await fetch(path, {
      method: sent.method,
      headers: {
        'Accept-Language': chosenLanguage(),
        Authorization: `Bearer ${access}`,
        'Tus-Resumable': tusVersion,
        ...sent.headers,
      },
      ...(sent.body && { body: sent.body }),
      signal: AbortSignal.any([leaving, AbortSignal.timeout(sent.milliseconds)]),
    }).catch(() => {
      throw new Problem('unavailable', { reason: 'unreachable' })
    })
    if (!response.ok) throw await problemIn(response)
    return response
  }, owner)

type Sending = { user: number; line: number; key: string; signal: AbortSignal }

const requestsFor = ({ user, line, key, signal }: Sending, work: FileWork): PartRequests => {
  const { content } = work
  return {
    begin: async (): Promise<Upload> => {
      const headers = {
        'Upload-Length': String(content.size),
        'Upload-Metadata': metadataOf(line, work),
        'Idempotency-Key': key,
      }
      const { create } = uploadCalls
      const sent = { method: create.method, headers, milliseconds: millisecondsFor(0) }
      return (await ask(addressOf(create, {}), sent, user, signal)).json()
    },
    append: async (id, start, end) => {
      const headers = { 'Content-Type': partOfFile, 'Upload-Offset': String(start) }
      const work = end === content.size ? workMilliseconds(content.size) : 0
      const milliseconds = millisecondsFor(end - start) + work
      const { append } = uploadCalls
      const sent = { method: append.method, headers, body: content.slice(start, end), milliseconds }
      const response = await ask(addressOf(append, { parameters: { id } }), sent, user, signal)
      return response.status === append.also ? null : response.json()
    },
  }
}

/** Shared by all files of the tab, which have the same connection. */
const size = createPartSize()

/** Continues the upload with the same key. */
export const sendInParts = (
  sending: Sending,
  work: FileWork,
  onProgress: (part: number, isMoving: boolean) => void,
) => uploadInParts(requestsFor(sending, work), { size, now: () => performance.now(), onProgress })
