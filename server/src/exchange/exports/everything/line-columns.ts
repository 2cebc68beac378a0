import type { LineBrief } from 'contract/evaluation/lines'
import type { Column, SheetTexts } from './table.ts'

/** Year and number of the line. */
export const lineColumns = <Row>({ texts }: SheetTexts, lineOf: (row: Row) => LineBrief): Column<Row>[] => [
  ['year', (row) => lineOf(row).year],
  ['evaluation_type', (row) => texts.evaluation_type[lineOf(row).evaluation_type]],
  ['status', (row) => texts.status[lineOf(row).status]],
]
