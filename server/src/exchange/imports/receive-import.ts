import { randomUUID } from 'node:crypto'
import { mayEver } from 'contract/access/permissions'
import { hasEmptyScope } from 'contract/access/scope'
import type { FileFormat } from 'contract/evaluation/files'
import type { importCalls } from 'contract/exchange/import-calls'
import { type ImportKind, NewImport, verbOfImport } from 'contract/exchange/imports'
import type { Job } from 'contract/exchange/jobs'
import { checked } from 'contract/platform/checked'
import { limits } from 'contract/platform/limits'
import { fieldProblem, Problem } from 'contract/platform/problems'
import { checkOffice } from '../../evaluation/files/examine/office.ts'
import { discard, type EncryptedTemp, unsealed } from '../../evaluation/files/upload/encrypted-temp.ts'
import { type TakenIn, takeIn } from '../../evaluation/files/upload/take-in.ts'
import {
  bytesReadOf,
  hangUpAfterDelay,
  readUpload,
  type UploadFields,
  withoutSilence,
} from '../../evaluation/files/upload/upload.ts'
import type { UploadSlot, UploadSlots } from '../../evaluation/files/upload/upload-slots.ts'
import { draftOfForm } from '../../instrument/instruments/drafts/import-queries.ts'
import { record } from '../../platform/audit/queries.ts'
import { transact } from '../../platform/database/sessions/transact.ts'
import type { RequestContext } from '../../platform/http/feature.ts'
import { guardBody } from '../../platform/http/guards.ts'
import { repeatable } from '../../platform/http/idempotency.ts'
import { addJob } from '../../platform/jobs/queries.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { lineToFillIn } from './filled/line-to-fill-in.ts'
import { tableFormatOf } from './format.ts'

export type Reception = {
  results: Storage
  folder: string
  uploadSlots: UploadSlots
  assertSpace: () => Promise<void>
}

type ImportContext = RequestContext<(typeof importCalls)['start']>
type Form = { kind: ImportKind; evaluation_line?: number; edition_draft?: number }

/** A workbook for an import is small: more inflated data is refused. */
const officeLimits = { entries: 500, inflated: 96 * 1024 * 1024, ratio: 1000 }

/** Refuses people without areas; texts have no area, and are for superusers. */
const assertHasAreas = ({ actor }: ImportContext): void => {
  if (hasEmptyScope(actor) && !mayEver(actor, verbOfImport.translations))
    throw new Problem('permission_denied')
}

/** Checks permissions as soon as the fields suffice; answers whether they are complete. */
const prove = async ({ db, actor }: ImportContext, fields: UploadFields): Promise<boolean> => {
  guardBody(NewImport, fields)
  if (fields.kind === undefined) return false
  const { kind, evaluation_line, edition_draft } = checked(NewImport, fields)
  if (!mayEver(actor, verbOfImport[kind])) throw new Problem('permission_denied')
  if (kind === 'edition_draft') {
    if (edition_draft === undefined) return false
    await draftOfForm(db, actor, edition_draft)
    return true
  }
  if (kind !== 'sheet') return true
  if (evaluation_line === undefined) return false
  await lineToFillIn(db, actor, evaluation_line)
  return true
}

const formOf = (fields: UploadFields): Form => {
  guardBody(NewImport, fields)
  const { kind, evaluation_line, edition_draft } = checked(NewImport, fields)
  if (kind === 'edition_draft') {
    if (edition_draft === undefined) throw fieldProblem('edition_draft', 'required')
    return { kind, edition_draft }
  }
  if (kind !== 'sheet') return { kind }
  if (evaluation_line === undefined) throw fieldProblem('evaluation_line', 'required')
  return { kind, evaluation_line }
}

const mayBe =
  ({ kind }: Form) =>
  (format: FileFormat): void => {
    const isOfDraft = kind === 'edition_draft'
    if (format === 'xlsx' || format === (isOfDraft ? 'zip' : 'csv')) return
    const reason = isOfDraft ? 'Send an XLSX file or a ZIP of the text files.' : 'Send a CSV or an XLSX file.'
    throw new Problem('unsupported_file_type', { reason })
  }

type Arrived = { form: Form; taken: TakenIn }

type Cleanup = {
  enter: (moved: () => number) => Promise<UploadSlot>
  onStored: (temp: EncryptedTemp) => void
}

const arrive = async (
  context: ImportContext,
  { folder, assertSpace }: Reception,
  { enter, onStored }: Cleanup,
): Promise<Arrived> => {
  assertHasAreas(context)
  await assertSpace()
  return readUpload(context.request, {
    prove: (fields) => prove(context, fields),
    take: async ({ fields, name, content }) => {
      const form = formOf(fields)
      const slot = await enter(() => bytesReadOf(context.request))
      const taken = await takeIn(
        content,
        name,
        folder,
        mayBe(form),
        onStored,
        tableFormatOf,
        limits.importBytes,
      )
      slot.received()
      return { form, taken }
    },
  })
}

/**
 * In order: structure, bytes in the storage, then the job, which never waits for its file. A file sent again with the
 * same idempotency key is the same job.
 */
const storeImport = async (context: ImportContext, { results }: Reception, { form, taken }: Arrived) => {
  const bytes = await unsealed(taken.temp)
  if (taken.format === 'xlsx') await checkOffice(bytes, 'xlsx', officeLimits)
  const object = randomUUID()
  await results.put(object, { size: bytes.size, open: () => bytes.stream() })
  const { db, actor, language, request, reply } = context
  const repeat = repeatable<Job>(request, actor.id, { form, sha256: taken.sha256 })
  try {
    const { job, isReplay } = await transact(db, async (inside) => {
      const before = await repeat?.before(inside)
      if (before) return { job: before.body, isReplay: true }
      const added = await addJob(inside, {
        person: actor.id,
        kind: 'import',
        language,
        asked: {
          subject: form.kind,
          format: taken.format,
          evaluation_line: form.evaluation_line,
          edition_draft: form.edition_draft,
        },
        object,
        request: request.id,
      })
      const change = {
        new: {
          subject: form.kind,
          line: form.evaluation_line,
          draft: form.edition_draft,
          size: taken.size,
          sha256: taken.sha256,
        },
      }
      await record({ ...context, db: inside }, 'import.look', { type: 'job', id: added.id }, change)
      const job: Job = { ...added, answer: null }
      await repeat?.store(inside, { status: 202, body: job })
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

/** Receives a file for a dry run. Whoever may not send one is refused before a byte is read. */
export const receiveImport = async (context: ImportContext, reception: Reception) => {
  const temp: EncryptedTemp[] = []
  let slot: UploadSlot | undefined
  try {
    const arrived = await arrive(context, reception, {
      enter: async (moved) => {
        slot = await reception.uploadSlots.enter(context.actor.id, moved)
        return slot
      },
      onStored: (each) => temp.push(each),
    })
    return await withoutSilence(context.request, () => storeImport(context, reception, arrived))
  } catch (error) {
    hangUpAfterDelay(context.request)
    throw error
  } finally {
    await discard(...temp)
    slot?.leave()
  }
}
