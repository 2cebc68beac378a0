import type { Pool, PoolClient } from 'pg'
import type { DatabaseSession } from '../engine.ts'
import type { runOn } from './run-on.ts'

type Lease = { client: PoolClient; session: DatabaseSession; isFree: boolean; isLost: boolean }

/**
 * Connections of the pool that were given back a moment ago: the next one who asks gets them at once, where the pool
 * would set three timers and a promise. Who waits at the pool goes first, and what nobody asked for in `idle`
 * milliseconds goes back to it.
 */
export const openLeases = (pool: Pool, idle: number, run: typeof runOn) => {
  const known = new WeakMap<PoolClient, Lease>()
  const free: Lease[] = []
  let isClosed = false
  /** How many have not been needed since the last look. */
  let unused = 0

  const giveBack = (lease: Lease, broken: boolean): void => lease.client.release(broken || lease.isLost)

  const release = (lease: Lease, broken: boolean): void => {
    if (lease.isFree) throw new Error('The session was released before')
    lease.isFree = true
    if (broken || lease.isLost || isClosed || pool.waitingCount > 0) giveBack(lease, broken)
    else free.push(lease)
  }

  const lend = (client: PoolClient): DatabaseSession => {
    const before = known.get(client)
    if (before) before.isFree = false
    return (before ?? newLease(client)).session
  }

  const newLease = (client: PoolClient): Lease => {
    const lease: Lease = {
      client,
      isFree: false,
      isLost: false,
      session: {
        run: (statements) => run(client, statements),
        release: (broken) => release(lease, broken),
      },
    }
    client.once('end', () => {
      lease.isLost = true
    })
    known.set(client, lease)
    return lease
  }

  /** A session at once, or null. */
  const take = (): DatabaseSession | null => {
    for (let lease = free.pop(); lease; lease = free.pop()) {
      unused = Math.min(unused, free.length)
      if (!lease.isLost) {
        lease.isFree = false
        return lease.session
      }
      giveBack(lease, true)
    }
    return null
  }

  const looking = setInterval(() => {
    for (const lease of free.splice(0, unused)) giveBack(lease, false)
    unused = free.length
  }, idle).unref()

  const close = (): void => {
    isClosed = true
    clearInterval(looking)
    for (const lease of free.splice(0)) giveBack(lease, false)
  }

  return { lend, take, close, freeCount: () => free.length }
}
