import { Gauge, type Registry } from 'prom-client'
import { appliedIn, missingMigrations } from '../../platform/database/migrate.ts'
import type { Database } from '../../platform/database/open.ts'
import { migrationsFolder } from '../../platform/settings/folders.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { latestRuns } from '../runs/queries.ts'
import { diskOf } from '../status/disk.ts'
import { backlogOf } from '../status/queries.ts'
import { version } from '../status/version.ts'
import { replicaFigures } from './replica-figures.ts'

type Slots = { now(): { inside: number; waiting: number } }

export type Watched = {
  database: Database
  settings: Pick<Settings, 'dataDir'>
  slots: { evidence: Slots; imports: Slots }
}

const gaugesIn = (registry: Registry) => {
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name: `vereda_${name}`, help, labelNames, registers: [registry] })
  return {
    version: gauge('info', 'What runs here; always 1', ['version', 'database']),
    up: gauge('database_up', 'Whether the database answered this scrape: 1 or 0'),
    missing: gauge('migrations_missing', 'Migrations of this version that the database lacks'),
    sessions: gauge('database_sessions', 'Sessions with the database', ['state']),
    emails: gauge('emails', 'E-mails: that wait, that wait after a try, refused in the last week', ['state']),
    emailAge: gauge('emails_oldest_seconds', 'Age of the e-mail that waits longest; 0 when none does'),
    jobs: gauge('jobs', 'Imports and exports of the last day', ['state']),
    jobAge: gauge('jobs_oldest_seconds', 'Age of the import or export that waits longest; 0 when none does'),
    uploads: gauge('uploads', 'Files on their way in', ['state']),
    run: gauge('run_age_seconds', 'Seconds since a backup or a drill ended so', ['kind', 'outcome']),
    disk: gauge('disk_bytes', 'The disk of DATA_DIR', ['state']),
  }
}

type Gauges = ReturnType<typeof gaugesIn>

const setDatabase = async (gauges: Gauges, { db }: Database): Promise<void> => {
  const { emails, jobs, uploads } = await backlogOf(db)
  gauges.emails.set({ state: 'waiting' }, emails.waiting)
  gauges.emails.set({ state: 'tried' }, emails.tried)
  gauges.emails.set({ state: 'refused' }, emails.refused)
  gauges.emailAge.set(emails.oldest ?? 0)
  for (const state of ['waiting', 'running', 'failed'] as const) gauges.jobs.set({ state }, jobs[state])
  gauges.jobAge.set(jobs.oldest ?? 0)
  gauges.uploads.set({ state: 'in_parts' }, uploads)
  for (const { kind, outcome, age } of await latestRuns(db)) gauges.run.set({ kind, outcome }, age)
  gauges.missing.set((await missingMigrations(migrationsFolder, await appliedIn(db))).length)
}

/** Reads every figure that is no event, once for a scrape; without a database the others are still answered. */
export const openGauges = (registry: Registry, { database, settings, slots }: Watched) => {
  const gauges = gaugesIn(registry)
  const setReplica = replicaFigures(registry, database)
  gauges.version.set({ version: version(), database: database.kind }, 1)
  return async (): Promise<void> => {
    const counts = database.sessions()
    gauges.sessions.set({ state: 'open' }, counts.open)
    gauges.sessions.set({ state: 'free' }, counts.free)
    gauges.sessions.set({ state: 'waited_for' }, counts.waiting)
    setReplica()
    const [evidence, imports] = [slots.evidence.now(), slots.imports.now()]
    gauges.uploads.set({ state: 'receiving' }, evidence.inside + imports.inside)
    gauges.uploads.set({ state: 'waiting' }, evidence.waiting + imports.waiting)
    const disk = await diskOf(settings.dataDir)
    gauges.disk.set({ state: 'free' }, disk.free)
    gauges.disk.set({ state: 'all' }, disk.size)
    await setDatabase(gauges, database).then(
      () => gauges.up.set(1),
      () => gauges.up.set(0),
    )
  }
}
