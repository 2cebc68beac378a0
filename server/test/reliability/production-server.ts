import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { temporaryFolder } from '../temporary-folder.ts'

const bundle = async (): Promise<string> => {
  const server = fileURLToPath(new URL('../..', import.meta.url))
  const folder = mkdtempSync(`${server}/.bundle-`)
  await build({
    entryPoints: {
      main: `${server}/src/main.ts`,
      'embedded-worker': `${server}/src/database/embedded/worker.ts`,
      'photo-worker': `${server}/src/files/photo-worker.ts`,
      'sheets-worker': `${server}/src/sheets/worker.ts`,
    },
    outdir: folder,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    alias: { contract: fileURLToPath(new URL('../../../contract/src', import.meta.url)) },
    logLevel: 'error',
  }).catch((error) => {
    rmSync(folder, { recursive: true, force: true })
    throw error
  })
  return folder
}

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}

/** Where its data are: a database server, or a folder with an embedded database in it. */
type Data = { databaseUrl: string } | { dataDir: string }

/** The server as it runs in production, bundled and in a process of its own. */
export const startProductionServer = async (data: Data) => {
  const programs = await bundle()
  const folder = temporaryFolder()
  const port = await freePort()
  const base = `http://127.0.0.1:${port}`
  const place =
    'dataDir' in data ? { DATA_DIR: data.dataDir } : { DATABASE_URL: data.databaseUrl, DATA_DIR: folder.path }
  const settings = { PORT: String(port), ...place, MIN_FREE_MB: '0' }
  const server = spawn(process.execPath, [`${programs}/main.js`], {
    env: { PATH: process.env.PATH ?? '', ...settings, LOG_LEVEL: 'error', RATE_LIMIT_PER_SECOND: '0' },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const stop = async () => {
    if (server.exitCode === null) {
      const ended = once(server, 'exit')
      server.kill('SIGKILL')
      await ended
    }
    rmSync(programs, { recursive: true, force: true })
    folder.remove()
  }
  while (!(await fetch(`${base}/healthz`).catch(() => undefined))?.ok) {
    if (server.exitCode !== null) throw new Error('the server did not start')
    await pause(50)
  }
  return { base, pid: server.pid ?? 0, stop }
}
