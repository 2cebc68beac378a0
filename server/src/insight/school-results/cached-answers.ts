import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { Db } from '../../platform/database/db.ts'
import { originOf } from '../../platform/database/sessions/own-session.ts'

/** Packed to a tenth: what was asked for once has no text yet, since most schools are looked at once. */
type Cached = { state: string; packed: Buffer | null }

/** How many answers, and how many bytes of them, stay in memory; those asked for least lately go first. */
const most = 2000
const mostBytes = 6 * 1024 * 1024

type Answers = { byKey: Map<string, Cached>; bytes: number }

/** By the database, since another one may have other schools under the same numbers. */
const caches = new WeakMap<Db, Answers>()

const cacheOf = (db: Db): Answers => {
  const origin = originOf(db)
  const known = caches.get(origin) ?? { byKey: new Map<string, Cached>(), bytes: 0 }
  caches.set(origin, known)
  return known
}

const sizeOf = ({ packed }: Cached): number => packed?.length ?? 0

const put = (answers: Answers, key: string, cached: Cached): void => {
  const { byKey } = answers
  const before = byKey.get(key)
  if (before) answers.bytes -= sizeOf(before)
  byKey.delete(key)
  byKey.set(key, cached)
  answers.bytes += sizeOf(cached)
  for (const [oldest, { packed }] of byKey) {
    if (byKey.size <= most && answers.bytes <= mostBytes) return
    byKey.delete(oldest)
    answers.bytes -= packed?.length ?? 0
  }
}

/** Whether there is a text, whatever it was made of. */
export const hasText = (db: Db, key: string): boolean => Boolean(cacheOf(db).byKey.get(key)?.packed)

/** The text that was made of this state before. */
export const cachedText = (db: Db, key: string, state: string): string | null => {
  const answers = cacheOf(db)
  const cached = answers.byKey.get(key)
  if (cached?.state !== state || !cached.packed) return null
  put(answers, key, cached)
  return inflateRawSync(cached.packed).toString()
}

/** Keeps the text from the second time on that it was made of one state. */
export const cacheText = (db: Db, key: string, state: string, text: string): void => {
  const answers = cacheOf(db)
  const isAgain = answers.byKey.get(key)?.state === state
  put(answers, key, { state, packed: isAgain ? deflateRawSync(text) : null })
}
