import { randomUUID } from 'node:crypto'
import { limits } from 'contract/platform/limits'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import { personOf } from './access/actor.ts'
import { personWhoSignsIn } from './access/person-queries.ts'
import { actionPlans } from './evaluation/action-plans/routes.ts'
import { actions } from './evaluation/actions/routes.ts'
import { comments } from './evaluation/comments/routes.ts'
import { evaluations } from './evaluation/evaluations/routes.ts'
import { type Evidence, openEvidence } from './evaluation/files/evidence.ts'
import { files } from './evaluation/files/routes.ts'
import { openUploadSlots, type UploadSlots } from './evaluation/files/upload/upload-slots.ts'
import { goals } from './evaluation/goals/routes.ts'
import { lines } from './evaluation/lines/routes.ts'
import { notes } from './evaluation/notes/routes.ts'
import { observations } from './evaluation/observations/routes.ts'
import { results } from './evaluation/results/routes.ts'
import { exporter } from './exchange/exports/exporter.ts'
import type { Lists } from './exchange/exports/lists/list-asked.ts'
import { exporting } from './exchange/exports/routes.ts'
import type { Subjects } from './exchange/exports/subject.ts'
import { subjectsOf } from './exchange/exports/subjects.ts'
import { apply } from './exchange/imports/apply.ts'
import { look } from './exchange/imports/dry-run.ts'
import type { Reception } from './exchange/imports/receive-import.ts'
import { importing } from './exchange/imports/routes.ts'
import { jobs } from './exchange/job-routes.ts'
import { foreignRows } from './insight/history/readable-queries.ts'
import { history } from './insight/history/routes.ts'
import { reports } from './insight/reports/routes.ts'
import { schoolResults } from './insight/school-results/routes.ts'
import { statistics } from './insight/statistics/routes.ts'
import { instruments } from './instrument/instruments/routes.ts'
import { suggestions } from './instrument/suggestions/routes.ts'
import { translations } from './instrument/translations/routes.ts'
import { startMailer } from './messages/emails/mailer.ts'
import { notifications } from './messages/notifications/routes.ts'
import { regularly } from './operations/maintenance/regularly.ts'
import { regularWork } from './operations/maintenance/work.ts'
import { accounts } from './people/accounts/routes.ts'
import { areas } from './people/areas/routes.ts'
import { emailAddresses } from './people/email-addresses/routes.ts'
import { emailLinks } from './people/email-links.ts'
import { recovery } from './people/recovery/routes.ts'
import { users } from './people/users/routes.ts'
import { countries } from './places/countries/routes.ts'
import { regions } from './places/regions/routes.ts'
import { schools } from './places/schools/routes.ts'
import { openDestination } from './platform/audit/heads/destination.ts'
import { writeHeads } from './platform/audit/heads/write-heads.ts'
import { roomBesideFiles } from './platform/database/embedded/room-on-disk.ts'
import type { Database } from './platform/database/open.ts'
import { answering } from './platform/http/answering.ts'
import type { Feature, Route } from './platform/http/feature.ts'
import { reading } from './platform/http/reading.ts'
import { watchRefusals } from './platform/http/refusals/watch.ts'
import { refuse } from './platform/http/refusing.ts'
import { compression } from './platform/http/server/compression.ts'
import { guardConnections } from './platform/http/server/connections.ts'
import { declared } from './platform/http/server/declared.ts'
import { headers, safeHeaders } from './platform/http/server/headers.ts'
import { health } from './platform/http/server/health.ts'
import { installation } from './platform/http/server/installation.ts'
import { missing } from './platform/http/server/missing.ts'
import { multipartForms } from './platform/http/server/multipart.ts'
import { trustedProxies } from './platform/http/server/trusted-proxies.ts'
import { refusingUnreadable } from './platform/http/server/unreadable.ts'
import { webApplication } from './platform/http/server/web-application.ts'
import { requestLimits } from './platform/http/throttle.ts'
import { cleanResults } from './platform/jobs/clean.ts'
import { openResults } from './platform/jobs/open-results.ts'
import { openRunner, type Runner } from './platform/jobs/runner.ts'
import { withDescription } from './platform/openapi/routes.ts'
import type { Settings } from './platform/settings/settings.ts'

/** What the features are given from outside. */
export type AppContext = {
  database: Database
  settings: Settings
  /** Where the lines of the log go; left out, to the standard output. */
  log?: { write: (line: string) => void }
}

/** Long work: who does it, where its files lie, and what an export may be of. */
type LongWork = { runner: Runner; reception: Reception; subjects: Subjects }

