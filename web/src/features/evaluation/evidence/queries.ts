import { queryOptions } from '@tanstack/react-query'
import { fileCalls } from 'contract/files'
import { askBytes } from '../../../session/ask-bytes.ts'

/** A file never changes; its address in the page lasts as long as the visit. */
const lasting = { staleTime: Number.POSITIVE_INFINITY, gcTime: 10 * 60 * 1000 }

const addressOfBytes = async (
  id: number,
  size: 'thumbnail' | undefined,
  signal: AbortSignal,
): Promise<string> =>
  URL.createObjectURL(
    await askBytes(fileCalls.read, { parameters: { id }, query: size === undefined ? {} : { size }, signal }),
  )

export const thumbnailQuery = (id: number) =>
  queryOptions({
    queryKey: ['files', id, 'thumbnail'],
    queryFn: ({ signal }) => addressOfBytes(id, 'thumbnail', signal),
    ...lasting,
  })

export const fileQuery = (id: number) =>
  queryOptions({
    queryKey: ['files', id, 'whole'],
    queryFn: ({ signal }) => addressOfBytes(id, undefined, signal),
    ...lasting,
  })
