import { thingOf } from '../../wanted.ts'
import type { MakesTables } from '../export-tables.ts'
import { scoresTable } from '../result-scores.ts'
import { answersTable } from './answers.ts'
import { dutyTables } from './duties.ts'
import { evidenceTable } from './evidence.ts'
import { formerTables } from './former.ts'
import { gather } from './gather.ts'
import { overviewTable } from './overview.ts'
import { reviewsTable } from './reviews.ts'
import { commentsTable, notesTable } from './texts.ts'

/** The requested line and those before it with everything stored of them. */
export const evaluationTables: MakesTables = async (wanted) => {
  const gathered = await gather(thingOf(wanted))
  const { sheetTexts, asked, rated } = gathered
  return {
    name: `${sheetTexts.data.sheets.evaluation} - ${asked.place.school} - ${asked.year}`,
    tables: [
      answersTable(gathered),
      ...dutyTables(gathered),
      ...formerTables(gathered),
      overviewTable(gathered),
      scoresTable(
        sheetTexts,
        rated.map(({ results }) => results),
      ),
      notesTable(gathered),
      commentsTable(gathered),
      evidenceTable(gathered),
      reviewsTable(gathered),
    ],
  }
}
