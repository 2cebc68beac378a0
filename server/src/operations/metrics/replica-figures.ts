import { Counter, Gauge, type Registry } from 'prom-client'
import type { Database } from '../../platform/database/open.ts'
import { readers } from '../../platform/database/replica/open-replica.ts'

/** Figures of the replica, where there is one; called once for a scrape. */
export const replicaFigures = (registry: Registry, { replica }: Pick<Database, 'replica'>) => {
  if (!replica) return () => undefined
  const registers = [registry]
  const used = new Gauge({
    name: 'vereda_replica_used',
    help: 'Whether the replica is read from: 1 or 0',
    registers,
  })
  const lag = new Gauge({
    name: 'vereda_replica_lag_seconds',
    help: 'Seconds that the replica is behind at most; NaN when not known',
    registers,
  })
  const reads = new Counter({
    name: 'vereda_replica_reads_total',
    help: 'Reads that a replica may answer, by who answered: it, or the primary and why',
    labelNames: ['reader'],
    registers,
  })
  return (): void => {
    const state = replica.state()
    used.set(state.isUsed ? 1 : 0)
    lag.set(state.lag ?? Number.NaN)
    reads.reset()
    for (const reader of readers) reads.inc({ reader }, state.reads[reader])
  }
}
