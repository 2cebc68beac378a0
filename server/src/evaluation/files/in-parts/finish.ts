import { Problem } from 'contract/platform/problems'
import { isOneOf } from 'contract/platform/typed'
import type { Evidence } from '../evidence.ts'
import type { UploadContext } from '../upload/destination.ts'
import { discard, type EncryptedTemp } from '../upload/encrypted-temp.ts'
import { takeIn } from '../upload/take-in.ts'
import { withoutSilence } from '../upload/upload.ts'
import type { Announced } from './announced.ts'
import { readParts, removeParts } from './part-storage.ts'
import { becomeFile, beginFinish, partsOf, removeUpload, type StoredUpload } from './queries.ts'

/** Refusals that no later try can change. */
const final = ['unsupported_file_type', 'file_too_large', 'file_infected', 'not_found'] as const

export const discardUpload = async (context: UploadContext, evidence: Evidence, id: number): Promise<void> =>
  removeParts(evidence, await removeUpload(context.db, id))

export const discardIfFinal = async (
  context: UploadContext,
  evidence: Evidence,
  id: number,
  error: unknown,
): Promise<void> => {
  if (error instanceof Problem && isOneOf(final, error.code)) await discardUpload(context, evidence, id)
}

/** Processes a complete upload like a file of one request, with the key of that request; returns its id. */
export const finish = async (
  context: UploadContext,
  evidence: Evidence,
  upload: StoredUpload,
  announced: Announced,
): Promise<number> => {
  const temps: EncryptedTemp[] = []
  const onStored = (temp: EncryptedTemp) => temps.push(temp)
  try {
    const line = await announced.lineFor(context, 0)
    await evidence.assertSpace(2 * upload.length)
    const parts = await partsOf(context.db, upload.id)
    const { id } = await withoutSilence(context.request, async () => {
      const bytes = readParts(evidence, upload, parts)
      const taken = await takeIn(bytes, announced.name, evidence.folder, announced.mayBe, onStored)
      return announced.store(
        { ...context, key: upload.key },
        evidence,
        { taken, line },
        {
          before: async (db) => {
            if (!(await beginFinish(db, upload.id))) throw new Problem('idempotency_in_progress')
          },
          after: (db, file) => becomeFile(db, upload.id, file),
        },
      )
    })
    await removeParts(
      evidence,
      parts.map(({ object }) => object),
    )
    return id
  } finally {
    await discard(...temps)
  }
}
