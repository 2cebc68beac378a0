import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** `folder` is DATA_DIR, `database` is DATABASE_URL; `restart` kills the process and starts it again. */
export type Server = {
  url: string
  folder: string
  database: string
  restart: () => Promise<void>
  stop: () => Promise<void>
}

export const superuser = { username: 'primera', password: 'a-quiet-river-7' }

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

const answers = async (url: string, child: ChildProcess): Promise<void> => {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}`)
    const isReady = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/**
 * Starts the built server with one super administrator in its own folder, on the embedded database or on
 * `DATABASE_URL`.
 */
export const startServer = async (env: Record<string, string> = {}): Promise<Server> => {
  const folder = await mkdtemp(join(tmpdir(), 'vereda-e2e-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const start = (): ChildProcess =>
    spawn(process.execPath, ['--enable-source-maps', 'server/dist/main.js'], {
      cwd: join(import.meta.dirname, '..', '..'),
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        DATABASE_URL: '',
        DATA_DIR: folder,
        PORT: String(port),
        ADMIN_USERNAME: superuser.username,
        ADMIN_EMAIL: 'primera@vereda.example',
        ADMIN_PASSWORD: superuser.password,
        RATE_LIMIT_PER_SECOND: '0',
        MIN_FREE_MB: '1',
        LOG_LEVEL: 'error',
        ...env,
      },
    })
  let child = start()
  const end = async (signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill(signal)
    await ended
  }
  await answers(url, child)
  return {
    url,
    folder,
    database: env.DATABASE_URL ?? '',
    restart: async () => {
      await end('SIGKILL')
      child = start()
      await answers(url, child)
    },
    stop: async () => {
      await end('SIGTERM')
      await rm(folder, { recursive: true, force: true })
    },
  }
}
