import type { Actor } from 'contract/access/scope'
import type { Language } from 'contract/platform/shapes'
import { summaryOf } from '../../../evaluation/results/progress-queries.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Draft, FileRow } from '../draft.ts'
import { lineToFillIn } from './line-to-fill-in.ts'
import { planRow } from './plan-row.ts'
import { optionsOf } from './queries.ts'
import { isTitle, readRow } from './read-row.ts'

/**
 * Plans the rows of a filled instrument, each against what stands at its indicator now. All there is to know fits into
 * memory: an instrument has some hundred indicators.
 */
export const openFilled = async (db: Db, actor: Actor, language: Language, id: number) => {
  const line = await lineToFillIn(db, actor, id)
  const options = await optionsOf(db, line.instrument, language)
  const current = await summaryOf(db, id, actor.id, language)
  const byCode = new Map(current.map((each) => [each.code, each]))
  const seen = new Set<string>()

  return async (_: Db, rows: FileRow[]): Promise<Draft[]> =>
    rows
      .filter((fileRow) => !isTitle(fileRow))
      .map((fileRow) => planRow(readRow(fileRow, line, byCode, seen), options, line.id))
}
