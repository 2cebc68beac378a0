import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { buildServer } from '../scripts/build/server.ts'
import { root } from '../scripts/steps.ts'
import { temporaryFolder } from '../server/test/running/temporary-folder.ts'

export type Running = { port: number; pid: number; stop(): Promise<void> }

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}

const ended = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null) return
  const ending = once(child, 'exit')
  child.kill('SIGTERM')
  await ending
}

/** With a folder in BENCH_PROFILE, the server writes a CPU profile there. */
const profile = process.env['BENCH_PROFILE']

type Place = { databaseUrl: string; databaseReplicaUrl?: string } | { dataDir: string }

/** The bundled server in its own process, on PostgreSQL or on an embedded database. */
export const startServer = async (place: Place): Promise<Running> => {
  const programs = mkdtempSync(join(root, 'server/.bundle-'))
  const data = temporaryFolder()
  await buildServer(programs)
  const port = await freePort()
  const profiling = profile ? ['--cpu-prof', `--cpu-prof-dir=${profile}`] : []
  const server = spawn('sh', [join(root, 'scripts/serve.sh'), ...profiling, join(programs, 'main.js')], {
    env: {
      npm_node_execpath: process.execPath,
      PATH: process.env['PATH'] ?? '',
      NODE_ENV: 'production',
      PORT: String(port),
      ...('databaseUrl' in place
        ? {
            DATABASE_URL: place.databaseUrl,
            DATA_DIR: data.path,
            ...(place.databaseReplicaUrl && { DATABASE_REPLICA_URL: place.databaseReplicaUrl }),
          }
        : { DATA_DIR: place.dataDir }),
      LOG_LEVEL: 'error',
      RATE_LIMIT_PER_SECOND: '0',
      MIN_FREE_MB: '0',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const stop = async () => {
    await ended(server)
    rmSync(programs, { recursive: true, force: true })
    data.remove()
  }
  while (!(await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined))?.ok) {
    if (server.exitCode !== null) {
      await stop()
      throw new Error('The server did not start')
    }
    await pause(50)
  }
  return { port, pid: server.pid ?? 0, stop }
}

/** Runs a program of the benchmark in its own process. */
export const forked = (file: string, env: Record<string, string> = {}): ChildProcess =>
  fork(join(import.meta.dirname, file), {
    execArgv: ['--import', 'tsx'],
    env: { PATH: process.env['PATH'] ?? '', ...env },
  })

/** `truly` starts the minimal server, without looking up tokens and without safe saves. */
export const startBare = async (databaseUrl: string, truly = false): Promise<Running> => {
  const server = forked('bare/main.ts', { DATABASE_URL: databaseUrl, TRULY_BARE: truly ? '1' : '0' })
  const [port] = (await once(server, 'message')) as [number]
  return { port, pid: server.pid ?? 0, stop: () => ended(server) }
}
