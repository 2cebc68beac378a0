import { hasEmptyScope } from 'contract/access/scope'
import { type FileFormat, fileFormats, showsPeople } from 'contract/evaluation/files'
import { checked } from 'contract/platform/checked'
import { fieldProblem, found, Problem } from 'contract/platform/problems'
import type { z } from 'zod'
import { guardBody, isObject } from '../../../platform/http/guards.ts'
import type { Evidence } from '../evidence.ts'
import { nameOf } from '../name.ts'
import type { Destination, FormOfFile, UploadContext } from './destination.ts'
import type { EncryptedTemp } from './encrypted-temp.ts'
import { type TakenIn, takeIn } from './take-in.ts'
import { bytesReadOf, readUpload, type UploadFields } from './upload.ts'
import type { UploadSlot } from './upload-slots.ts'

export type Arrived<Form> = { form: Form; name: string; taken: TakenIn; line: number }

export type Cleanup = {
  enter: (moved: () => number) => Promise<UploadSlot>
  onStored: (encrypted: EncryptedTemp) => void
}

export const assertConsented = (form: FormOfFile, format: FileFormat): void => {
  if (!showsPeople(fileFormats[format].kind)) return
  if (!form.consent) throw new Problem('consent_required')
  if (form.description === null) throw fieldProblem('description', 'required')
}

const sentWith = (
  context: UploadContext,
  shape: z.ZodType,
  fields: UploadFields,
): Record<string, unknown> => {
  guardBody(shape, fields)
  return { ...(isObject(context.request.query) && context.request.query), ...fields }
}

const formBytes = 32 * 1024
const announced = ({ request }: UploadContext) => Number(request.headers['content-length'] ?? 0)

/** Checked before the form is read: a person without areas has no line to add to. */
export const assertHasAreas = ({ actor }: Pick<UploadContext, 'actor'>): void => {
  if (hasEmptyScope(actor)) throw new Problem('permission_denied')
}

/**
 * Reads the form, and the file into an encrypted temporary file, which is passed to `kept` before it is written. It
 * waits for a slot only after the permission was checked.
 */
export const arrive = async <Form extends FormOfFile>(
  context: UploadContext,
  { shape, lineFor }: Pick<Destination<Form, never>, 'shape' | 'lineFor'>,
  evidence: Evidence,
  { enter, onStored }: Cleanup,
): Promise<Arrived<Form>> => {
  assertHasAreas(context)
  // During reception the bytes are on disk twice.
  await evidence.assertSpace(2 * announced(context))
  const atLeast = Math.max(0, announced(context) - formBytes)
  let line: number | null = null
  return readUpload(context.request, {
    prove: async (fields) => {
      line = await lineFor(context, sentWith(context, shape, fields), atLeast)
      return line !== null
    },
    take: async (upload) => {
      const form = checked(shape, sentWith(context, shape, upload.fields))
      const name = nameOf(upload.name)
      const mayBe = (format: FileFormat) => assertConsented(form, format)
      const slot = await enter(() => bytesReadOf(context.request))
      const taken = await takeIn(upload.content, name, evidence.folder, mayBe, onStored)
      slot.received()
      return { form, name, taken, line: found(line) }
    },
  })
}
