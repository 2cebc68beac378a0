import { type Call } from 'contract/access/call'
import { addressOf } from 'contract/access/client'
import { formOf } from '../evaluation/files/house.ts'
import { metadataOf } from '../evaluation/files/uploads/in-parts/tus.ts'
import type { Someone } from '../given/people.ts'
import type { Vereda } from '../vereda.ts'
import type { Asks } from './asks.ts'

export type Sent = {
  status: number
  headers: Record<string, string | string[] | number | undefined>
  text: string
  body: { code?: string; request_id?: string } & Record<string, unknown>
}

/** The address of a server that listens. */
const baseOf = ({ app }: Pick<Vereda, 'app'>): string => {
  const { port } = app.server.address() as { port: number }
  return `http://127.0.0.1:${port}`
}

type Listening = Pick<Vereda, 'app'>
type SentCall = Pick<Call, 'method' | 'path' | 'stream'>

/** An upload arrives on a connection of its own, which is closed when it is refused. */
const sendUpload = async (vereda: Listening, call: SentCall, asks: Asks, headers: object): Promise<Sent> => {
  const answer = await fetch(baseOf(vereda) + addressOf(call as Call, asks), {
    method: call.method,
    headers: { ...headers, connection: 'close' },
    body: asks.form
      ? formOf(asks.form, asks.file?.name ?? 'plan.txt', asks.file?.content ?? 'A plan of the school')
      : new Blob([typeof asks.body === 'string' ? asks.body : JSON.stringify(asks.body ?? {})]),
  })
  const text = await answer.text()
  return {
    status: answer.status,
    headers: Object.fromEntries(answer.headers),
    text,
    body: JSON.parse(text) as Sent['body'],
  }
}

/** Sends a question as it is, right or wrong. */
export const send = async (
  vereda: Listening,
  call: SentCall,
  asks: Asks,
  as: Someone | null,
): Promise<Sent> => {
  const headers = {
    ...(as && { authorization: `Bearer ${as.token}` }),
    ...(asks.metadata && {
      'upload-length': '20',
      'upload-metadata': metadataOf(asks.file?.name ?? 'plan.txt', asks.metadata),
    }),
    ...asks.headers,
  }
  if (call.stream === 'upload')
    return sendUpload(vereda, call, asks, {
      ...(!asks.form && { 'content-type': 'application/json' }),
      ...headers,
    })
  const answer = await vereda.app.inject({
    method: call.method,
    url: addressOf(call as Call, asks),
    headers,
    ...(asks.body !== undefined && { payload: asks.body }),
  })
  const isJson = String(answer.headers['content-type']).startsWith('application/json')
  return {
    status: answer.statusCode,
    headers: answer.headers,
    text: answer.body,
    body: isJson && answer.body ? answer.json() : {},
  }
}
