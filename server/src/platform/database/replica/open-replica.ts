import { Problem } from 'contract/platform/problems'
import { recordOf } from 'contract/platform/typed'
import { Kysely } from 'kysely'
import type { Db } from '../db.ts'
import { dialect } from '../dialect.ts'
import type { Engine } from '../engine.ts'
import { isRetryable } from '../failures/errors.ts'
import { causeOf } from '../failures/refusal.ts'
import { serverEngine } from '../server/server.ts'
import { cachedLike } from '../sessions/own-session.ts'
import { transactOnce } from '../sessions/transact.ts'
import type { Tables } from '../tables.ts'
import { openGate } from './gate.ts'
import { markOf } from './mark-queries.ts'
import { noStandby, openWatch } from './watch.ts'

/** Milliseconds that one question to a replica may take, the wait for a session included. */
const deadline = 2000

/** Who answered: the replica, or the primary and why. */
export const readers = ['replica', 'closed', 'behind', 'own_save', 'cancelled', 'refused', 'failed'] as const
export type Reader = (typeof readers)[number]

export type ReplicaState = {
  isUsed: boolean
  /** Seconds that it was behind at most, at the last look; null where that is not known. */
  lag: number | null
  reads: Record<Reader, number>
}

export type Replica = {
  /**
   * What `work` reads from the replica, and how many milliseconds old that is at most. Null where the primary has to be
   * read: the replica is away, slow or too far behind, or lacks what this person saved. `primary` is where it is asked
   * what they saved.
   */
  answered<Answer>(
    person: number,
    primary: Db,
    work: (db: Db) => Promise<Answer>,
  ): Promise<{ answer: Answer; age: number } | null>
  state(): ReplicaState
  close(): Promise<void>
}

type Settings = {
  replicaUrl: string
  /** Whether the address leads to a pool in transaction mode, as that of the primary then does too. */
  isPooled: boolean
  poolSize: number
  /** Seconds that an answer may be old. */
  mostSeconds: number
  warn(line: string): void
  watch?: ((engine: Engine) => Engine) | undefined
}

/** A failure of the replica, not of what was asked. */
const isUnavailable = (error: unknown): boolean => error instanceof Problem && error.status >= 500

/** What it replays ends a read, or a session that waits between two. */
const isInTheWay = (error: unknown): boolean =>
  isRetryable(error) || (error instanceof Problem && isRetryable(error.cause))

const readerAfter = (error: unknown): Reader => {
  if (isInTheWay(error)) return 'cancelled'
  return isUnavailable(error) ? 'failed' : 'refused'
}

const databaseOf = ({ replicaUrl, isPooled, poolSize, warn, watch }: Settings) => {
  const sessionUrl = isPooled ? replicaUrl : null
  const own = serverEngine({ databaseUrl: replicaUrl, sessionUrl, deadline, poolSize, warn })
  const engine = watch?.(own) ?? own
  return { engine, db: new Kysely<Tables>({ dialect: dialect(engine, deadline) }) }
}

export const openReplica = (primary: Db, settings: Settings): Replica => {
  const { engine, db } = databaseOf(settings)
  const gate = openGate(settings.warn)
  const watch = openWatch({ primary, replica: db, gate, most: settings.mostSeconds * 1000 })
  const reads: Record<Reader, number> = recordOf(readers, () => 0)

  const read = <Answer>(person: number, work: (db: Db) => Promise<Answer>) =>
    transactOnce(db, (transaction) => {
      cachedLike(transaction, primary)
      // ahead of what is read, in the same trip: what comes after it is at least as new
      return Promise.all([markOf(transaction, person), work(transaction)])
    }).catch((error: unknown): Reader => {
      const reader = readerAfter(error)
      if (reader === 'failed') gate.shut(causeOf(error))
      return reader
    })

  const answered = async <Answer>(person: number, from: Db, work: (db: Db) => Promise<Answer>) => {
    if (!gate.isOpen()) return 'closed'
    const startedAt = performance.now()
    const [here, found] = await Promise.all([markOf(from, person), read(person, work)])
    if (typeof found === 'string') return found
    const [there, answer] = found
    if (!there.is_replica) {
      gate.shut(noStandby)
      return 'failed'
    }
    if (here.saved !== there.saved) return 'own_save'
    const age = watch.ageOf(startedAt, here, there)
    if (age === null) return 'behind'
    gate.answered()
    return { answer, age }
  }

  return {
    answered: async (person, from, work) => {
      const outcome = await answered(person, from, work)
      const reader = typeof outcome === 'string' ? outcome : 'replica'
      reads[reader] += 1
      return typeof outcome === 'string' ? null : outcome
    },
    state: () => ({ isUsed: gate.isOpen(), lag: watch.lag(), reads: { ...reads } }),
    close: async () => {
      await watch.close()
      await engine.close()
    },
  }
}
