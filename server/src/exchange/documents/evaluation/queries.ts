import type { Actor } from 'contract/access/scope'
import { linesInScope } from '../../../evaluation/lines/queries.ts'
import type { Db } from '../../../platform/database/db.ts'

/** What is kept of the evidence of a line within reach beside what everybody is shown: consent, and where it lies. */
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
