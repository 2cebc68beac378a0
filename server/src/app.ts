import type { FastifyInstance } from 'fastify'
import { openAdmission } from './access/actor.ts'
import { personWhoSignsIn } from './access/person-queries.ts'
import { type Evidence, openEvidence } from './evaluation/files/evidence.ts'
import { openUploadSlots, type UploadSlots } from './evaluation/files/upload/upload-slots.ts'
import { reminderOf } from './evaluation/overdue/reminder-queries.ts'
import { exporter } from './exchange/exports/exporter.ts'
import type { Lists } from './exchange/exports/lists/list-query.ts'
import { subjectsOf } from './exchange/exports/subjects.ts'
import { apply } from './exchange/imports/apply.ts'
import { readFile } from './exchange/imports/dry-run.ts'
import { features } from './features.ts'
import { foreignRows } from './insight/history/readable-queries.ts'
import { startMailer } from './messages/emails/mailer.ts'
import { startMaintenance } from './operations/maintenance/start.ts'
import type { Traces } from './operations/traces/open-traces.ts'
import { emailLinks } from './people/email-links.ts'
import { roomForDatabase } from './platform/database/embedded/room-on-disk.ts'
import type { Database } from './platform/database/open.ts'
import { answering } from './platform/http/answering.ts'
import type { Route } from './platform/http/feature.ts'
import { watchRefusals } from './platform/http/refusals/watch.ts'
import { compression } from './platform/http/server/compression.ts'
import { headers } from './platform/http/server/headers.ts'
import { health } from './platform/http/server/health.ts'
import { installation } from './platform/http/server/installation.ts'
import { missing } from './platform/http/server/missing.ts'
import { multipartForms, noticedForms } from './platform/http/server/multipart.ts'
import { openHttp } from './platform/http/server/open-http.ts'
import { webApplication } from './platform/http/server/web-application.ts'
import { requestLimits } from './platform/http/throttle.ts'
import { openResults } from './platform/jobs/open-results.ts'
import { openRunner } from './platform/jobs/runner.ts'
import { openKeys } from './platform/keys/open-keys.ts'
import { openPost } from './platform/mail/open-post.ts'
import { withDescription } from './platform/openapi/routes.ts'
import type { Settings } from './platform/settings/settings.ts'
import { openWorkLog } from './platform/work-log.ts'
import { whichMayLag } from './replica-reads.ts'

/** What the server is given from outside. */
export type AppContext = {
  database: Database
  settings: Settings
  /** Where the lines of the log go; left out, to the standard output. */
  log?: { write: (line: string) => void }
  /** Where traces are wanted. */
  traces?: Traces
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Every call of the server, for whoever describes or tries them all. */
    calls: Route[]
    /** How many uploads entered, waited and were refused, for whoever watches. */
    uploadSlots: { evidence: UploadSlots; imports: UploadSlots }
  }
}

/** Where a port is set for them. */
const metrics = async (app: FastifyInstance, { database, settings }: AppContext): Promise<void> => {
  const { metricsPort: port, host } = settings
  if (port === null) return
  const { openMetrics } = await import('./operations/metrics/open-metrics.ts')
  await openMetrics(app, { database, settings, slots: app.uploadSlots }, { port, host })
}

const watched = (evidence: Evidence, traces?: Traces): Evidence =>
  traces ? { ...evidence, storage: traces.storage(evidence.storage) } : evidence

/** The whole server, not yet listening. */
export const buildApp = async (context: AppContext): Promise<FastifyInstance> => {
  const { database, settings } = context
  const app = openHttp(settings, context.log)
  context.traces?.requests(app, settings.trustProxy)
  watchRefusals(app, database.db, foreignRows)
  headers(app, settings)
  await compression(app)
  noticedForms(app)
  const minFreeBytes = Math.max(settings.minFreeBytes, roomForDatabase(settings.databaseUrl))
  const keys = await openKeys(database.db, settings)
  const evidence = watched(await openEvidence({ ...settings, minFreeBytes }, keys), context.traces)
  health(app, database, evidence.assertSpace)
  installation(app, database.db, settings)
  const results = await openResults(settings, keys)
  const workLog = openWorkLog(app.log)
  await startMaintenance(app, context, evidence, results, workLog)
  const post = openPost(settings)
  const parts = { ...emailLinks, reminderOf }
  startMailer(app, database.db, { ...settings, post: context.traces?.post(post) ?? post }, parts, workLog)
  const known: Lists = new Map()
  const subjects = subjectsOf(() => known, evidence, settings.documentLogo)
  const kinds = { import: readFile, import_apply: apply, export: exporter(subjects) }
  const runner = openRunner({
    database,
    results,
    folder: evidence.folder,
    kinds: context.traces?.kinds(kinds) ?? kinds,
    complain: (error) => workLog.failed('long work', error),
    personWhoSignsIn,
  })
  app.addHook('onListen', async () => runner.start())
  app.addHook('onClose', () => runner.stop())
  const importSlots = openUploadSlots({ atOnce: 4 })
  const reception = { ...evidence, results, uploadSlots: importSlots }
  const own = features(context, evidence, { runner, reception, subjects }).flat()
  const routes = withDescription(whichMayLag(own))
  app.decorate('calls', routes)
  app.decorate('uploadSlots', { evidence: evidence.uploadSlots, imports: importSlots })
  await metrics(app, context)
  for (const route of routes) if (route.call.method === 'GET') known.set(route.call.path, route)
  const admission = {
    limits: requestLimits({ perSecond: settings.rateLimitPerSecond, anonymous: settings.anonymousPerSecond }),
    ...openAdmission(),
  }
  const takesForm = ({ call }: Route) => call.stream === 'upload'
  const answer = (on: FastifyInstance, some: Route[]) => answering(on, database, some, admission)
  answer(
    app,
    routes.filter((route) => !takesForm(route)),
  )
  await multipartForms(app, (own) => answer(own, routes.filter(takesForm)))
  missing(app, routes)
  await webApplication(app)
  return app
}
