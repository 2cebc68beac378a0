import type { Readiness } from 'contract/lines'
import { found } from 'contract/problems'
import { readinessOf } from 'contract/readiness'
import type { Db } from '../database/db.ts'
import { readinessFacts } from '../submissions/queries.ts'

/** What a line still lacks: asked by people beforehand and by the submission itself, so that the two agree. */
export const readinessOfLine = async (db: Db, line: number): Promise<Readiness> => {
  const { categories, counts, indicators, answered } = found(await readinessFacts(db, line))
  return readinessOf(categories, counts, indicators, answered)
}
