import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { temporaryFolder } from '../../running/temporary-folder.ts'
import { builtServer, freePort, serve } from './listening-server.ts'

/** Where its data are: a database server, or a folder with an embedded database in it. */
type Data = { databaseUrl: string } | { dataDir: string }

/** The server as it runs in production, bundled and in a process of its own. */
export const startProductionServer = async (data: Data) => {
  const { folder: programs, remove } = await builtServer()
  const folder = temporaryFolder()
  const port = await freePort()
  const base = `http://127.0.0.1:${port}`
  const place =
    'dataDir' in data ? { DATA_DIR: data.dataDir } : { DATABASE_URL: data.databaseUrl, DATA_DIR: folder.path }
  const settings = { PORT: String(port), ...place, MIN_FREE_MB: '0' }
  const node = { PATH: process.env.PATH ?? '', npm_node_execpath: process.execPath }
  const server = spawn('sh', [serve, `${programs}/main.js`], {
    env: { ...node, ...settings, LOG_LEVEL: 'error', RATE_LIMIT_PER_SECOND: '0' },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const stop = async () => {
    if (server.exitCode === null) {
      const ended = once(server, 'exit')
      server.kill('SIGKILL')
      await ended
    }
    remove()
    folder.remove()
  }
  while (!(await fetch(`${base}/healthz`).catch(() => undefined))?.ok) {
    if (server.exitCode !== null) throw new Error('the server did not start')
    await pause(50)
  }
  return { base, pid: server.pid ?? 0, stop }
}
