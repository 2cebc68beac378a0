import type { Actor } from 'contract/access/scope'
import { linesInScope } from '../../../evaluation/lines/queries.ts'
import type { Db } from '../../../platform/database/db.ts'

/** Fields of evidence that no call answers: consent, and the object in the storage. */
export const storedEvidence = (db: Db, actor: Actor, line: number) =>
  linesInScope(db, actor)
    .innerJoin('files', 'files.line_id', 'lines.id')
    .where('lines.id', '=', line)
    .where('files.deleted_at', 'is', null)
    .where('files.scan', '<>', 'infected')
    .clearSelect()
    .select(['files.id', 'files.object', 'files.consent_at'])
    .execute()

export type StoredEvidence = Awaited<ReturnType<typeof storedEvidence>>[number]
