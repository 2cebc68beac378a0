import type { Call } from 'contract/access/call'
import { addressOf } from 'contract/access/client'
import { Problem } from 'contract/platform/problems'
import { withToken } from './ask.ts'
import { problemIn, type RequestOptions } from './send.ts'

const once = async (address: string, access: string, signal?: AbortSignal): Promise<Blob> => {
  const response = await fetch(address, {
    headers: { Authorization: `Bearer ${access}` },
    ...(signal && { signal }),
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error
    throw new Problem('unavailable', { reason: 'unreachable' })
  })
  if (!response.ok) throw await problemIn(response)
  return response.blob()
}

/** Requests a file, without a time limit, since a connection may be slow. */
export const askBytes = async <Wanted extends Call>(
  call: Wanted,
  options: RequestOptions<Wanted>,
): Promise<Blob> => {
  const address = addressOf(call, options)
  return withToken((access) => once(address, access, options.signal))
}
