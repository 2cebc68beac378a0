import { readdirSync } from 'node:fs'
import type { Plan } from '../plan.ts'
import { parentOf, postgresOf, signalProgram } from '../processes.ts'

/** PostgreSQL's sessions have process groups of their own. */
const withChildren = (postmaster: number): number[] => [
  postmaster,
  ...readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parentOf(pid) === postmaster),
]

/**
 * Stops or continues all processes of a database's machine: like a machine that hangs or is cut off, its connections
 * stay open without answers, and it continues as if no time had passed.
 */
export const signalMachine = (plan: Plan, which: 'One' | 'Two', signal: 'SIGSTOP' | 'SIGCONT'): void => {
  signalProgram(plan, `patroni${which}`, signal)
  const postmaster = postgresOf(plan, `database${which}`)
  for (const pid of postmaster === undefined ? [] : withChildren(postmaster)) {
    try {
      process.kill(pid, signal)
    } catch {
      // A session that has ended meanwhile.
    }
  }
}
