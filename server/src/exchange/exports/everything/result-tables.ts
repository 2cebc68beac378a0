import { resultsOfLines } from 'contract/insight/results/line-results'
import { found } from 'contract/platform/problems'
import { linesOfSchool } from '../../../insight/school-results/queries.ts'
import { thingOf } from '../wanted.ts'
import type { MakesTables } from './export-tables.ts'
import { scoresTable } from './result-scores.ts'
import { sheetTextsIn } from './table.ts'

/** Every score and letter of a school's lines up to the requested one. */
export const resultsTables: MakesTables = async (wanted) => {
  const { db, actor, language, id, line } = thingOf(wanted)
  const { school, lines, parts, editions } = found(await linesOfSchool(db, actor, language, id))
  const sheetTexts = sheetTextsIn(language)
  const all = resultsOfLines(lines, parts, editions)
  const last = line === undefined ? all.length : all.findIndex((each) => each.line.id === line) + 1
  return {
    name: `${sheetTexts.data.sheets.results} - ${school.name}`,
    tables: [scoresTable(sheetTexts, all.slice(0, last))],
  }
}
