import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { Case } from './asking/case.ts'
import { wired } from './asking/http.ts'
import type { Measured, Work } from './asking/load.ts'
import { cpuOfTree } from './processes.ts'
import { forked, type Running } from './servers.ts'

export type Pace = { rounds: number; seconds: number; warmUp: number }

/** The servers take turns in short rounds, so that disturbances affect all. */
export const thorough: Pace = { rounds: 4, seconds: 2.5, warmUp: 1.5 }
export const quick: Pace = { rounds: 2, seconds: 1.5, warmUp: 1 }

const connections = 16

/** `node` and `database` are CPU seconds. */
type Side = { answered: number; seconds: number; node: number; database: number; p95s: number[] }
export type Figures = { perSecond: number; p95: number; node: number; database: number }

const figuresOf = ({ answered, seconds, node, database, p95s }: Side): Figures | null =>
  answered === 0
    ? null
    : {
        perSecond: answered / seconds,
        p95: p95s.toSorted((one, other) => one - other)[Math.floor(p95s.length / 2)] ?? 0,
        node: node / answered,
        database: database / answered,
      }

export const loaded = async (load: ChildProcess, work: Work): Promise<Measured> => {
  load.send(work)
  const [measured] = (await once(load, 'message')) as [Measured]
  if (measured.refused > 0)
    throw new Error(`${measured.refused} requests were refused, the first with ${measured.refusal}`)
  return measured
}

export const sides = ['server', 'bare', 'trulyBare'] as const
export type Sides<Each> = Record<(typeof sides)[number], Each>

/**
 * Measures a case on servers that take turns. Writing requests are sent once: servers with a common database share
 * them, others have their own.
 */
export const measureAll = async <Name extends string>(
  { requests, writes }: Case,
  servers: Partial<Record<Name, Running>>,
  postgres: number,
  pace: Pace,
): Promise<Partial<Record<Name, Figures | null>>> => {
  const load = forked('asking/load.ts')
  const lines = requests.map(wired)
  const none = (): Side => ({ answered: 0, seconds: 0, node: 0, database: 0, p95s: [] })
  const all = Object.entries<Running | undefined>(servers).flatMap(([name, running]) =>
    running ? [{ name: name as Name, running, seen: none() }] : [],
  )
  const ask = async ({ port, pid }: Running, seconds: number) => {
    const before = { node: cpuOfTree(pid), database: cpuOfTree(postgres) }
    const work = { port, connections, seconds, once: writes === true }
    const measured = await loaded(load, { ...work, requests: lines })
    if (writes) lines.splice(0, measured.answered)
    return {
      ...measured,
      node: cpuOfTree(pid) - before.node,
      database: cpuOfTree(postgres) - before.database,
    }
  }
  try {
    for (const { running } of all) await ask(running, pace.warmUp)
    for (let round = 0; round < pace.rounds; round += 1) {
      for (const { running, seen } of all) {
        const { answered, seconds, node, database, p95 } = await ask(running, pace.seconds)
        seen.answered += answered
        seen.seconds += seconds
        seen.node += node
        seen.database += database
        seen.p95s.push(p95)
      }
    }
  } finally {
    load.disconnect()
  }
  const figures: Partial<Record<Name, Figures | null>> = {}
  for (const { name, seen } of all) figures[name] = figuresOf(seen)
  return figures
}
