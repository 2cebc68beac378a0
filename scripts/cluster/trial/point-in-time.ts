import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { root } from '../../steps.ts'
import { leaderOf, pgBackRest, runOn } from '../archive.ts'
import type { DatabaseName } from '../configuration.ts'
import { askPrimary, isSynchronous } from '../database.ts'
import { type Plan, postgresPrograms } from '../plan.ts'
import { pidOf, postgresOf, signalProgram, until } from '../processes.ts'
import { builtPrograms, serverSettings } from '../programs.ts'
import { isReady } from '../up.ts'
import { insist, logIn, newSession, type Session } from './ask.ts'
import { startAgain } from './disasters.ts'
import { categoriesOf, fileOf, lineOf } from './teachers.ts'

/** Files and comments that one person sends before the moment, and again after it. */
const each = 20

const servers = ['serverOne', 'serverTwo'] as const
const databases = ['patroniOne', 'patroniTwo'] as const

/** Acknowledged texts of files by id, and of comments. */
type Sent = { files: Map<number, string>; comments: Set<string> }

const send = async (plan: Plan, by: Session, line: number): Promise<Sent> => {
  const sent: Sent = { files: new Map(), comments: new Set() }
  const categories = await categoriesOf(plan, line)
  for (let at = 0; at < each; at += 1) {
    const text = `Before or after: ${randomUUID()}`
    const category = categories[at % categories.length] ?? 0
    const body = fileOf(line, category, 1 + (at % 3), text)
    const file = await insist(by, { method: 'POST', path: 'file/', key: randomUUID(), body })
    sent.files.set(file.answer.id, text)
    const words = { evaluation_line: line, text }
    await insist(by, { method: 'POST', path: 'comment/', key: randomUUID(), body: words })
    sent.comments.add(text)
  }
  return sent
}

const end = async (plan: Plan, names: readonly string[]): Promise<void> => {
  for (const name of names) signalProgram(plan, name, 'SIGTERM')
  for (const name of names) await until(`the end of ${name}`, 60, async () => pidOf(plan, name) === undefined)
}

/**
 * The steps of docs/operating.md, "A point in time". PostgreSQL starts by hand until it is at the moment: Patroni would
 * take the target out of its settings.
 */
const restore = async (plan: Plan, which: DatabaseName, moment: string): Promise<void> => {
  await end(plan, [...servers, ...databases])
  for (const name of ['databaseOne', 'databaseTwo'])
    await until(`the end of ${name}`, 60, async () => postgresOf(plan, name) === undefined)
  const target = ['--delta', '--type=time', `--target=${moment}`, '--target-action=promote']
  pgBackRest(plan, which, ...target, 'restore')
  const programs = postgresPrograms() ?? ''
  const folder = ['-D', join(plan.folder, `database${which}`), '-l', join(plan.folder, 'restore.log')]
  const port = plan.ports[`database${which}`]
  const unreachable = `-c listen_addresses='' -c port=${port}`
  runOn(plan, which, join(programs, 'pg_ctl'), [...folder, '-w', '-t', '600', '-o', unreachable, 'start'])
  const socket = ['-h', plan.folder, '-p', String(port), '-U', 'postgres', '-At']
  await until('the moment', 300, async () => {
    const isRecovering = runOn(plan, which, 'psql', [...socket, '-c', 'select pg_is_in_recovery()'])
    return isRecovering.trim() === 'f'
  })
  runOn(plan, which, join(programs, 'pg_ctl'), [...folder, '-m', 'fast', '-w', 'stop'])
  const control = ['-c', join(plan.folder, `patroni${which}.yml`), 'remove', 'vereda']
  runOn(plan, which, 'patronictl', control, 'vereda\nYes I am aware\n')
  startAgain(plan, `patroni${which}`)
  await until('the primary', 120, async () => (await askPrimary(plan, 'postgres', 'select 1')).length > 0)
  startAgain(plan, which === 'One' ? 'patroniTwo' : 'patroniOne')
  await until('primary and replica', 300, () => isSynchronous(plan))
  for (const server of servers) startAgain(plan, server)
  for (const port of [plan.ports.serverOne, plan.ports.serverTwo, plan.ports.people])
    await until('a server', 120, () => isReady(port))
}

const differences = async (plan: Plan, by: Session, before: Sent, after: Sent): Promise<string[]> => {
  const faults: string[] = []
  for (const [id, text] of [...before.files, ...after.files]) {
    const answer = await fetch(`${by.base}/api/file/${id}/`, {
      headers: { authorization: `Bearer ${by.token}` },
    })
    const isThere = answer.status === 200 && (await answer.text()) === text
    if (isThere !== before.files.has(id)) faults.push(`after going back, file ${id}: ${answer.status}`)
  }
  const rows = await askPrimary<{ text: string }>(
    plan,
    'vereda',
    "select text from comments where text like 'Before or after: %'",
  )
  const found = rows.map(({ text }) => text).sort()
  if (found.join() !== [...before.comments].sort().join())
    faults.push(`after going back, ${found.length} comments, and not those that were sent before`)
  return faults
}

const verifyFiles = (plan: Plan): string =>
  execFileSync(process.execPath, [`${builtPrograms}/admin.js`, 'verify-files'], {
    ...plan.user,
    cwd: root,
    encoding: 'utf8',
    env: {
      ...serverSettings(plan),
      PATH: process.env['PATH'],
      DATA_DIR: join(plan.folder, 'serverOne'),
    },
  })

/** R27: the table of files is dropped, and pgBackRest takes primary and replica back to the moment before. */
export const goBackInTime = async (plan: Plan): Promise<{ seen: string; faults: string[] }> => {
  const by = newSession(`http://127.0.0.1:${plan.ports.people}`, 'escuela')
  await logIn(by)
  const line = await lineOf(plan, 'OPEN', 'Escuela Rayo')
  const leader = await leaderOf(plan)
  const begun = performance.now()
  pgBackRest(plan, leader, '--type=full', 'backup')
  const saved = performance.now()
  const before = await send(plan, by, line)
  const [noted] = await askPrimary<{ moment: string }>(
    plan,
    'postgres',
    'select clock_timestamp()::text as moment',
  )
  const after = await send(plan, by, line)
  await askPrimary(plan, 'vereda', 'drop table files cascade')
  const lost = performance.now()
  await restore(plan, leader, noted?.moment ?? '')
  const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(1)
  await logIn(by)
  const faults = await differences(plan, by, before, after)
  const checked = verifyFiles(plan)
  return {
    seen: `saved in ${seconds(begun, saved)} s; everybody at work again at the moment before after ${seconds(lost, performance.now())} s. ${checked.trim()}`,
    faults,
  }
}
