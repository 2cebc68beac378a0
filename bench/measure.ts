import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { Case } from './asking/cases.ts'
import { wired } from './asking/http.ts'
import type { Measured, Work } from './asking/load.ts'
import { cpuOfTree } from './processes.ts'
import { forked, type Running } from './servers.ts'

type Pace = { rounds: number; seconds: number; warmUp: number }

/** Both servers take turns in short rounds, so that whatever else the machine does meets both. */
export const thorough: Pace = { rounds: 4, seconds: 2.5, warmUp: 1.5 }
export const quick: Pace = { rounds: 2, seconds: 1.5, warmUp: 1 }

const connections = 16

/** `cpu` is seconds of the server and of PostgreSQL together. */
type Side = { answered: number; seconds: number; cpu: number; p95s: number[] }
export type Figures = { perSecond: number; p95: number; cpuPerRequest: number }

const figuresOf = ({ answered, seconds, cpu, p95s }: Side): Figures => ({
  perSecond: answered / seconds,
  p95: p95s.toSorted((one, other) => one - other)[Math.floor(p95s.length / 2)] ?? 0,
  cpuPerRequest: cpu / answered,
})

const loaded = async (load: ChildProcess, work: Work): Promise<Measured> => {
  load.send(work)
  const [measured] = (await once(load, 'message')) as [Measured]
  if (measured.refused > 0) throw new Error(`${measured.refused} requests were refused`)
  return measured
}

/** Measures one case on both servers. Requests that write are each sent once: the two share them out. */
export const measureBoth = async (
  { requests, writes }: Case,
  servers: { server: Running; bare: Running },
  postgres: number,
  pace: Pace,
): Promise<{ server: Figures; bare: Figures }> => {
  const load = forked('asking/load.ts')
  const lines = requests.map(wired)
  const sides = {
    server: { answered: 0, seconds: 0, cpu: 0, p95s: [] } as Side,
    bare: { answered: 0, seconds: 0, cpu: 0, p95s: [] } as Side,
  }
  const ask = async (name: 'server' | 'bare', seconds: number) => {
    const { port, pid } = servers[name]
    const cpu = () => cpuOfTree(pid) + cpuOfTree(postgres)
    const before = cpu()
    const work = { port, connections, seconds, once: writes === true }
    const measured = await loaded(load, { ...work, requests: lines })
    if (writes) lines.splice(0, measured.answered)
    return { ...measured, cpu: cpu() - before }
  }
  try {
    for (const name of ['server', 'bare'] as const) await ask(name, pace.warmUp)
    for (let round = 0; round < pace.rounds; round += 1) {
      for (const name of ['server', 'bare'] as const) {
        const { answered, seconds, cpu, p95 } = await ask(name, pace.seconds)
        const side = sides[name]
        side.answered += answered
        side.seconds += seconds
        side.cpu += cpu
        side.p95s.push(p95)
      }
    }
  } finally {
    load.disconnect()
  }
  return { server: figuresOf(sides.server), bare: figuresOf(sides.bare) }
}
