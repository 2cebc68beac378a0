import { queryOptions } from '@tanstack/react-query'
import { fileCalls } from 'contract/evaluation/files'
import { askBytes } from '../../session/ask-bytes.ts'
import { addressOfPicture } from '../../session/pictures.ts'

/** An object URL that lasts as long as the page. */
export const thumbnailQuery = (id: number) =>
  queryOptions({
    queryKey: ['files', id, 'thumbnail'],
    queryFn: async ({ signal }) =>
      addressOfPicture(
        await askBytes(fileCalls.read, { parameters: { id }, query: { size: 'thumbnail' }, signal }),
      ),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 10 * 60 * 1000,
  })
