import { randomUUID } from 'node:crypto'
import { checked } from 'contract/checked'
import type { FileFormat } from 'contract/files'
import type { importCalls } from 'contract/import-calls'
import { type ImportKind, NewImport, verbOfImport } from 'contract/imports'
import type { Job } from 'contract/jobs'
import { limits } from 'contract/limits'
import { mayEver } from 'contract/permissions'
import { fieldProblem, Problem } from 'contract/problems'
import { record } from '../audit/queries.ts'
import { transact } from '../database/transact.ts'
import { checkOffice } from '../files/examine/office.ts'
import type { Places } from '../files/places.ts'
import { largerThan } from '../files/refusals.ts'
import { discard, type Sealed, unsealed } from '../files/sealed.ts'
import { type TakenIn, takeIn } from '../files/take-in.ts'
import { hangUpLater, readUpload, type Upload, watchSilence } from '../files/upload.ts'
import type { Asked } from '../http/feature.ts'
import { guardBody } from '../http/guards.ts'
import { repeatable } from '../http/idempotency.ts'
import { addJob } from '../jobs/queries.ts'
import type { Storage } from '../storage/storage.ts'
import { lineToFillIn } from './filled/line-to-fill-in.ts'
import { tableFormatOf } from './format.ts'

/** What it takes to receive a file that is only looked at. */
export type Reception = {
  results: Storage
  folder: string
  places: Places
  mustHaveSpace: () => Promise<void>
}

type AskedImport = Asked<(typeof importCalls)['start']>
type Form = { kind: ImportKind; evaluation_line?: number }

/** A workbook for an import is small: what inflates to more is none. */
const officeLimits = { entries: 500, inflated: 96 * 1024 * 1024, ratio: 1000 }

const formOf = async ({ db, actor }: AskedImport, fields: Record<string, string>): Promise<Form> => {
  guardBody(NewImport, fields)
  const { kind, evaluation_line } = checked(NewImport, fields)
  if (!mayEver(actor, verbOfImport[kind])) throw new Problem('permission_denied')
  if (kind !== 'sheet') return { kind }
  if (evaluation_line === undefined) throw fieldProblem('evaluation_line', 'required')
  await lineToFillIn(db, actor, evaluation_line)
  return { kind, evaluation_line }
}

const mayBe = (format: FileFormat): void => {
  if (format !== 'csv' && format !== 'xlsx')
    throw new Problem('unsupported_file_type', { reason: 'Send a CSV or an XLSX file.' })
}

type Arrived = { form: Form; taken: TakenIn }

const arrive = async (
  asked: AskedImport,
  { folder }: Reception,
  kept: (sealed: Sealed) => void,
): Promise<Arrived> => {
  const receive = async ({ fields, name, content }: Upload): Promise<Arrived> => {
    const form = await formOf(asked, fields)
    return { form, taken: await takeIn(content, name, folder, mayBe, kept, tableFormatOf) }
  }
  const silence = watchSilence(asked.request)
  try {
    return await Promise.race([readUpload(asked.request, receive), silence.broken])
  } finally {
    silence.stop()
  }
}

/**
 * Structure first, then the bytes are in the storage, then the job is there: it never waits for its file. A file that
 * is sent again with the key of before is the job of before.
 */
const keep = async (asked: AskedImport, { results }: Reception, { form, taken }: Arrived) => {
  if (taken.size > limits.importBytes) throw largerThan(limits.importBytes)
  const bytes = await unsealed(taken.sealed)
  if (taken.format === 'xlsx') await checkOffice(bytes, 'xlsx', officeLimits)
  const object = randomUUID()
  await results.put(object, { size: bytes.size, open: () => bytes.stream() })
  const { db, actor, language, request, reply } = asked
  const repeat = repeatable(request, actor.id, { form, sha256: taken.sha256 })
  try {
    const { job, isReplay } = await transact(db, async (inside) => {
      const before = await repeat?.before(inside)
      if (before) return { job: before.body as Job, isReplay: true }
      const added = await addJob(inside, {
        person: actor.id,
        kind: 'import',
        language,
        asked: { subject: form.kind, format: taken.format, evaluation_line: form.evaluation_line },
        object,
        request: request.id,
      })
      const change = {
        new: { subject: form.kind, line: form.evaluation_line, size: taken.size, sha256: taken.sha256 },
      }
      await record({ ...asked, db: inside }, 'import.look', { type: 'job', id: added.id }, change)
      const job: Job = { ...added, answer: null }
      await repeat?.keep(inside, { status: 202, body: job })
      return { job, isReplay: false }
    })
    if (!isReplay) return job
    await results.remove(object)
    reply.header('Idempotent-Replay', 'true')
    return job
  } catch (error) {
    if (error instanceof Problem && error.status < 500) await results.remove(object)
    throw error
  }
}

/** A file to be looked at by a job. Who may not send one was refused before a byte of it was read. */
export const receiveImport = async (asked: AskedImport, reception: Reception) => {
  const sealed: Sealed[] = []
  let leave: () => void = () => undefined
  try {
    await reception.mustHaveSpace()
    leave = await reception.places.enter(asked.actor.id)
    const arrived = await arrive(asked, reception, (each) => sealed.push(each))
    return await keep(asked, reception, arrived)
  } catch (error) {
    hangUpLater(asked.request)
    throw error
  } finally {
    await discard(...sealed)
    leave()
  }
}
