import { execFileSync } from 'node:child_process'
import { chownSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { runner, startPostgres } from '../../database/postgres.ts'

const query = async <Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client
    .query<Row>(text)
    .then(({ rows }) => rows)
    .finally(() => client.end())
}

const portOf = (url: string): string => new URL(url).port

/**
 * A PostgreSQL server whose log pgBackRest archives, encrypted, as `deploy/database/pgbackrest.conf` says; but into a
 * folder in the place of S3.
 */
export const startArchived = async (folder: string) => {
  const user = runner()
  const inFolder = (name: string) => {
    const path = join(folder, name)
    mkdirSync(path, { mode: 0o700 })
    if (user) chownSync(path, user.uid, user.gid)
    return path
  }
  const [data, repository, work] = ['data', 'repository', 'work'].map(inFolder)
  if (user) chownSync(folder, user.uid, user.gid)
  const postgres = await startPostgres({ safe: true, dataIn: data ?? '' })
  const [socket] = await query<{ folder: string }>(
    postgres.url(),
    "select current_setting('unix_socket_directories') as folder",
  )
  const configuration = join(folder, 'pgbackrest.conf')
  const lines = [
    '[global]',
    `repo1-path=${repository}`,
    'repo1-cipher-type=aes-256-cbc',
    'repo1-cipher-pass=of the trial',
    'repo1-retention-full=2',
    'start-fast=y',
    'process-max=2',
    `log-path=${work}`,
    `lock-path=${work}`,
    'log-level-console=warn',
    '[vereda]',
    `pg1-path=${data}/postgres`,
    `pg1-port=${portOf(postgres.url())}`,
    `pg1-socket-path=${socket?.folder}`,
    'pg1-user=postgres',
  ]
  writeFileSync(configuration, `${lines.join('\n')}\n`)
  const common = [`--config=${configuration}`, '--stanza=vereda']
  const pgbackrest = (...more: string[]) =>
    execFileSync('pgbackrest', [...common, ...more], {
      ...user,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  await query(postgres.url(), 'alter system set archive_mode = on')
  await query(
    postgres.url(),
    `alter system set archive_command = 'pgbackrest ${common.join(' ')} archive-push %p'`,
  )
  await postgres.restart('fast')
  pgbackrest('stanza-create')
  pgbackrest('check')

  return {
    postgres,
    query: <Row extends pg.QueryResultRow>(text: string, database?: string) =>
      query<Row>(postgres.url(database), text),
    backUp: () => pgbackrest('--type=full', 'backup'),
    /** Takes the server back to a moment, and waits until it is a server like any other. */
    restoreTo: async (moment: string): Promise<void> => {
      await postgres.stop('fast')
      pgbackrest('--delta', '--type=time', `--target=${moment}`, '--target-action=promote', 'restore')
      await postgres.start()
      for (;;) {
        const [state] = await query<{ recovering: boolean }>(
          postgres.url(),
          'select pg_is_in_recovery() as recovering',
        )
        if (!state?.recovering) return
        await pause(100)
      }
    },
  }
}
