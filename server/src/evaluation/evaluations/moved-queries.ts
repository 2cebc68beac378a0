import type { Actor } from 'contract/access/scope'
import { Problem } from 'contract/platform/problems'
import { ofEvaluations, rowsInScope } from '../../access/scope.ts'
import type { Db } from '../../platform/database/db.ts'

/**
 * Tells people who may see it that a line is now in another evaluation, after it moved to another edition; for others
 * neither exists.
 */
export const assertNotMoved = async (db: Db, actor: Actor, line: number): Promise<void> => {
  const now = await db
    .selectFrom('lines')
    .innerJoin('evaluations', 'evaluations.id', 'lines.evaluation_id')
    .where('lines.id', '=', line)
    .where('lines.edition_moved_at', 'is not', null)
    .where(rowsInScope(actor, ofEvaluations))
    .select('evaluations.id')
    .executeTakeFirst()
  if (now) throw new Problem('not_found', { moved_to: now.id })
}
