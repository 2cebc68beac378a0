import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { leaderOf } from '../archive.ts'
import { type DatabaseName, members } from '../configuration.ts'
import { isSynchronous } from '../database.ts'
import type { Plan } from '../plan.ts'
import { type Program, pidOf, postgresOf, signalProgram, startProgram, until } from '../processes.ts'
import { programsOf } from '../programs.ts'
import { isHealthy, isListening, isReady } from '../up.ts'
import { insist, logIn, newSession } from './ask.ts'
import { signalMachine } from './frozen.ts'
import type { Kind } from './teachers.ts'

export type Disaster = {
  name: string
  /** The kind of request whose first acknowledgement afterwards is timed. */
  counted: Kind
  strike(plan: Plan): Promise<void> | void
  /** Repairs the damage, and resolves when everything is as before. */
  mend(plan: Plan): Promise<void>
  /** No request may fail meanwhile. */
  isUnnoticed?: true
}

/** Seconds after which systemd restarts a killed process. */
const restart = 2

export const startAgain = (plan: Plan, name: string, other?: Program): void => {
  const program = other ?? programsOf(plan)[name]
  if (!program) throw new Error(`There is no program ${name}`)
  startProgram(plan, program)
}

/** Killed by SIGKILL, as by a power failure. */
const killed = (name: string, counted: Kind, isBack: (plan: Plan) => Promise<boolean>): Disaster => ({
  name,
  counted,
  strike: (plan) => signalProgram(plan, name, 'SIGKILL'),
  mend: async (plan) => {
    await pause(restart * 1000)
    startAgain(plan, name)
    await until(name, 120, () => isBack(plan))
  },
})

let leader: DatabaseName = 'One'
const findLeader = async (plan: Plan): Promise<void> => {
  leader = await leaderOf(plan)
}

const killPostgres = (plan: Plan): void => {
  const pid = postgresOf(plan, `database${leader}`)
  if (pid !== undefined) process.kill(pid, 'SIGKILL')
}

/** Seconds: longer than Patroni's `ttl` in deploy/database/patroni.yml. */
const outOfReach = 40

const isAnswered = async (port: number) => (await fetch(`http://127.0.0.1:${port}/`)).status < 500

/** In order. */
export const disasters: Disaster[] = [
  killed('serverOne', 'save', ({ ports }) => isReady(ports.serverOne)),
  killed('pgbouncer', 'save', ({ ports }) => isReady(ports.serverTwo)),
  {
    name: 'primary: PostgreSQL alone',
    counted: 'save',
    strike: async (plan) => {
      await findLeader(plan)
      killPostgres(plan)
    },
    mend: (plan) => until('primary and replica', 180, () => isSynchronous(plan)),
  },
  {
    name: 'primary: its machine',
    counted: 'save',
    strike: async (plan) => {
      await findLeader(plan)
      signalProgram(plan, `patroni${leader}`, 'SIGKILL')
      killPostgres(plan)
    },
    mend: async (plan) => {
      startAgain(plan, `patroni${leader}`)
      await until('primary and replica', 180, () => isSynchronous(plan))
    },
  },
  {
    name: 'primary: hangs for 40 s',
    counted: 'save',
    strike: async (plan) => {
      await findLeader(plan)
      signalMachine(plan, leader, 'SIGSTOP')
    },
    mend: async (plan) => {
      await pause(outOfReach * 1000)
      signalMachine(plan, leader, 'SIGCONT')
      await until('primary and replica', 180, () => isSynchronous(plan))
    },
  },
  { ...killed('etcdOne', 'save', ({ ports }) => isHealthy(ports.etcdOne)), isUnnoticed: true },
  {
    name: 'all of etcd for 40 s',
    counted: 'save',
    isUnnoticed: true,
    strike: async (plan) => {
      for (const member of members) signalProgram(plan, `etcd${member}`, 'SIGKILL')
      await pause(outOfReach * 1000)
    },
    mend: async (plan) => {
      for (const member of members) startAgain(plan, `etcd${member}`)
      await until('etcd, primary and replica', 180, () => isSynchronous(plan))
    },
  },
  killed('clamd', 'file', ({ ports }) => isListening(ports.scanner)),
  killed('s3', 'file', ({ ports }) => isAnswered(ports.s3)),
]

/** Servers are restarted one after the other, as for a new version (`startNext` starts each). */
export const inTurns = (name: string, startNext: typeof startAgain): Disaster => ({
  name,
  counted: 'save',
  isUnnoticed: true,
  strike: async (plan) => {
    for (const server of ['serverOne', 'serverTwo'] as const) {
      signalProgram(plan, server, 'SIGTERM')
      await until(`the end of ${server}`, 40, async () => pidOf(plan, server) === undefined)
      startNext(plan, server)
      await until(server, 120, () => isReady(plan.ports[server]))
      // HAProxy needs time to notice it.
      await pause(5000)
    }
  },
  mend: async () => {},
})

const lettersTo = (plan: Plan, address: string): number => {
  const folder = join(plan.folder, 'letters')
  return readdirSync(folder).filter((file) =>
    readFileSync(join(folder, file), 'utf8').includes(`To: ${address}`),
  ).length
}

/** Invites people while the mail server is down; each must get exactly one e-mail afterwards. */
export const loseMail = async (plan: Plan): Promise<{ seconds: number; faults: string[] }> => {
  const by = newSession(`http://127.0.0.1:${plan.ports.people}`, 'admin')
  await logIn(by)
  signalProgram(plan, 'mail', 'SIGKILL')
  const addresses = [1, 2, 3, 4].map((number) => `new${number}-${randomUUID().slice(0, 8)}@vereda.example`)
  for (const email of addresses) {
    const body = { username: email.split('@')[0], email, full_name: 'Somebody New', role: 3 }
    await insist(by, { method: 'POST', path: 'account/register', key: randomUUID(), body })
  }
  await pause(5000)
  startAgain(plan, 'mail')
  const back = Date.now()
  await until('the letters', 180, async () => addresses.every((address) => lettersTo(plan, address) > 0))
  const seconds = (Date.now() - back) / 1000
  const faults = addresses.filter((address) => lettersTo(plan, address) !== 1)
  return { seconds, faults: faults.map((address) => `${lettersTo(plan, address)} letters to ${address}`) }
}
