import { type File, fileFormats, showsPeople } from 'contract/evaluation/files'
import { found } from 'contract/platform/problems'
import { record } from '../../../platform/audit/queries.ts'
import { transact } from '../../../platform/database/sessions/transact.ts'
import { repeatable } from '../../../platform/http/idempotency.ts'
import { touchEvaluation } from '../../lines/queries.ts'
import { addFile, countCells, fileInScope } from '../queries.ts'
import type { StoredFile } from '../store.ts'
import type { Arrived, UploadContext } from './arrive.ts'
import { mayAdd } from './may-add.ts'

/** Which words of consent were agreed to; a change of the words is a new version. */
const consentText = '2026-1'

export type Added = { arrived: Arrived; stored: StoredFile; scan: 'off' | 'clean' }

/** The row, its count, the audit and the evaluation's place in lists, while the line is held. */
const add = async (context: UploadContext, { arrived, stored, scan }: Added): Promise<File> => {
  const { db, actor } = context
  const { form, taken } = arrived
  const { category, stage, description } = form
  const line = await mayAdd(context, form, stored.size)
  const { kind } = fileFormats[taken.format]
  const consent = { consent_by: actor.id, consent_at: new Date().toISOString(), consent_text: consentText }
  const place = { line_id: line.id, category_id: category, stage, kind, description }
  const { id } = await addFile(db, {
    ...stored,
    ...place,
    ...(showsPeople(kind) && consent),
    scan,
    uploaded_by: actor.id,
  })
  await countCells(db, line.id)
  await touchEvaluation(db, line.evaluation)
  const { size, sha256 } = stored
  const added = { line: line.id, category, stage, kind, size, sha256 }
  await record(context, 'file.create', { type: 'file', id }, { new: added })
  return found(await fileInScope(db, actor, id))
}

/** One row, however often the same upload is repeated; the answer is the first one's. */
export const addOnce = (context: UploadContext, added: Added): Promise<{ file: File; isReplay: boolean }> => {
  const { form, name, taken } = added.arrived
  const repeat = repeatable<File>(context.request, context.actor.id, { form, name, sha256: taken.sha256 })
  return transact(context.db, async (db) => {
    const before = await repeat?.before(db)
    if (before) return { file: before.body, isReplay: true }
    const file = await add({ ...context, db }, added)
    await repeat?.store(db, { status: 201, body: file })
    return { file, isReplay: false }
  })
}
