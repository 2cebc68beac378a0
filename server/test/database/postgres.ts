import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { inMemory, temporaryFolder } from '../running/temporary-folder.ts'

type ServerOptions = {
  /** Keeps what is written through a power cut, as in production. */
  safe?: boolean
  /** Where its own folder is made. */
  within?: string
  /** A folder for its data, such as a disk of its own. */
  dataIn?: string
  /** A folder for its log alone. */
  logIn?: string
}

export type Postgres = {
  /** The address of one of its databases. */
  url(database?: string): string
  start(): Promise<void>
  /** fast: sessions are ended in order; immediate: as in a crash, with recovery at the next start. */
  stop(mode: 'fast' | 'immediate'): Promise<void>
  /** Whether its process is there: it gives itself up where it cannot write its log. */
  isRunning(): boolean
  restart(mode: 'fast' | 'immediate'): Promise<void>
  /** Stops it and removes its folder. */
  remove(): Promise<void>
}

const installed = '/usr/lib/postgresql'

/** Folder of PostgreSQL's programs: `PG_BIN`, the PATH, or where Debian puts them. */
export const programs = (): string => {
  const versions = existsSync(installed) ? readdirSync(installed).sort((a, b) => Number(b) - Number(a)) : []
  const candidates = [
    process.env['PG_BIN'] ?? '',
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...versions.map((version) => join(installed, version, 'bin')),
  ]
  const found = candidates.find(
    (folder) =>
      folder && ['initdb', 'postgres', 'pg_basebackup'].every((name) => existsSync(join(folder, name))),
  )
  if (!found) throw new Error('No PostgreSQL server was found: install one or name its folder in PG_BIN')
  return found
}

const numberOf = (flag: string, user: string): number | null => {
  try {
    return Number(execFileSync('id', [flag, user], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))
  } catch {
    return null
  }
}

/** PostgreSQL refuses to run as root: then another user does it. */
export const runner = (): { uid: number; gid: number } | null =>
  process.getuid?.() === 0
    ? { uid: numberOf('-u', 'postgres') ?? 65_534, gid: numberOf('-g', 'postgres') ?? 65_534 }
    : null

export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('No free port')
  return address.port
}

export const answers = async (connectionString: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 1000 })
  client.on('error', () => {})
  const connected = await client.connect().then(
    () => true,
    () => false,
  )
  await client.end().catch(() => {})
  return connected
}

const initialize = (bin: string, data: string, as: object, ...more: string[]): void => {
  const options = ['-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--locale=C.UTF-8', '-N']
  execFileSync(join(bin, 'initdb'), [...options, ...more], { ...as, stdio: 'ignore' })
}

/** A server's data as they begin: made once and stored between runs, since a copy takes a tenth of the time. */
const emptyServer = (bin: string): string => {
  const version = execFileSync(join(bin, 'postgres'), ['--version'], { encoding: 'utf8' }).replace(
    /\W+/g,
    '-',
  )
  const stored = join(tmpdir(), `vereda-test-${version}${process.getuid?.() ?? 0}`)
  if (existsSync(stored)) return stored
  const user = runner()
  const making = temporaryFolder()
  const data = join(making.path, 'data')
  mkdirSync(data, { mode: 0o700 })
  if (user) for (const path of [making.path, data]) chownSync(path, user.uid, user.gid)
  initialize(bin, data, { ...user, cwd: making.path })
  try {
    renameSync(data, stored)
  } catch (error) {
    if (!existsSync(stored)) throw error
  } finally {
    making.remove()
  }
  return stored
}

/** For databases that may be lost; what was written and is no longer needed takes little room. */
const unsafeSettings = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'max_wal_size=256MB']

/** A PostgreSQL server of the tests' own, on a free port. */
export const startPostgres = async ({
  safe = false,
  within = safe ? tmpdir() : inMemory(),
  dataIn,
  logIn,
}: ServerOptions = {}): Promise<Postgres> => {
  const bin = programs()
  const user = runner()
  const folder = temporaryFolder(within)
  const data = join(dataIn ?? folder.path, 'postgres')
  const log = logIn === undefined ? [] : [join(logIn, 'log')]
  for (const path of [data, ...log]) mkdirSync(path, { mode: 0o700 })
  if (user) for (const path of [folder.path, data, ...log]) chownSync(path, user.uid, user.gid)
  const port = await freePort()
  const options = { ...user, cwd: folder.path, stdio: 'ignore' as const }
  const unsafe = safe ? [] : unsafeSettings.flatMap((setting) => ['-c', setting])
  const url = (database = 'postgres') => `postgres://postgres@127.0.0.1:${port}/${database}`
  let running: ChildProcess | null = null

  const as = { ...user, cwd: folder.path }
  if (logIn === undefined) execFileSync('cp', ['-a', `${emptyServer(bin)}/.`, data], as)
  else initialize(bin, data, as, ...log.flatMap((path) => ['-X', path]))

  const start = async () => {
    const child = spawn(
      join(bin, 'postgres'),
      ['-D', data, '-p', String(port), '-k', folder.path, '-h', '127.0.0.1', ...unsafe],
      options,
    )
    running = child
    const until = Date.now() + 30_000
    while (!(await answers(url()))) {
      if (child.exitCode !== null || Date.now() > until)
        throw new Error('The PostgreSQL server of the tests does not start')
      await pause(50)
    }
  }

  const stop = async (mode: 'fast' | 'immediate') => {
    if (running?.exitCode !== null) return
    const ended = once(running, 'exit')
    running.kill(mode === 'fast' ? 'SIGINT' : 'SIGQUIT')
    await ended
  }

  await start()
  return {
    url,
    start,
    stop,
    isRunning: () => running?.exitCode === null,
    restart: async (mode) => {
      await stop(mode)
      await start()
    },
    remove: async () => {
      await stop('immediate')
      folder.remove()
    },
  }
}
