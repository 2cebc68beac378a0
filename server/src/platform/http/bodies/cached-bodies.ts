import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Write } from './writing.ts'

const brotli = promisify(brotliCompress)
const packers = {
  br: (text: Buffer) =>
    brotli(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
    }),
  gzip: promisify<Buffer, Buffer>(gzip),
}

type Packing = keyof typeof packers

/** An answer that may be kept by who asked: its bytes, their tag, and how they travel. */
type CachedBody = { bytes: Buffer; tag: string; packing: Packing | null }

type Known = { text: Buffer; tag: string; packed: Map<Packing, Promise<Buffer>> }

/** Such an answer is large and often the same object: then it is written once, and packed once. */
const known = new WeakMap<object, Known>()

/** Shorter texts travel as they are. */
const shortest = 2048

/** What somebody can unpack, by the header that says so; Brotli before gzip. */
export const packingOf = (accepted: string | undefined): Packing | null => {
  const refused = /;\s*q=0(\.0*)?\s*$/
  const names = (accepted ?? '')
    .split(',')
    .filter((part) => !refused.test(part))
    .map((part) => part.split(';', 1)[0]?.trim().toLowerCase())
  return names.includes('br') ? 'br' : names.includes('gzip') ? 'gzip' : null
}

/** Packed here is only what is asked for again: an answer of one request alone is packed on its way out. */
export const cachedBody = async (
  write: Write,
  answer: object,
  packing: Packing | null,
): Promise<CachedBody> => {
  const before = known.get(answer)
  if (!before) {
    const text = Buffer.from(write(answer))
    const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
    known.set(answer, { text, tag, packed: new Map() })
    return { bytes: text, tag, packing: null }
  }
  const { text, tag, packed } = before
  if (packing === null || text.length < shortest) return { bytes: text, tag, packing: null }
  const packs = packed.get(packing) ?? packers[packing](text)
  packed.set(packing, packs)
  return { bytes: await packs, tag, packing }
}
