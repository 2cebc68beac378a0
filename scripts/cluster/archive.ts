import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import type { DatabaseName } from './configuration.ts'
import { membersOf } from './database.ts'
import type { Plan } from './plan.ts'

/** Where pgBackRest of a database's machine reads its settings; elsewhere /etc/pgbackrest.conf. */
export const archiveSettings = ({ folder }: Pick<Plan, 'folder'>, which: DatabaseName) => ({
  PGBACKREST_CONFIG: join(folder, `pgbackrest${which}.conf`),
})

/** The machine of the primary. */
export const leaderOf = async (plan: Pick<Plan, 'ports'>): Promise<DatabaseName> =>
  (await membersOf(plan)).find(({ role }) => role === 'leader')?.name === 'two' ? 'Two' : 'One'

/** Runs a program on a database's machine, as its user. */
export const runOn = (plan: Plan, which: DatabaseName, program: string, text: string[], input = ''): string =>
  execFileSync(program, text, {
    ...plan.user,
    cwd: plan.folder,
    encoding: 'utf8',
    input,
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, ...archiveSettings(plan, which) },
  })

export const pgBackRest = (plan: Plan, which: DatabaseName, ...text: string[]): string =>
  runOn(plan, which, 'pgbackrest', ['--stanza=vereda', '--log-level-console=warn', ...text])

/** PostgreSQL's log goes to S3 from here on. */
export const beginArchive = async (plan: Plan): Promise<void> => {
  const leader = await leaderOf(plan)
  pgBackRest(plan, leader, 'stanza-create')
  pgBackRest(plan, leader, 'check')
}
