import { mayEver } from 'contract/access/permissions'
import type { Actor } from 'contract/access/scope'
import { Problem } from 'contract/platform/problems'
import { speaking } from '../catalogue/speaking.ts'
import type { Db } from '../database/db.ts'
import { meaningOf } from '../database/failures/constraints.ts'
import { constraintOf, isRetryable } from '../database/failures/errors.ts'
import type { Database } from '../database/open.ts'
import { transact } from '../database/sessions/transact.ts'
import type { Storage } from '../storage/storage.ts'
import { type Kinds, verbOf } from './kind.ts'
import { type Claimed, claimJob, endJob, putAllBack, putBack } from './queries.ts'
import { Interrupted, workOf } from './work.ts'

type RunnerOptions = {
  database: Database
  kinds: Kinds
  results: Storage
  folder: string
  complain: (error: unknown) => void
  /** The job's person as they are now; undefined for who may no longer sign in. */
  personWhoSignsIn(db: Db, id: number): Promise<(Actor & { full_name: string }) | undefined>
  /** Milliseconds between two looks for work that nobody announced. */
  pause?: number
  /** Seconds without a sign of life after which a job is begun again. */
  silent?: number
}

export type Runner = {
  start(): void
  /** Starts looking for work, right after a job was added. */
  wake(): void
  /** Takes no further work, and puts what is under way back into the queue at its next slice. */
  stop(): Promise<void>
}

const attemptsMaximum = 3
const atOnce = 2

/** What the person is told of a failure: a refusal by its code, anything else only that it failed. */
const problemOf = (error: unknown): Problem => {
  if (error instanceof Problem) return error
  const constraint = constraintOf(error)
  return (constraint && meaningOf(constraint, false)) || new Problem('server_error')
}

const failureOf = (error: unknown): Record<string, unknown> => {
  const { code, detail, extra } = problemOf(error)
  return { code, detail, ...(extra.errors && { errors: extra.errors }) }
}

/** Work that may succeed another time: the database was away, or another transaction stood in the way. */
const isPassing = (error: unknown): boolean =>
  isRetryable(error) || (error instanceof Problem && error.code === 'unavailable')

/** Does what waits, a few at once, as long as the server listens. */
export const openRunner = (options: RunnerOptions): Runner => {
  const { database, kinds, results, complain, personWhoSignsIn } = options
  const { db } = database
  const silent = options.silent ?? 60
  const running = new Set<Promise<void>>()
  const ending = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> | null = null
  let isAnnounced = false

  const end = (job: Claimed, ended: Parameters<typeof endJob>[2]) =>
    transact(db, (inside) => endJob(inside, job, ended))

  const fail = async (job: Claimed, error: unknown): Promise<void> => {
    if (error instanceof Interrupted) return void (await putBack(db, job))
    if (isPassing(error) && job.attempt < attemptsMaximum) {
      // a server begins it again when its heartbeat is too old
      return complain(error)
    }
    if (problemOf(error).status >= 500) complain(error)
    await end(job, { status: 'failed', answer: failureOf(error), object: null })
    if (job.object) await results.remove(job.object)
  }

  const run = async (job: Claimed): Promise<void> => {
    const { work, stop } = workOf(options, job, ending.signal)
    try {
      if (job.attempt > attemptsMaximum) throw new Problem('server_error')
      const actor = await personWhoSignsIn(db, job.user_id)
      if (!actor || !mayEver(actor, verbOf[job.kind])) throw new Problem('permission_denied')
      const { answer, object } = await speaking(db, () => kinds[job.kind]({ ...work, actor }))
      const isEnded = await end(job, { status: 'done', answer, object: object ?? null })
      const left = isEnded ? job.object : object
      if (left && left !== (isEnded ? object : job.object)) await results.remove(left)
    } catch (error) {
      await fail(job, error)
    } finally {
      stop()
    }
  }

  const claimSome = async (): Promise<void> => {
    while (running.size < atOnce && !ending.signal.aborted) {
      const job = await claimJob(db, silent)
      if (!job) return
      const done: Promise<void> = run(job)
        .catch(complain)
        .finally(() => {
          running.delete(done)
          claim()
        })
      running.add(done)
    }
  }

  /** One look at a time; what is announced during one is looked for after it. */
  const claim = (): void => {
    if (ending.signal.aborted) return
    if (looking) {
      isAnnounced = true
      return
    }
    looking = claimSome()
      .catch(complain)
      .finally(() => {
        looking = null
        if (isAnnounced) claim()
      })
    isAnnounced = false
  }

  return {
    start: () => {
      timer = setInterval(claim, options.pause ?? 2000).unref()
      const begin = database.kind === 'embedded' ? putAllBack(db) : Promise.resolve()
      begin.then(claim, complain)
    },
    wake: claim,
    stop: async () => {
      clearInterval(timer)
      ending.abort()
      await looking
      await Promise.all(running)
    },
  }
}
