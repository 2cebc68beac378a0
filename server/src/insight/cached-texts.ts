import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { Db } from '../platform/database/db.ts'
import { originOf } from '../platform/database/sessions/own-session.ts'

/** `bytes` is the unpacked length; null if the text is not packed. */
type Cached = { state: string; text: Buffer; bytes: number | null }

type Texts = { byKey: Map<string, Cached>; bytes: number }

/** Approximate bytes of an entry besides its text. */
const around = 200

const sizeOf = (key: string, { text }: Cached): number => text.length + 2 * key.length + around

/** Shorter texts are not packed. */
const shortestPacked = 4096

/** To about an eighth; the fastest level takes half the time of the default. */
const packed = (text: Buffer): Pick<Cached, 'text' | 'bytes'> =>
  text.length < shortestPacked
    ? { text, bytes: null }
    : { text: deflateRawSync(text, { level: 1 }), bytes: text.length }

/** In one buffer, since it is sent as one. */
const unpacked = ({ text, bytes }: Cached): Buffer =>
  // One byte more than the text, otherwise zlib allocates another chunk to find the end.
  bytes === null ? text : inflateRawSync(text, { chunkSize: bytes + 1 })

/**
 * Answers in memory, each with the state it was made from; the least recently used go when they exceed this many
 * bytes.
 */
export const cachedTexts = (mostBytes: number) => {
  /** By database, since another one may use the same ids. */
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
    /** Whether there is a text, of whichever state. */
    has: (db: Db, key: string): boolean => cacheOf(db).byKey.has(key),
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
