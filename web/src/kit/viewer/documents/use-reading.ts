import { useQuery } from '@tanstack/react-query'
import { readInWorker } from './read-in-worker.ts'
import type { Reading, ReadingKind } from './reading.ts'

export function useReading<Kind extends ReadingKind>(kind: Kind, file: number, bytes: Blob) {
  return useQuery<Reading[Kind]>({
    queryKey: ['files', file, 'reading'],
    queryFn: async ({ signal }) => readInWorker(kind, await bytes.arrayBuffer(), signal),
    networkMode: 'always',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  })
}
