import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { Case } from './asking/case.ts'
import { wired } from './asking/http.ts'
import type { Measured, Work } from './asking/load.ts'
import { cpuOfTree } from './processes.ts'
import { forked, type Running } from './servers.ts'

type Pace = { rounds: number; seconds: number; warmUp: number }

/** The servers take turns in short rounds, so that whatever else the machine does meets all. */
export const thorough: Pace = { rounds: 4, seconds: 2.5, warmUp: 1.5 }
export const quick: Pace = { rounds: 2, seconds: 1.5, warmUp: 1 }

const connections = 16

/** `node` and `database`: seconds of CPU. */
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

const loaded = async (load: ChildProcess, work: Work): Promise<Measured> => {
  load.send(work)
  const [measured] = (await once(load, 'message')) as [Measured]
  if (measured.refused > 0) throw new Error(`${measured.refused} requests were refused`)
  return measured
}

export const sides = ['server', 'bare', 'trulyBare'] as const
export type Sides<Each> = Record<(typeof sides)[number], Each>

/** Measures one case on all servers. Requests that write are each sent once: they share them out. */
export const measureAll = async (
  { requests, writes, onlyTruly }: Case,
  servers: Sides<Running>,
  postgres: number,
  pace: Pace,
): Promise<Sides<Figures | null>> => {
  const load = forked('asking/load.ts')
  const lines = requests.map(wired)
  const none = (): Side => ({ answered: 0, seconds: 0, node: 0, database: 0, p95s: [] })
  const seen: Sides<Side> = { server: none(), bare: none(), trulyBare: none() }
  const ask = async (name: keyof Sides<Side>, seconds: number) => {
    const { port, pid } = servers[name]
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
  const request = sides.filter((name) => !(onlyTruly && name === 'bare'))
  try {
    for (const name of request) await ask(name, pace.warmUp)
    for (let round = 0; round < pace.rounds; round += 1) {
      for (const name of request) {
        const { answered, seconds, node, database, p95 } = await ask(name, pace.seconds)
        const side = seen[name]
        side.answered += answered
        side.seconds += seconds
        side.node += node
        side.database += database
        side.p95s.push(p95)
      }
    }
  } finally {
    load.disconnect()
  }
  return {
    server: figuresOf(seen.server),
    bare: figuresOf(seen.bare),
    trulyBare: figuresOf(seen.trulyBare),
  }
}
