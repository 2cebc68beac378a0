import type { Bytes } from '../bytes.ts'
import { unsupported } from '../refusals.ts'
import type { Patch } from './cleaned.ts'

const elementsMaximum = 200_000
const broken = () => unsupported('video_broken')

const segment = 0x18538067
const cluster = 0x1f43b675
const tracks = 0x1654ae6b
const unfinished = new Set([segment, cluster])
/** Tags (title, place, device), attachments (any file) and free space. */
const revealing = new Set([0x1254c367, 0x1941a469, 0xec])

/** A number of 1 to 8 bytes whose first byte gives the length (RFC 8794 §4); all ones means unknown. */
const numberAt = (
  head: Buffer,
  at: number,
  hasMarker: boolean,
): { value: number; length: number; unknown: boolean } => {
  const first = head[at] ?? 0
  const length = Math.clz32(first) - 23
  if (first === 0 || at + length > head.length) throw broken()
  let value = hasMarker ? first : first & (0xff >> length)
  let ones = (first & (0xff >> length)) === 0xff >> length
  for (let each = 1; each < length; each += 1) {
    const byte = head[at + each] ?? 0
    value = value * 256 + byte
    ones &&= byte === 0xff
  }
  return { value, length, unknown: ones }
}

/** Turns an element into a Void of the same length: 1 byte of id, and its size in the remaining bytes or 8. */
const blank = (start: number, end: number): Patch[] => {
  const total = end - start
  const width = Math.min(8, total - 1)
  const size = BigInt(total - 1 - width) | (1n << BigInt(7 * width))
  const bytes = Buffer.alloc(1 + width)
  bytes[0] = 0xec
  for (let at = 0; at < width; at += 1) bytes[1 + at] = Number((size >> BigInt(8 * (width - 1 - at))) & 0xffn)
  return [
    { start, length: bytes.length, bytes },
    { start: start + bytes.length, length: total - bytes.length },
  ]
}

/** The ranges to overwrite in a WebM file so that it reveals neither place nor owner. */
export const revealingElements = async (bytes: Bytes): Promise<Patch[]> => {
  const patches: Patch[] = []
  let at = 0
  let count = 0
  let hasTracks = false
  while (at < bytes.size) {
    count += 1
    if (count > elementsMaximum) throw unsupported('video_boxes')
    const head = await bytes.read(at, 12)
    const name = numberAt(head, 0, true)
    const size = numberAt(head, name.length, false)
    const content = at + name.length + size.length
    hasTracks ||= name.value === tracks
    if (name.value === segment || (size.unknown && unfinished.has(name.value))) {
      at = content
      continue
    }
    const end = content + size.value
    if (size.unknown || end > bytes.size) throw broken()
    if (revealing.has(name.value)) patches.push(...blank(at, end))
    at = end
  }
  if (!hasTracks) throw broken()
  return patches
}
