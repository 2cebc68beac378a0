import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { inMemory, temporaryFolder } from '../running/temporary-folder.ts'
import { answers, freePort, type Postgres, programs, runner } from './postgres.ts'

export type Standby = {
  url(database: string): string
  start(): Promise<void>
  /** As in a crash. */
  kill(): Promise<void>
  remove(): Promise<void>
}

/** A hot standby that follows a server of the tests. `patience`: how long a read may hold up what it replays. */
export const startStandby = async (primary: Pick<Postgres, 'url'>, patience = '100ms'): Promise<Standby> => {
  const user = runner()
  const folder = temporaryFolder(inMemory())
  const data = join(folder.path, 'postgres')
  mkdirSync(data, { mode: 0o700 })
  if (user) for (const path of [folder.path, data]) chownSync(path, user.uid, user.gid)
  const as = { ...user, cwd: folder.path, stdio: 'ignore' as const }
  execFileSync(
    join(programs(), 'pg_basebackup'),
    ['-d', primary.url(), '-D', data, '-R', '-c', 'fast', '-N'],
    as,
  )
  const port = await freePort()
  const url = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`
  let running: ChildProcess | null = null

  const start = async () => {
    const settings = ['fsync=off', `max_standby_streaming_delay=${patience}`].flatMap((each) => ['-c', each])
    const child = spawn(
      join(programs(), 'postgres'),
      ['-D', data, '-p', String(port), '-k', folder.path, '-h', '127.0.0.1', ...settings],
      as,
    )
    running = child
    while (!(await answers(url('postgres')))) {
      if (child.exitCode !== null) throw new Error('The standby of the tests does not start')
      await pause(50)
    }
  }

  const kill = async () => {
    if (running?.exitCode !== null) return
    const ended = once(running, 'exit')
    running.kill('SIGQUIT')
    await ended
  }

  await start()
  return {
    url,
    start,
    kill,
    remove: async () => {
      await kill()
      folder.remove()
    },
  }
}
