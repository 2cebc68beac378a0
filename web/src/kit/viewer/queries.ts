import { queryOptions } from '@tanstack/react-query'
import { fileCalls } from 'contract/evaluation/files'
import { askBytes } from '../../session/ask-bytes.ts'

/** The bytes of a file never change; they are cached for a minute after it was closed. */
export const fileBytesQuery = (id: number) =>
  queryOptions({
    queryKey: ['files', id, 'bytes'],
    queryFn: ({ signal }) => askBytes(fileCalls.read, { parameters: { id }, query: {}, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  })
