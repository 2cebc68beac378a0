import { Readable } from 'node:stream'
import { exportCalls } from 'contract/exchange/export-calls'
import { ExportAnswer, formatsOf, type NewExport } from 'contract/exchange/exports'
import { historyCalls } from 'contract/insight/history'
import { userCalls } from 'contract/people/users'
import { limits } from 'contract/platform/limits'
import { fieldProblem, found, Problem, type ProblemCode } from 'contract/platform/problems'
import { attachment } from '../../evaluation/files/disposition.ts'
import { settleFile } from '../../messages/notifications/settled-queries.ts'
import { record } from '../../platform/audit/queries.ts'
import type { Db } from '../../platform/database/db.ts'
import { type Feature, feature } from '../../platform/http/feature.ts'
import type { Person } from '../../platform/http/person.ts'
import { assertRecent } from '../../platform/http/step-up.ts'
import { addJob, ownJob } from '../../platform/jobs/queries.ts'
import { orLetGo } from '../../platform/storage/or-let-go.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { described } from './descriptions.ts'
import type { Subjects } from './subject.ts'
import { ExportOptions, type Wanted } from './wanted.ts'

/** A format whose program is missing on this server. */
const notHere = (): Problem => {
  const problem = fieldProblem('format', 'invalid_format')
  return new Problem('invalid_format', {
    ...problem.extra,
    reason: 'The program for this format is not installed on this server.',
  })
}

/** A file that was made is refused to who may no longer read its content. */
const assertStillBeReadable = async (subjects: Subjects, wanted: Wanted): Promise<void> => {
  const lost: ProblemCode[] = [
    'permission_denied',
    'does_not_exist',
    'assessment_not_found',
    'instrument_not_found',
  ]
  await subjects[wanted.subject].assertReadable(wanted).catch((error: unknown) => {
    if (!(error instanceof Problem)) throw error
    if (lost.includes(error.code)) throw new Problem('not_found', { event: 'rights_lost' })
  })
}

/** Refuses an unknown format, and chosen rows or columns of anything but a list. */
const assertOffered = (subjects: Subjects, { subject, format, columns, rows }: NewExport): void => {
  if (!formatsOf[subject]?.includes(format)) throw fieldProblem('format', 'invalid_format')
  if (columns && subject !== 'list') throw fieldProblem('columns', 'validation_error')
  if (rows && subject !== 'list') throw fieldProblem('rows', 'validation_error')
  if (!subjects[subject].makers[format]) throw notHere()
}

/** Lists that name people: people, and the audit. */
const pathsOfPeople: readonly unknown[] = [userCalls.list.path, historyCalls.audit.path]

/** People, and much evidence, need a recent sign-in (rules §5.3). */
const assertMayLeave = (actor: Person, { path, files }: Record<string, unknown>): void => {
  const isMuch = typeof files === 'number' && files > limits.evidenceWithoutProof
  if (isMuch || pathsOfPeople.includes(path)) assertRecent(actor)
}

/** A browser neither runs, embeds nor caches a file of a person. */
const headersOf = (name: string, type: string, size: number) => ({
  'Content-Type': type,
  'Content-Disposition': attachment(name),
  'Content-Length': size,
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'private, no-store',
})

/** The job of a finished file. */
const ownExport = async (db: Db, person: number, id: number) => {
  const job = found(await ownJob(db, person, id))
  if (job.kind !== 'export') throw new Problem('not_found')
  if (job.status === 'waiting' || job.status === 'running') throw new Problem('job_not_done')
  return job
}

export const exporting = (
  { results, assertSpace }: { results: Storage; assertSpace: () => Promise<void> },
  subjects: Subjects,
  wake: () => void,
): Feature =>
  feature(exportCalls, described, {
    start: async (context) => {
      const { db, actor, language, body, request } = context
      const { subject, format, id, query, columns, rows, variant } = body
      assertOffered(subjects, body)
      const wanted = { subject, format, id, query, columns, rows, variant }
      const { named, page } = await subjects[subject].assertReadable({
        db,
        actor,
        language: body.language ?? language,
        ...wanted,
      })
      assertMayLeave(actor, named)
      await assertSpace()
      const job = await addJob(db, {
        person: actor.id,
        kind: 'export',
        language: body.language ?? language,
        asked: { ...wanted, page },
        request: request.id,
      })
      await record(
        context,
        'export.start',
        { type: 'job', id: job.id },
        { new: { subject, format, ...named } },
      )
      context.afterwards(wake)
      return { ...job, answer: null }
    },

    file: async (context) => {
      const { db, actor, language, parameters, request, reply } = context
      const job = await ownExport(db, actor.id, parameters.id)
      const options = ExportOptions.parse(job.asked)
      await assertStillBeReadable(subjects, { db, actor, language, ...options })
      const object = found(job.object)
      const { name, content_type } = ExportAnswer.pick({ name: true, content_type: true }).parse(job.answer)
      const size = found(await results.size(object))
      reply.headers(headersOf(name, content_type, size))
      if (request.method === 'HEAD') return void reply.send(Readable.from([]))
      const stored = found(await results.get(object))
      await orLetGo(stored, record(context, 'export.download', { type: 'job', id: job.id }))
      await orLetGo(stored, settleFile(db, actor.id, job.id))
      reply.send(stored.stream)
    },
  })
