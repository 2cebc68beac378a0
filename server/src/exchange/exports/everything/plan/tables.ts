import { thingOf } from '../../wanted.ts'
import type { MakesTables } from '../export-tables.ts'
import { gather } from './gather.ts'
import { actionsTable, goalsTable, observationsTable, questionsTable } from './goals.ts'

/** As CSV only its actions, each next to its goal. */
export const planTables: MakesTables = async (wanted) => {
  const gathered = await gather(thingOf(wanted))
  const { sheetTexts, school, line } = gathered
  return {
    name: `${sheetTexts.data.sheets.action_plan} - ${school} - ${line.year}`,
    tables: [
      actionsTable(gathered),
      goalsTable(gathered),
      observationsTable(gathered),
      questionsTable(gathered),
    ],
  }
}
