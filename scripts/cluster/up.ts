import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { buildWhenNeeded } from '../build/build-when-needed.ts'
import { buildServer } from '../build/server.ts'
import { root } from '../steps.ts'
import { beginArchive } from './archive.ts'
import { members, newSecrets, writeConfiguration } from './configuration.ts'
import { prepareDatabase } from './database.ts'
import { down } from './down.ts'
import { howToInstall, missingPackages } from './packages.ts'
import type { Plan } from './plan.ts'
import { startProgram, until } from './processes.ts'
import { builtPrograms, programsOf, serverSettings } from './programs.ts'
import { startStore } from './store.ts'
import { showWelcome } from './welcome.ts'

const buildPrograms = async (): Promise<void> => {
  await buildWhenNeeded()
  await buildServer(join(root, builtPrograms), {
    demonstration: join(import.meta.dirname, 'demonstration.ts'),
  })
}

/** Runs once, with the user and settings of a server. */
const fillDemonstration = (plan: Plan): void => {
  const { status } = spawnSync('sh', ['scripts/serve.sh', `${builtPrograms}/demonstration.js`, 'fill'], {
    cwd: root,
    ...plan.user,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...serverSettings(plan),
      PATH: process.env['PATH'],
      DATA_DIR: join(plan.folder, 'serverOne'),
    },
  })
  if (status !== 0) throw new Error('the demonstration could not be filled in')
}

export const isReady = async (port: number): Promise<boolean> =>
  (await fetch(`http://127.0.0.1:${port}/readyz`)).ok

export const isListening = (port: number): Promise<boolean> =>
  new Promise((answer) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      answer(true)
    })
    socket.on('error', () => answer(false))
  })

/** Whether a member of etcd knows a leader. */
export const isHealthy = async (port: number): Promise<boolean> =>
  (await fetch(`http://127.0.0.1:${port}/health`)).ok

const startAll = async (plan: Plan): Promise<void> => {
  const programs = programsOf(plan)
  const start = (...names: string[]) => {
    for (const name of names) {
      const program = programs[name]
      if (program) startProgram(plan, program)
    }
  }
  const told = (text: string) => console.log(text)
  told('Three members of etcd, and PostgreSQL under Patroni: a primary and a synchronous replica …')
  start(...members.map((member) => `etcd${member}`), 'haproxy', 'pgbouncer', 'mail', 'clamd')
  await until('etcd', 60, () => isHealthy(plan.ports.etcdOne))
  await until('clamd', 60, () => isListening(plan.ports.scanner))
  start('patroniOne', 'patroniTwo')
  told('Ceph with its S3 gateway, and an archive of PostgreSQL in it …')
  await startStore(plan)
  await prepareDatabase(plan)
  await beginArchive(plan)
  told('The demonstration: places, people, evaluations and their evidence …')
  fillDemonstration(plan)
  told('Two servers of Vereda behind HAProxy …')
  start('serverOne', 'serverTwo')
  const { people, serverOne, serverTwo } = plan.ports
  for (const port of [serverOne, serverTwo, people])
    await until(`a server at port ${port}`, 120, () => isReady(port))
}

/** Starts everything; if a part fails, ends what was started. */
export const up = async (plan: Plan): Promise<number> => {
  const missing = missingPackages()
  if (missing.length > 0) {
    console.error(howToInstall(missing))
    return 1
  }
  if (existsSync(plan.folder)) {
    console.error(`${plan.folder} is there already. Take that cluster down first: npm run cluster -- down`)
    return 1
  }
  const started = performance.now()
  await buildPrograms()
  try {
    writeConfiguration(plan, newSecrets())
    if (plan.user) execFileSync('chown', ['-R', `${plan.user.uid}:${plan.user.gid}`, plan.folder])
    await startAll(plan)
  } catch (error) {
    console.error(`The cluster did not come up: ${error instanceof Error ? error.message : String(error)}`)
    if (process.env['KEEP_CLUSTER'] === undefined) await down(plan)
    return 1
  }
  showWelcome(plan, (performance.now() - started) / 1000)
  return 0
}
