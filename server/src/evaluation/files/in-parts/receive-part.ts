import { Problem } from 'contract/platform/problems'
import type { Db } from '../../../platform/database/db.ts'
import { pieces } from '../../../platform/storage/chunks.ts'
import { chunksIn } from '../../../platform/storage/chunks-in.ts'
import type { Evidence } from '../evidence.ts'
import { largerThan } from '../refusals.ts'
import { formatOf, headLength } from '../sniff.ts'
import type { UploadContext } from '../upload/destination.ts'
import { paceOfBody, senderPace } from '../upload/sender-pace.ts'
import { bytesReadOf } from '../upload/upload.ts'
import type { Announced } from './announced.ts'
import { assertAsPromised, checksumOf } from './checksum.ts'
import { removeParts, storePart } from './part-storage.ts'
import { addParts, type Part, type StoredUpload } from './queries.ts'

/** Bytes in memory before they are stored; after a crash they are sent again. */
const pieceLength = 512 * 1024

type Arriving = { bytes: AsyncIterable<Buffer>; trouble: () => unknown }

/** Milliseconds for reading what had arrived when the request was stopped. */
const afterStop = { quiet: 100, longest: 2000 }

/** Rejects when the request was stopped and its remaining bytes were read. */
const endOf = (stopped: AbortSignal) => {
  let refuse = (): void => undefined
  const over = new Promise<never>((_, reject) => {
    refuse = () => reject(new Problem('upload_offset'))
  })
  // Prevents an unhandled rejection.
  over.catch(() => undefined)
  let quiet: ReturnType<typeof setTimeout> | undefined
  const heard = (): void => {
    clearTimeout(quiet)
    if (stopped.aborted) quiet = setTimeout(refuse, afterStop.quiet)
  }
  const stop = (): void => {
    setTimeout(refuse, afterStop.longest).unref()
    heard()
  }
  if (stopped.aborted) stop()
  else stopped.addEventListener('abort', stop, { once: true })
  return { over, heard }
}

/**
 * The bytes of a request until it ends, breaks or is stopped; an error is thrown only after the received bytes were
 * stored.
 */
const arriving = ({ request }: UploadContext, most: number, stopped: AbortSignal): Arriving => {
  const chunks = chunksIn(request.raw)[Symbol.asyncIterator]()
  const { over, heard } = endOf(stopped)
  const pace = senderPace(() => bytesReadOf(request), paceOfBody)
  let trouble: unknown = null
  let size = 0
  const bytes = async function* () {
    try {
      for (;;) {
        const { value, done } = await Promise.race([pace.awaiting(chunks.next()), over])
        heard()
        if (done) return
        size += value.length
        if (size > most) throw largerThan(most)
        yield value
      }
    } catch (error) {
      trouble =
        error instanceof Problem
          ? error
          : new Problem('upload_invalid', { reason: 'It did not arrive whole.' })
    }
  }
  return { bytes: bytes(), trouble: () => trouble }
}

/** Checks the format by the first bytes, so that an unaccepted file is refused early. */
const assertHead = ({ name, mayBe }: Announced, { length }: StoredUpload, start: number, piece: Buffer) => {
  if (start === 0 && piece.length >= Math.min(headLength, length))
    mayBe(formatOf(piece.subarray(0, headLength), name))
}

/** Registers the parts, or deletes them if that fails. */
const addOrRemove = async (
  db: Db,
  evidence: Evidence,
  { id }: StoredUpload,
  parts: Part[],
): Promise<void> => {
  if (parts.length === 0 || (await addParts(db, id, parts))) return
  await removeParts(
    evidence,
    parts.map(({ object }) => object),
  )
  throw new Problem('upload_offset')
}

/**
 * Stores a request's bytes piece by piece and returns the upload's new offset. Each piece is in the storage and in
 * its row before the next is read, so that an announced offset survives a crash. With a checksum the part counts as a
 * whole or not at all.
 */
export const receivePart = async (
  context: UploadContext,
  evidence: Evidence,
  upload: StoredUpload,
  announced: Announced,
  stopped: AbortSignal,
): Promise<number> => {
  const checksum = checksumOf(context.request)
  const { bytes, trouble } = arriving(context, upload.length - upload.received, stopped)
  const unproven: Part[] = []
  let at = upload.received
  try {
    for await (const piece of pieces(bytes, pieceLength)) {
      assertHead(announced, upload, at, piece)
      const part = await storePart(evidence, upload.secret, at, piece)
      checksum?.hash.update(piece)
      if (checksum) unproven.push(part)
      else await addOrRemove(context.db, evidence, upload, [part])
      at += piece.length
    }
    if (trouble()) throw trouble()
    if (checksum) assertAsPromised(checksum)
  } catch (error) {
    const objects = unproven.map(({ object }) => object)
    await removeParts(evidence, objects)
    throw error
  }
  await addOrRemove(context.db, evidence, upload, unproven)
  return at
}
