import { createHash } from 'node:crypto'
import { Problem } from 'contract/platform/problems'
import type { FastifyRequest } from 'fastify'
import type { Db } from '../database/db.ts'
import { newKeyAssumed, type Storing, storeAnswer, storingOf, takeKey } from './idempotency-queries.ts'

export type StoredAnswer<Answer = unknown> = { status: number; body: Answer }

const acceptable = /^[\x21-\x7e]{1,255}$/

/** The `Idempotency-Key` of a request, or null. */
export const idempotencyKeyOf = ({ headers }: FastifyRequest): string | null => {
  const key = headers['idempotency-key']
  if (typeof key !== 'string') return null
  if (!acceptable.test(key)) throw new Problem('validation_error')
  return key
}

/**
 * Work that is done once for a person, a path and a key: a repeat gets the first answer again, of the type that the
 * call answers, because only its own answers are kept under its path.
 * The key is taken inside the transaction of the write, so that neither exists without the other.
 */
export const repeatableAs = <Answer = unknown>(
  { person, path, key }: { person: number; path: string; key: string },
  body: unknown,
) => {
  const wanted = {
    person,
    route: path.replace(/\/$/, ''),
    key,
    bodyHash: createHash('sha256')
      .update(JSON.stringify(body) ?? '')
      .digest('hex'),
  }
  return {
    /** The answer given before, or null when this is the first time. */
    before: async (db: Db): Promise<StoredAnswer<Answer> | null> => {
      const taken = await takeKey(db, wanted)
      if (!taken?.taken) throw new Problem('idempotency_in_progress')
      const { status, body, body_hash } = taken
      if (status === null) return null
      if (body_hash !== wanted.bodyHash) throw new Problem('idempotency_key_reused')
      return { status, body: body as Answer }
    },
    /** That this is the first time. */
    assumption: (db: Db, confirmed: () => void) => newKeyAssumed(db, wanted, confirmed),
    /** What a statement needs that stores its own answer. */
    storing: (status: number): Storing => storingOf(wanted, status),
    store: (db: Db, answer: StoredAnswer<Answer>) => storeAnswer(db, wanted, answer),
  }
}

/** The same of a POST with an `Idempotency-Key`; null without one. */
export const repeatable = <Answer = unknown>(request: FastifyRequest, person: number, body: unknown) => {
  const key = idempotencyKeyOf(request)
  const path = decodeURIComponent(new URL(request.url, 'http://localhost').pathname)
  return key === null ? null : repeatableAs<Answer>({ person, path, key }, body)
}
