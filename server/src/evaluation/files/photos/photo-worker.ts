import { unlink } from 'node:fs/promises'
import { chunksIn } from '../../../platform/storage/chunks-in.ts'
import type { Bytes } from '../bytes.ts'
import { type EncryptedTemp, unsealed, writeEncrypted } from '../upload/encrypted-temp.ts'
import { openMutex } from './photo-slots.ts'
import { headerOf, isHeavy, type PhotoRefusal, redraw } from './redraw-photo.ts'

/** A job: read `source`, write the redrawn photo and its thumbnail. */
export type PhotoOrder = { id: number; source: EncryptedTemp; photo: EncryptedTemp; thumbnail: EncryptedTemp }

export type Refusal = PhotoRefusal | 'storage_full' | 'unavailable'

export type PhotoNews =
  | { id: number; started: true }
  | { id: number; format: 'jpeg' | 'png' }
  | { id: number; refusal: Refusal }

const notify = (news: PhotoNews) => process.send?.(news)
const enter = openMutex()
/** Enough for a photo's header and the metadata before it. */
const headLength = 256 * 1024

const wholeOf = async (bytes: Bytes): Promise<Buffer> => {
  const whole = Buffer.allocUnsafeSlow(bytes.size)
  let at = 0
  for await (const chunk of chunksIn(bytes.stream())) at += chunk.copy(whole, at)
  return whole
}

const write = async (encrypted: EncryptedTemp, bytes: Buffer): Promise<void> => {
  await unlink(encrypted.path).catch(() => undefined)
  await writeEncrypted(encrypted, [bytes])
}

/** Pixel buffers are outside of the JavaScript heap, so the collector does not run by itself in time. */
const giveBack = () => globalThis.gc?.()

const drawNow = async ({ id, source, photo, thumbnail }: PhotoOrder): Promise<PhotoNews> => {
  const bytes = await wholeOf(await unsealed(source))
  const header = await headerOf(bytes)
  if (header.refusal) return { id, refusal: header.refusal }
  giveBack()
  const redrawn = await redraw(bytes, header.hasAlpha)
  await write(photo, redrawn.photo)
  await write(thumbnail, redrawn.thumbnail)
  return { id, format: redrawn.format }
}

const refusalOf = (error: unknown): Refusal => {
  const { code, errno }: Partial<NodeJS.ErrnoException> = error instanceof Error ? error : {}
  if (code === 'ENOSPC') return 'storage_full'
  return errno === undefined ? 'photo_broken' : 'unavailable'
}

/** Reads only the head before it has a slot, so that waiting jobs need no memory. */
const draw = async (order: PhotoOrder): Promise<void> => {
  let leave: () => void = () => undefined
  try {
    const bytes = await unsealed(order.source)
    leave = await enter(await isHeavy(await bytes.read(0, headLength)))
    notify({ id: order.id, started: true })
    notify(await drawNow(order))
  } catch (error) {
    notify({ id: order.id, refusal: refusalOf(error) })
  } finally {
    leave()
  }
}

process.on('message', (order: PhotoOrder) => void draw(order).then(() => setImmediate(giveBack)))
process.on('disconnect', () => process.exit(0))
