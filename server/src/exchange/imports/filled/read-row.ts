import { Problem } from 'contract/platform/problems'
import type { AnsweredIndicator } from '../../../evaluation/results/progress-queries.ts'
import { filled } from '../../spreadsheets/fillable/columns.ts'
import { type Mark, readMark } from '../../spreadsheets/fillable/mark.ts'
import { type Faults, type FileRow, openFaults } from '../draft.ts'
import { textFrom } from '../read-cells.ts'

export type Read = {
  row: FileRow
  faults: Faults
  mark: Mark | null
  current: AnsweredIndicator | null
  /** What the cells say; null where one is blank. */
  written: Record<(typeof filled)[number], string | null>
}

/** A row that only names a domain or an outcome: nobody wrote into it. */
export const isTitle = ({ cells }: FileRow): boolean =>
  cells.mark === undefined && filled.every((column) => cells[column] === undefined)

const cellsOf = ({ cells }: FileRow, faults: Faults): Read['written'] => {
  const written: Read['written'] = { option: null, na_reason: null, note: null }
  for (const column of filled) {
    const cell = cells[column]
    if (cell === undefined) continue
    written[column] = textFrom(cell) ?? null
    if (written[column] === null) faults.add(column, 'validation_error')
  }
  return written
}

/** A sheet made for something else is refused whole: none of its rows means what is asked for here. */
const assertFor = (mark: Mark, line: { id: number; edition: number }): void => {
  if (mark.edition !== line.edition) throw new Problem('sheet_of_other_instrument')
  if (mark.line !== null && mark.line !== line.id) throw new Problem('sheet_of_other_line')
}

/** What a row stands for, by its mark, and what was written into it. */
export const readRow = (
  row: FileRow,
  line: { id: number; edition: number },
  known: Map<string, AnsweredIndicator>,
  seen: Set<string>,
): Read => {
  const faults = openFaults()
  const written = cellsOf(row, faults)
  const text = row.cells.mark === undefined ? '' : (textFrom(row.cells.mark) ?? '')
  const mark = readMark(text)
  if (mark === null) {
    faults.add('mark', text === '' ? 'required' : 'validation_error')
    return { row, faults, mark, current: null, written }
  }
  assertFor(mark, line)
  const current = known.get(mark.indicator) ?? null
  if (current === null) faults.add('mark', 'indicator_not_found')
  if (seen.has(mark.indicator)) faults.add('mark', 'result_exists', 'This indicator stands in the file twice')
  seen.add(mark.indicator)
  return { row, faults, mark, current, written }
}
