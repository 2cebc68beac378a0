import { hasEmptyScope } from 'contract/access/scope'
import { type FileFormat, type fileCalls, fileFormats, NewFile, showsPeople } from 'contract/evaluation/files'
import { checked } from 'contract/platform/checked'
import { fieldProblem, Problem } from 'contract/platform/problems'
import { transact } from '../../../platform/database/sessions/transact.ts'
import type { RequestContext } from '../../../platform/http/feature.ts'
import { guardBody } from '../../../platform/http/guards.ts'
import type { Evidence } from '../evidence.ts'
import { nameOf } from '../name.ts'
import type { EncryptedTemp } from './encrypted-temp.ts'
import { mayAdd } from './may-add.ts'
import { type TakenIn, takeIn } from './take-in.ts'
import { bytesReadOf, type Fields, readUpload } from './upload.ts'
import type { UploadSlot } from './upload-slots.ts'

export type UploadContext = RequestContext<(typeof fileCalls)['create']>
export type Arrived = { form: NewFile; name: string; taken: TakenIn }

/** What the caller keeps of an upload under way, to end it well. */
export type Cleanup = {
  enter: (moved: () => number) => Promise<UploadSlot>
  onStored: (encrypted: EncryptedTemp) => void
}

const assertConsented = (form: NewFile, format: FileFormat): void => {
  if (!showsPeople(fileFormats[format].kind)) return
  if (!form.consent) throw new Problem('consent_required')
  if (form.description === null) throw fieldProblem('description', 'required')
}

const sentWith = (context: UploadContext, fields: Fields) => {
  guardBody(NewFile, fields)
  return { ...(context.request.query as object), ...fields }
}

const Parents = NewFile.pick({ evaluation_line: true, category: true, stage: true })

/** A form is little beside its file: what is longer than this is the file's. */
const formBytes = 32 * 1024
const announced = ({ request }: UploadContext) => Number(request.headers['content-length'] ?? 0)

/** Whether the fields name where the file belongs; refuses when it may not be added there now. */
const prove = async (context: UploadContext, fields: Fields): Promise<boolean> => {
  const sent = sentWith(context, fields)
  if (!Object.keys(Parents.shape).every((name) => name in sent)) return false
  const parents = checked(Parents, sent)
  const atLeast = Math.max(0, announced(context) - formBytes)
  await transact(context.db, (db) => mayAdd({ db, actor: context.actor }, parents, atLeast))
  return true
}

/** Nobody without a place in the world has a line to add to; told from who they are, whatever they send. */
export const assertHasAreas = ({ actor }: Pick<UploadContext, 'actor'>): void => {
  if (hasEmptyScope(actor)) throw new Problem('permission_denied')
}

/**
 * Reads the form, and the file into a sealed one, which `kept` is told of before it is written. The file waits for a
 * slot once all is proven.
 */
export const arrive = async (
  context: UploadContext,
  evidence: Evidence,
  { enter, onStored }: Cleanup,
): Promise<Arrived> => {
  assertHasAreas(context)
  // while it is taken in it lies there twice
  await evidence.assertSpace(2 * announced(context))
  return readUpload(context.request, {
    prove: (fields) => prove(context, fields),
    take: async (upload) => {
      const form = checked(NewFile, sentWith(context, upload.fields))
      const name = nameOf(upload.name)
      const mayBe = (format: FileFormat) => assertConsented(form, format)
      const slot = await enter(() => bytesReadOf(context.request))
      const taken = await takeIn(upload.content, name, evidence.folder, mayBe, onStored)
      slot.received()
      return { form, name, taken }
    },
  })
}
