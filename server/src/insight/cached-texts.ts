import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { Db } from '../platform/database/db.ts'
import { originOf } from '../platform/database/sessions/own-session.ts'

/** `bytes`: how many the text has unpacked; null where it is not packed. */
type Cached = { state: string; text: Buffer; bytes: number | null }

type Texts = { byKey: Map<string, Cached>; bytes: number }

/** Bytes that an entry takes beside its text, about. */
const around = 200

const sizeOf = (key: string, { text }: Cached): number => text.length + 2 * key.length + around

/** Shorter texts are not worth packing. */
const shortestPacked = 4096

/** Packed to an eighth: the fastest way takes half the time of the usual one. */
const packed = (text: Buffer): Pick<Cached, 'text' | 'bytes'> =>
  text.length < shortestPacked
    ? { text, bytes: null }
    : { text: deflateRawSync(text, { level: 1 }), bytes: text.length }

/** In one piece, which is how it is sent. */
const unpacked = ({ text, bytes }: Cached): Buffer =>
  // one more byte than the text has, or the end of it is looked for in another piece
  bytes === null ? text : inflateRawSync(text, { chunkSize: bytes + 1 })

/**
 * Texts of answers that stay in memory, each with the state that it was made of; those asked for least lately go first
 * where there are more than so many bytes.
 */
export const cachedTexts = (mostBytes: number) => {
  /** By the database, since another one may have other rows under the same numbers. */
  const caches = new WeakMap<Db, Texts>()

  const cacheOf = (db: Db): Texts => {
    const origin = originOf(db)
    const known = caches.get(origin) ?? { byKey: new Map<string, Cached>(), bytes: 0 }
    caches.set(origin, known)
    return known
  }

  const put = (texts: Texts, key: string, cached: Cached): void => {
    const { byKey } = texts
    const before = byKey.get(key)
    texts.bytes += sizeOf(key, cached) - (before ? sizeOf(key, before) : 0)
    byKey.delete(key)
    byKey.set(key, cached)
    for (const [oldest, each] of byKey) {
      if (texts.bytes <= mostBytes) return
      byKey.delete(oldest)
      texts.bytes -= sizeOf(oldest, each)
    }
  }

  return {
    /** Whether there is a text, whatever it was made of. */
    has: (db: Db, key: string): boolean => cacheOf(db).byKey.has(key),
    /** The text that was made of this state before. */
    get: (db: Db, key: string, state: string): Buffer | null => {
      const texts = cacheOf(db)
      const cached = texts.byKey.get(key)
      if (cached?.state !== state) return null
      put(texts, key, cached)
      return unpacked(cached)
    },
    set: (db: Db, key: string, state: string, text: Buffer): void =>
      put(cacheOf(db), key, { state, ...packed(text) }),
  }
}