const features = (
  house: AppContext,
  evidence: Evidence,
  { runner, reception, subjects }: LongWork,
): Feature[] => [
  accounts,
  emailAddresses,
  recovery,
  areas,
  users(house.settings),
  countries,
  files(evidence),
  instruments(),
  translations,
  regions,
  results,
  schoolResults,
  schools,
  reports,
  statistics,
  notes,
  comments,
  evaluations,
  lines({ reviewFourEyes: house.settings.reviewFourEyes }),
  notifications,
  actionPlans,
  goals,
  observations,
  actions,
  suggestions,
  history,
  jobs,
  importing(reception, runner.wake),
  exporting(reception, subjects, runner.wake),
]

declare module 'fastify' {
  interface FastifyInstance {
    /** Every call of the server, for whoever describes or tries them all. */
    calls: Route[]
    /** How many uploads entered, waited and were refused, for whoever watches. */
    uploadSlots: { evidence: UploadSlots; imports: UploadSlots }
  }
}

/** The whole server, not yet listening. */
export const buildApp = async (house: AppContext): Promise<FastifyInstance> => {
  const { database, settings } = house
  const safe = safeHeaders(settings)
  const refuseUnreadable = refusingUnreadable(safe)
  const app = fastify({
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: settings.trustProxy.length > 0 ? settings.trustProxy : false,
    logController: new LogController({ disableRequestLogging: true }),
    logger: { level: settings.logLevel, ...(house.log && { stream: house.log }) },
    connectionTimeout: 0,
    requestTimeout: 0,
    keepAliveTimeout: 72_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2000 },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    exposeHeadRoutes: true,
    forceCloseConnections: 'idle',
    // what still comes on an open connection is answered like all else, and the connection ends with it
    return503OnClosing: false,
    // before any hook, which would set the headers
    frameworkErrors: (error, request, reply) => refuse(error, request, reply.headers(safe)),
    clientErrorHandler: refuseUnreadable,
  })
  guardConnections(app.server, trustedProxies(settings.trustProxy), refuseUnreadable)
  declared(app)
  reading(app)
  app.decorateRequest('person', null)
  app.decorateRequest('recorded', false)
  app.setErrorHandler((error, request, reply) => refuse(error, request, reply))
  watchRefusals(app, database.db, foreignRows)
  headers(app, settings)
  await compression(app)
  await multipartForms(app)
  const minFreeBytes = Math.max(settings.minFreeBytes, roomBesideFiles(settings.databaseUrl))
  const evidence = await openEvidence({ ...settings, minFreeBytes })
  health(app, database, evidence.assertSpace)
  installation(app, settings)
  const results = await openResults(settings)
  const forgetting = {
    name: 'forget results of long work',
    every: 3_600_000,
    work: () => cleanResults(database.db, results, limits.jobResultHours),
  }
  const destination = await openDestination(settings)
  const heads = destination && writeHeads(database.db, destination)
  const ofAudit = [
    { name: 'write counts of refusals', every: 10_000, work: () => app.writeRefusals() },
    ...(heads ? [{ name: 'write the head of the audit', every: 3_600_000, work: heads.write }] : []),
  ]
  const maintenance = regularly(
    database,
    [...regularWork(database, evidence, settings), forgetting, ...ofAudit],
    (name, error) => app.log.error({ err: error }, `${name} failed`),
  )
  app.addHook('onListen', async () => maintenance.start())
  app.addHook('onClose', async () => {
    await maintenance.stop()
    const last = async () => {
      await app.writeRefusals(true)
      await heads?.close()
    }
    await last().catch((error: unknown) =>
      app.log.error({ err: error }, 'the audit was not written to its end'),
    )
    evidence.close()
  })
  startMailer(app, database.db, settings, emailLinks)
  const known: Lists = new Map()
  const subjects = subjectsOf(() => known, evidence)
  const runner = openRunner({
    database,
    results,
    folder: evidence.folder,
    kinds: { import: look, import_apply: apply, export: exporter(subjects) },
    complain: (error) => app.log.error({ err: error }, 'long work failed'),
    personWhoSignsIn,
  })
  app.addHook('onListen', async () => runner.start())
  app.addHook('onClose', () => runner.stop())
  const importSlots = openUploadSlots({ atOnce: 4 })
  const reception = { ...evidence, results, uploadSlots: importSlots }
  const routes = withDescription(features(house, evidence, { runner, reception, subjects }).flat())
  app.decorate('calls', routes)
  app.decorate('uploadSlots', { evidence: evidence.uploadSlots, imports: importSlots })
  for (const route of routes) if (route.call.method === 'GET') known.set(route.call.path, route)
  answering(app, database.db, routes, {
    limits: requestLimits({ perSecond: settings.rateLimitPerSecond, anonymous: settings.anonymousPerSecond }),
    personOf,
  })
  missing(app, routes)
  await webApplication(app)
  return app
}
