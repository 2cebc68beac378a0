import type { Readiness } from 'contract/evaluation/lines'
import { readinessOf } from 'contract/evaluation/readiness'
import { found } from 'contract/platform/problems'
import type { Db } from '../../platform/database/db.ts'
import { readinessFacts } from './submission-queries.ts'

/** What a line still lacks: asked by people beforehand and by the submission itself, so that the two agree. */
export const readinessOfLine = async (db: Db, line: number): Promise<Readiness> => {
  const { categories, counts, indicators, answered } = found(await readinessFacts(db, line))
  return readinessOf(categories, counts, indicators, answered)
}
