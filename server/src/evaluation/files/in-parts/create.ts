import { randomUUID } from 'node:crypto'
import type { Upload } from 'contract/evaluation/uploads'
import { Problem } from 'contract/platform/problems'
import { idempotencyKeyOf } from '../../../platform/http/idempotency.ts'
import type { Evidence } from '../evidence.ts'
import { assertHasAreas } from '../upload/arrive.ts'
import type { UploadContext } from '../upload/destination.ts'
import { type Announced, announcedBy, assertMayCome } from './announced.ts'
import { discardUpload } from './finish.ts'
import type { Sequence } from './one-at-a-time.ts'
import { newSecret } from './part-storage.ts'
import { answerOf, bytesIn, setOffset } from './protocol.ts'
import { addUpload, type StoredUpload, uploadByKey } from './queries.ts'
import { fileOf } from './read-file.ts'

type Wanted = { key: string; length: number; metadata: string; announced: Announced }

const wantedBy = ({ request }: UploadContext): Wanted => {
  const metadata = request.headers['upload-metadata']
  const length = bytesIn(request, 'upload-length')
  if (typeof metadata !== 'string' || length === 0)
    throw new Problem('upload_invalid', { reason: 'Upload-Metadata and Upload-Length say what comes.' })
  const announced = announcedBy(metadata)
  assertMayCome(announced, length)
  return { key: idempotencyKeyOf(request) ?? randomUUID(), length, metadata, announced }
}

/** The upload with the same key; null for a new key, or for other content if that upload never ended. */
const begunBefore = async (
  context: UploadContext,
  evidence: Evidence,
  sequence: Sequence,
  { key, length, metadata }: Wanted,
): Promise<StoredUpload | null> => {
  const known = await uploadByKey(context.db, context.actor.id, key)
  if (known) await sequence.settle(known.id)
  const before = known && (await uploadByKey(context.db, context.actor.id, key))
  if (!before) return null
  const isOver = Date.parse(before.expires_at) <= Date.now()
  if (!isOver && before.length === length && before.metadata === metadata) return before
  if (!isOver && before.finished_at !== null) throw new Problem('idempotency_key_reused')
  await discardUpload(context, evidence, before.id)
  return null
}

/** Checks everything that does not need the bytes, and reserves the space. */
const begin = async (
  context: UploadContext,
  evidence: Evidence,
  { key, length, metadata, announced }: Wanted,
): Promise<StoredUpload> => {
  const line = await announced.lineFor(context, length)
  // The parts, and twice the size during the examination.
  await evidence.assertSpace(3 * length)
  const row = { user_id: context.actor.id, key, line_id: line, metadata, length, secret: newSecret() }
  const added = await addUpload(context.db, row)
  if (!added) throw new Problem('idempotency_in_progress')
  return added
}

/** Creates an upload or returns the one of this key, with its offset. */
export const createUpload = async (
  context: UploadContext,
  evidence: Evidence,
  sequence: Sequence,
): Promise<Upload> => {
  assertHasAreas(context)
  const wanted = wantedBy(context)
  const before = await begunBefore(context, evidence, sequence, wanted)
  if (before && before.finished_at === null) await wanted.announced.lineFor(context, 0)
  const upload = before ?? (await begin(context, evidence, wanted))
  if (before) context.reply.header('Idempotent-Replay', 'true')
  context.reply.header('Location', `/api/upload/${upload.id}/`)
  setOffset(context.reply, upload)
  return answerOf(upload, await fileOf(context, upload))
}
