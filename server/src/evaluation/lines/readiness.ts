import type { Readiness } from 'contract/evaluation/lines'
import { readinessOf } from 'contract/evaluation/readiness'
import { found } from 'contract/platform/problems'
import type { Db } from '../../platform/database/db.ts'
import { readinessFacts } from './submission-queries.ts'

/** Used for the display and by the submission, so that both agree. */
export const readinessOfLine = async (db: Db, line: number): Promise<Readiness> => {
  const { categories, counts, indicators, answered } = found(await readinessFacts(db, line))
  return readinessOf(categories, counts, indicators, answered)
}
