import { type File, fileFormats, showsPeople } from 'contract/evaluation/files'
import { transact } from '../../../platform/database/sessions/transact.ts'
import { repeatable, repeatableAs } from '../../../platform/http/idempotency.ts'
import type { NewRow } from '../queries.ts'
import type { StoredFile } from '../store.ts'
import type { Arrived } from './arrive.ts'
import type { Destination, FormOfFile, UploadContext } from './destination.ts'

/** Version of the consent's wording. */
const consentText = '2026-1'

export type Added<Form extends FormOfFile> = {
  arrived: Arrived<Form>
  stored: StoredFile
  scan: 'off' | 'clean'
}

const rowOf = <Form extends FormOfFile>(
  { actor }: UploadContext,
  { arrived, stored, scan }: Added<Form>,
): NewRow => {
  const { kind } = fileFormats[arrived.taken.format]
  const consent = { consent_by: actor.id, consent_at: new Date().toISOString(), consent_text: consentText }
  return {
    ...stored,
    kind,
    description: arrived.form.description,
    ...(showsPeople(kind) && consent),
    scan,
    uploaded_by: actor.id,
  }
}

/** Adds one row even if the upload is repeated, and returns the first answer. */
export const addOnce = <Form extends FormOfFile, Row extends Pick<File, 'id'>>(
  context: UploadContext,
  destination: Destination<Form, Row>,
  added: Added<Form>,
): Promise<{ file: Row; isReplay: boolean }> => {
  const { form, name, taken } = added.arrived
  const body = { form, name, sha256: taken.sha256 }
  const { request, actor, key } = context
  const repeat = key
    ? repeatableAs<Row>({ person: actor.id, path: destination.path, key }, body)
    : repeatable<Row>(request, actor.id, body)
  return transact(context.db, async (db) => {
    const before = await repeat?.before(db)
    if (before) return { file: before.body, isReplay: true }
    const file = await destination.add({ ...context, db }, form, rowOf(context, added))
    await repeat?.store(db, { status: 201, body: file })
    return { file, isReplay: false }
  })
}
