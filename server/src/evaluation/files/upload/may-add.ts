import type { NewFile } from 'contract/evaluation/files'
import { fieldProblem } from 'contract/platform/problems'
import type { Db } from '../../../platform/database/db.ts'
import type { Person } from '../../../platform/http/person.ts'
import { domainNow } from '../../lines/edition/late-queries.ts'
import { lockLine } from '../../lines/lock-line.ts'
import { usageOf } from '../queries.ts'
import { assertHasRoom } from '../quotas.ts'

/**
 * Whether the person may add so many bytes there now; checked before the bytes are read, and again with the line
 * locked.
 */
export const mayAdd = async (
  context: { db: Db; actor: Person },
  form: Pick<NewFile, 'evaluation_line' | 'category' | 'stage'>,
  size: number,
) => {
  const line = await lockLine(context, form.evaluation_line, 'file.add', 'files')
  const category = await domainNow(context.db, line, form.category)
  if (category === undefined) throw fieldProblem('category', 'does_not_exist')
  const place = { line: line.id, category, stage: form.stage, person: context.actor.id }
  assertHasRoom(await usageOf(context.db, place), size)
  return { ...line, category }
}
