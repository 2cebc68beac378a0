import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '../running/temporary-folder.ts'
import { answers, freePort, runner } from './postgres.ts'

const places = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/usr/local/bin/pgbouncer']

/** PgBouncer's program, where there is one. */
export const pooler = (): string | undefined => places.find((place) => existsSync(place))

/** What every session of the pool is told when it is made, as an operator tells the role. */
const setUp =
  "set timezone = 'UTC'; set statement_timeout = '8s'; set idle_in_transaction_session_timeout = '32s'"

/**
 * PgBouncer in transaction mode before a server of the tests: each transaction gets one of a few sessions, so that who
 * counts on having the same one again is found out.
 */
export const startPooler = async (server: string) => {
  const folder = temporaryFolder()
  const { hostname, port, username } = new URL(server)
  const own = await freePort()
  const settings = join(folder.path, 'pgbouncer.ini')
  const users = join(folder.path, 'users')
  writeFileSync(users, `"${username}" ""\n`)
  writeFileSync(
    settings,
    `[databases]
* = host=${hostname} port=${port} connect_query='${setUp.replaceAll("'", "''")}'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
auth_type = trust
auth_file = ${users}
pool_mode = transaction
default_pool_size = 4
max_client_conn = 500
unix_socket_dir =
`,
  )
  const as = runner()
  if (as) for (const path of [folder.path, settings, users]) chownSync(path, as.uid, as.gid)
  const child = spawn(pooler() ?? 'pgbouncer', [settings], { stdio: 'ignore', ...as })
  const url = (database: string): string => `postgres://${username}@127.0.0.1:${own}/${database}`
  while (!(await answers(url('postgres')))) if (child.exitCode !== null) throw new Error('PgBouncer ended')
  return {
    url,
    stop: async () => {
      child.kill('SIGINT')
      await once(child, 'exit')
      folder.remove()
    },
  }
}
