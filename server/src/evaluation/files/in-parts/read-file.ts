import type { UploadedFile } from 'contract/evaluation/uploads'
import { found } from 'contract/platform/problems'
import { fileInScope } from '../queries.ts'
import type { UploadContext } from '../upload/destination.ts'
import type { StoredUpload } from './queries.ts'

type Asking = Pick<UploadContext, 'db' | 'actor'>

export const readFile = async ({ db, actor }: Asking, id: number): Promise<UploadedFile> => {
  const file = found(await fileInScope(db, actor, id))
  return file
}

/**
 * The file of an upload; null before it is complete. A file that was deleted or is outside the scope is not found.
 */
export const fileOf = async (
  asking: Asking,
  { finished_at, file_id }: Pick<StoredUpload, 'finished_at' | 'file_id'>,
): Promise<UploadedFile | null> => (finished_at === null ? null : readFile(asking, file_id ?? 0))
