import type { LineBrief } from 'contract/evaluation/lines'
import type { Column, Said } from './table.ts'

/** Which line a row is of: its year, and which one of the evaluation it is. */
export const lineColumns = <Row>({ words }: Said, lineOf: (row: Row) => LineBrief): Column<Row>[] => [
  ['year', (row) => lineOf(row).year],
  ['evaluation_type', (row) => words.evaluation_type[lineOf(row).evaluation_type]],
  ['status', (row) => words.status[lineOf(row).status]],
]
