import type { Actor } from 'contract/access/scope'
import type { Language } from 'contract/platform/shapes'
import { summaryOf } from '../../../evaluation/results/progress-queries.ts'
import type { Db } from '../../../platform/database/db.ts'
import { type Draft, type FileRow, openFaults, refused, type Spoken } from '../draft.ts'
import { dutiesKnown } from './duty-queries.ts'
import { lineToFillIn } from './line-to-fill-in.ts'
import { planDuty } from './plan-duty.ts'
import { planRow } from './plan-row.ts'
import { optionsOf } from './queries.ts'
import { assertFor, dutyMarkOf, isTitle, readRow } from './read-row.ts'

/**
 * Plans the rows of a filled instrument against current answers. All of them are in memory: an instrument has some
 * hundred indicators.
 */
export const openFilled = async (db: Db, actor: Actor, language: Language, id: number) => {
  const line = await lineToFillIn(db, actor, id)
  const options = await optionsOf(db, line.instrument, language)
  const current = await summaryOf(db, id, actor.id, language)
  const indicators = new Map(current.map((each) => [each.code, each]))
  const duties = new Map((await dutiesKnown(db, line, language)).map((each) => [each.code, each]))
  const seen = new Set<string>()

  const planned = (row: FileRow, spoken: Spoken): Draft => {
    const mark = dutyMarkOf(row)
    if (mark === null) return planRow(readRow(row, line, { indicators, seen, ...spoken }), options, line.id)
    assertFor(mark, line)
    if (seen.has(mark.duty)) {
      const faults = openFaults()
      faults.add('mark', 'result_exists', 'This duty stands in the file twice')
      return { ...refused(row.row, faults.errors, {}), sheet: row.sheet }
    }
    seen.add(mark.duty)
    return planDuty(row, mark, duties.get(mark.duty))
  }

  return async (_: Db, rows: FileRow[], spoken: Spoken): Promise<Draft[]> =>
    rows.filter((row) => !isTitle(row)).map((row) => planned(row, spoken))
}
