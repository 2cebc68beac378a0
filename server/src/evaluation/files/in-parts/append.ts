import type { UploadedFile } from 'contract/evaluation/uploads'
import { found, Problem } from 'contract/platform/problems'
import type { Evidence } from '../evidence.ts'
import type { UploadContext } from '../upload/destination.ts'
import { bytesReadOf, hangUpAfterDelay } from '../upload/upload.ts'
import type { UploadSlot } from '../upload/upload-slots.ts'
import { announcedBy } from './announced.ts'
import { discardIfFinal, finish } from './finish.ts'
import type { Turn } from './one-at-a-time.ts'
import { assertPart, bytesIn, setOffset } from './protocol.ts'
import { ownUpload, type StoredUpload } from './queries.ts'
import { fileOf, readFile } from './read-file.ts'
import { receivePart } from './receive-part.ts'

const refusedWhen = (stopped: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const refuse = () => reject(new Problem('upload_offset'))
    if (stopped.aborted) refuse()
    else stopped.addEventListener('abort', refuse, { once: true })
  })

/** A slot, unless another request continues this upload. */
const enterSlot = async (
  { request, actor }: UploadContext,
  { uploadSlots }: Evidence,
  stopped: AbortSignal,
): Promise<UploadSlot> => {
  const entering = uploadSlots.enter(actor.id, () => bytesReadOf(request))
  return Promise.race([entering, refusedWhen(stopped)]).catch((error) => {
    entering.then(
      (slot) => slot.leave(),
      () => undefined,
    )
    throw error
  })
}

const own = async ({ db, actor }: UploadContext, id: number): Promise<StoredUpload> =>
  found(await ownUpload(db, actor.id, id))

/** Refuses bytes at a wrong offset, too many, or without room for them. */
const assertGoesOn = async (
  { request }: UploadContext,
  evidence: Evidence,
  { received, length }: StoredUpload,
): Promise<void> => {
  if (bytesIn(request, 'upload-offset') !== received) throw new Problem('upload_offset')
  if (received + Number(request.headers['content-length'] ?? 0) > length) throw new Problem('upload_offset')
  await evidence.assertSpace(3 * length - received)
}

/**
 * Appends to an upload and creates the file with the last byte; null while bytes are missing. Permission is checked
 * before reading and without a slot; a repeat after the end returns the file again.
 */
export const appendTo = async (
  context: UploadContext,
  evidence: Evidence,
  id: number,
  { stopped, received }: Turn,
): Promise<UploadedFile | null> => {
  let slot: UploadSlot | undefined
  let isUnfinished = false
  try {
    assertPart(context.request)
    const upload = await own(context, id)
    setOffset(context.reply, upload)
    const before = await fileOf(context, upload)
    if (before) return before
    isUnfinished = true
    const announced = announcedBy(upload.metadata)
    await announced.lineFor(context, 0)
    await assertGoesOn(context, evidence, upload)
    slot = await enterSlot(context, evidence, stopped)
    const at = await receivePart(context, evidence, upload, announced, stopped)
    slot.received()
    received()
    setOffset(context.reply, await own(context, id))
    return at < upload.length ? null : readFile(context, await finish(context, evidence, upload, announced))
  } catch (error) {
    hangUpAfterDelay(context.request)
    if (isUnfinished) await discardIfFinal(context, evidence, id, error)
    throw error
  } finally {
    slot?.leave()
  }
}
