import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { buildServer } from '../../../../scripts/build/server.ts'

export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}

/** Becomes the server, as `npm start` does: the process is the server's own. */
export const serve = fileURLToPath(new URL('../../../../scripts/serve.sh', import.meta.url))

/** Processes that tests start beside servers, by the name under which `programOf` finds them. */
const ownPrograms = {
  writer: fileURLToPath(new URL('./writer.ts', import.meta.url)),
  'key-command': fileURLToPath(new URL('../../operations/keys/key-command.ts', import.meta.url)),
  'send-one': fileURLToPath(new URL('../../messages/send-one.ts', import.meta.url)),
}

/** One of the tests' own programs, which a run of the tests has built: a loader of TypeScript takes a second each time. */
export const programOf = (name: keyof typeof ownPrograms): string => {
  const built = process.env['BUILT_PROGRAMS']
  if (!built) throw new Error('server/test/running/built-programs.ts builds the programs of the tests')
  return join(built, `${name}.js`)
}

/** The server's programs as they run in production, in a folder beside `dist`; a run of the tests has built them once. */
export const builtServer = async (): Promise<{ folder: string; remove(): void }> => {
  const built = process.env['BUILT_PROGRAMS']
  if (built) return { folder: built, remove: () => {} }
  const folder = mkdtempSync(fileURLToPath(new URL('../../../.bundle-', import.meta.url)))
  await buildServer(folder, ownPrograms)
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

const isHealthy = async (base: string) => (await fetch(`${base}/healthz`).catch(() => undefined))?.ok === true

export type Listening = {
  base: string
  /** Milliseconds from its start to its first answer. */
  opening: number
  process: ChildProcess
  kill(): Promise<void>
}

/** The built server in a process of its own, answering. */
export const startListening = async (
  folder: string,
  port: number,
  env: Record<string, string>,
): Promise<Listening> => {
  const started = performance.now()
  const base = `http://127.0.0.1:${port}`
  const server = spawn('sh', [serve, `${folder}/main.js`], {
    env: {
      npm_node_execpath: process.execPath,
      PATH: process.env['PATH'] ?? '',
      PORT: String(port),
      LOG_LEVEL: 'silent',
      MIN_FREE_MB: '0',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  while (!(await isHealthy(base))) {
    if (server.exitCode !== null) throw new Error('the server did not start')
    await pause(20)
  }
  const kill = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return
    const ended = once(server, 'exit')
    server.kill('SIGKILL')
    await ended
  }
  return { base, opening: Math.round(performance.now() - started), process: server, kill }
}
