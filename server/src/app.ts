import { randomUUID } from 'node:crypto'
import { limits } from 'contract/limits'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import { accounts } from './accounts/routes.ts'
import { actionPlans } from './action-plans/routes.ts'
import { actions } from './actions/routes.ts'
import { areas } from './areas/routes.ts'
import { openDestination } from './audit/heads/destination.ts'
import { writeHeads } from './audit/heads/write-heads.ts'
import { comments } from './comments/routes.ts'
import { countries } from './countries/routes.ts'
import { roomBesideFiles } from './database/embedded/room-on-disk.ts'
import type { Database } from './database/open.ts'
import { emailAddresses } from './email-addresses/routes.ts'
import { evaluations } from './evaluations/routes.ts'
import { exporter } from './exports/exporter.ts'
import type { Lists } from './exports/list-asked.ts'
import { exporting } from './exports/routes.ts'
import type { Subjects } from './exports/subject.ts'
import { subjectsOf } from './exports/subjects.ts'
import { type Evidence, openEvidence } from './files/evidence.ts'
import { files } from './files/routes.ts'
import { openUploadSlots, type UploadSlots } from './files/upload-slots.ts'
import { goals } from './goals/routes.ts'
import { history } from './history/routes.ts'
import { answering } from './http/answering.ts'
import { compression } from './http/compression.ts'
import { guardConnections } from './http/connections.ts'
import { declared } from './http/declared.ts'
import type { Feature, Route } from './http/feature.ts'
import { headers, safeHeaders } from './http/headers.ts'
import { health } from './http/health.ts'
import { installation } from './http/installation.ts'
import { missing } from './http/missing.ts'
import { multipartForms } from './http/multipart.ts'
import { reading } from './http/reading.ts'
import { watchRefusals } from './http/refusals/watch.ts'
import { refuse } from './http/refusing.ts'
import { requestLimits } from './http/throttle.ts'
import { trustedProxies } from './http/trusted-proxies.ts'
import { refusingUnreadable } from './http/unreadable.ts'
import { webApplication } from './http/web-application.ts'
import { apply } from './imports/apply.ts'
import { look } from './imports/look.ts'
import type { Reception } from './imports/receive-import.ts'
import { importing } from './imports/routes.ts'
import { instruments } from './instruments/routes.ts'
import { cleanResults } from './jobs/clean.ts'
import { openResults } from './jobs/open-results.ts'
import { jobs } from './jobs/routes.ts'
import { openRunner, type Runner } from './jobs/runner.ts'
import { postOffice } from './letters/post-office.ts'
import { lines } from './lines/routes.ts'
import { notes } from './notes/routes.ts'
import { notifications } from './notifications/routes.ts'
import { observations } from './observations/routes.ts'
import { withDescription } from './openapi/routes.ts'
import { recovery } from './recovery/routes.ts'
import { regions } from './regions/routes.ts'
import { reports } from './reports/routes.ts'
import { results } from './results/routes.ts'
import { schoolResults } from './school-results/routes.ts'
import { schools } from './schools/routes.ts'
import type { Settings } from './settings.ts'
import { statistics } from './statistics/routes.ts'
import { suggestions } from './suggestions/routes.ts'
import { translations } from './translations/routes.ts'
import { regularly } from './upkeep/regularly.ts'
import { regularWork } from './upkeep/work.ts'
import { users } from './users/routes.ts'

/** What the features are given from outside. */
export type House = {
  database: Database
  settings: Settings
  /** Where the lines of the log go; left out, to the standard output. */
  log?: { write: (line: string) => void }
}

/** Long work: who does it, where its files lie, and what an export may be of. */
type LongWork = { runner: Runner; reception: Reception; subjects: Subjects }

const features = (house: House, evidence: Evidence, { runner, reception, subjects }: LongWork): Feature[] => [
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
  importing(reception, runner.nudge),
  exporting(reception, subjects, runner.nudge),
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
export const buildApp = async (house: House): Promise<FastifyInstance> => {
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
  watchRefusals(app, database.db)
  headers(app, settings)
  await compression(app)
  await multipartForms(app)
  const minFreeBytes = Math.max(settings.minFreeBytes, roomBesideFiles(settings.databaseUrl))
  const evidence = await openEvidence({ ...settings, minFreeBytes })
  health(app, database, evidence.mustHaveSpace)
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
  const upkeep = regularly(
    database,
    [...regularWork(database, evidence, settings), forgetting, ...ofAudit],
    (name, error) => app.log.error({ err: error }, `${name} failed`),
  )
  app.addHook('onListen', async () => upkeep.start())
  app.addHook('onClose', async () => {
    await upkeep.stop()
    const last = async () => {
      await app.writeRefusals(true)
      await heads?.close()
    }
    await last().catch((error: unknown) =>
      app.log.error({ err: error }, 'the audit was not written to its end'),
    )
    evidence.close()
  })
  postOffice(app, database.db, settings)
  const known: Lists = new Map()
  const subjects = subjectsOf(() => known, evidence)
  const runner = openRunner({
    database,
    results,
    folder: evidence.folder,
    kinds: { import: look, import_apply: apply, export: exporter(subjects) },
    complain: (error) => app.log.error({ err: error }, 'long work failed'),
  })
  app.addHook('onListen', async () => runner.start())
  app.addHook('onClose', () => runner.stop())
  const importSlots = openUploadSlots({ atOnce: 4 })
  const reception = { ...evidence, results, uploadSlots: importSlots }
  const routes = withDescription(features(house, evidence, { runner, reception, subjects }).flat())
  app.decorate('calls', routes)
  app.decorate('uploadSlots', { evidence: evidence.uploadSlots, imports: importSlots })
  for (const route of routes) if (route.call.method === 'GET') known.set(route.call.path, route)
  answering(
    app,
    database.db,
    routes,
    requestLimits({ perSecond: settings.rateLimitPerSecond, anonymous: settings.anonymousPerSecond }),
  )
  missing(app, routes)
  await webApplication(app)
  return app
}
