import type { Actor } from 'contract/access/scope'
import { Problem } from 'contract/platform/problems'
import { ofEvaluations, rowsInScope } from '../../access/scope.ts'
import type { Db } from '../../platform/database/db.ts'

/**
 * A line that followed others went to an evaluation of its own when it moved to another edition: who may see it there
 * is told where a former link leads. For everybody else neither is there.
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
