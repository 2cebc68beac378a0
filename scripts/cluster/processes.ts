import { spawn } from 'node:child_process'
import { existsSync, openSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { root } from '../steps.ts'
import type { Plan } from './plan.ts'

export type Program = { name: string; command: readonly [string, ...string[]]; env?: Record<string, string> }

const noteOf = ({ folder }: Pick<Plan, 'folder'>, name: string) => join(folder, `${name}.pid`)

/** The fields of /proc/PID/stat after the name, from the state on; empty for an ended process. */
const fieldsOf = (pid: number): string[] => {
  try {
    return (readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1) ?? '').split(' ')
  } catch {
    return []
  }
}

/** The start time of a process, which distinguishes it from a later one with the same id. */
const beganAt = (pid: number): string | undefined => {
  const fields = fieldsOf(pid)
  return fields[0] === 'Z' ? undefined : fields[19]
}

export const parentOf = (pid: number): number => Number(fieldsOf(pid)[1])

/** The id of a process that was started here and still runs. */
export const pidOf = (plan: Pick<Plan, 'folder'>, name: string): number | undefined => {
  if (!existsSync(noteOf(plan, name))) return undefined
  const [pid = '', began] = readFileSync(noteOf(plan, name), 'utf8').split(' ')
  return began !== undefined && beganAt(Number(pid)) === began ? Number(pid) : undefined
}

/** Starts a program in its own process group, detached; its output goes to NAME.log. */
export const startProgram = (plan: Plan, { name, command: [program, ...text], env = {} }: Program): void => {
  const log = openSync(join(plan.folder, `${name}.log`), 'a')
  const path = `${process.env['PATH'] ?? ''}:/usr/sbin:/usr/bin`
  const child = spawn(program, text, {
    cwd: root,
    ...plan.user,
    detached: true,
    stdio: ['ignore', log, log],
    env: { PATH: path, HOME: plan.folder, LANG: 'C.UTF-8', ...env },
  })
  child.on('error', (error) => console.error(`${name} does not start: ${error.message}`))
  if (child.pid !== undefined)
    writeFileSync(noteOf(plan, name), `${child.pid} ${beganAt(child.pid) ?? ''}`, { mode: 0o600 })
  child.unref()
}

/** Polls until the condition holds, with a limit in seconds. */
export const until = async (what: string, seconds: number, isSo: () => Promise<boolean>): Promise<void> => {
  const last = Date.now() + seconds * 1000
  while (!(await isSo().catch(() => false))) {
    if (Date.now() > last) throw new Error(`${what} was not there after ${seconds} seconds`)
    await pause(200)
  }
}

/** Programs started here, in the order of their files. */
export const startedPrograms = (plan: Pick<Plan, 'folder'>): string[] =>
  existsSync(plan.folder)
    ? readdirSync(plan.folder).flatMap((file) =>
        file.endsWith('.pid') ? [file.slice(0, -'.pid'.length)] : [],
      )
    : []

const signalGroup = (pid: number, signal: NodeJS.Signals) => {
  try {
    process.kill(-pid, signal)
  } catch {
    // It has ended meanwhile.
  }
}

/** Sends a signal to a program's process group. */
export const signalProgram = (plan: Plan, name: string, signal: NodeJS.Signals): void => {
  const pid = pidOf(plan, name)
  if (pid !== undefined) signalGroup(pid, signal)
}

/** PostgreSQL leaves Patroni's process group, but writes its id into its folder. */
export const postgresOf = ({ folder }: Pick<Plan, 'folder'>, name: string): number | undefined => {
  const note = join(folder, name, 'postmaster.pid')
  const pid = existsSync(note) ? Number(readFileSync(note, 'utf8').split('\n')[0]) : Number.NaN
  return Number.isInteger(pid) && beganAt(pid) !== undefined ? pid : undefined
}
