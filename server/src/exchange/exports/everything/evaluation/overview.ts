import type { Line } from 'contract/evaluation/lines'
import type { SheetCell } from '../../../spreadsheets/cell.ts'
import type { Field, Heading } from '../../../spreadsheets/texts.ts'
import type { SheetTable } from '../../../spreadsheets/write-workbook.ts'
import { headingIn } from '../table.ts'
import type { Gathered } from './gather.ts'

/** One fact a row and one column a line. */
export const overviewTable = ({ sheetTexts, evaluation, rated }: Gathered): SheetTable => {
  const { texts, data } = sheetTexts
  const facts: [Heading | Field, (line: Line) => SheetCell][] = [
    ['school', (line) => line.place.school],
    ['region', (line) => line.place.region],
    ['country', (line) => line.place.country],
    ['evaluation', () => evaluation.id],
    ['instrument', () => evaluation.instrument.name],
    ['date', () => (evaluation.date ? { day: evaluation.date } : null)],
    ['period', () => evaluation.period],
    ['year', (line) => line.year],
    ['status', (line) => texts.status[line.status]],
    ['answered', (line) => line.progress.answered],
    ['indicators', (line) => line.progress.indicators],
    ['cells_complete', (line) => line.progress.cells_complete],
    ['submitted_on', (line) => line.submitted_at],
    ['submitted_by', (line) => line.submitted_by?.name ?? null],
    ['reviewed_on', (line) => line.reviewed_at],
    ['reviewed_by', (line) => line.reviewed_by?.name ?? null],
    ['closed_on', (line) => line.closed_at],
    ['closed_by', (line) => line.closed_by?.name ?? null],
  ]
  return {
    name: data.sheets.evaluation,
    headings: [data.headings.thing, ...rated.map(({ line }) => texts.evaluation_type[line.evaluation_type])],
    rows: facts.map(([name, cell]) => [headingIn(sheetTexts, name), ...rated.map(({ line }) => cell(line))]),
  }
}
