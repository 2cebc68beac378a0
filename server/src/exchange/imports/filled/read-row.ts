import { Problem } from 'contract/platform/problems'
import type { Language } from 'contract/platform/shapes'
import type { AnsweredIndicator } from '../../../evaluation/results/progress-queries.ts'
import { filled, filledDuty } from '../../spreadsheets/fillable/columns.ts'
import { type Mark, readDutyMark, readMark } from '../../spreadsheets/fillable/mark.ts'
import { type Faults, type FileRow, openFaults } from '../draft.ts'
import { textFrom } from '../read-cells.ts'

type WrittenColumn = (typeof filled)[number]

export type Read = {
  row: FileRow
  faults: Faults
  mark: Mark | null
  current: AnsweredIndicator | null
  /** The cells to fill in; null where blank. */
  written: Record<WrittenColumn, string | null>
  language: Language | null
}

/** A row with a domain or an outcome, which has no answer. */
export const isTitle = ({ cells }: FileRow): boolean =>
  cells.mark === undefined && [...filled, ...filledDuty].every((column) => cells[column] === undefined)

/** Some programs turn text such as "11.12" into a number. */
const cellText = (cell: NonNullable<FileRow['cells'][WrittenColumn]>): string | null =>
  typeof cell === 'number' ? String(cell) : (textFrom(cell) ?? null)

const cellsOf = ({ cells }: FileRow, faults: Faults): Read['written'] => {
  const written: Read['written'] = {
    true_1: null,
    true_2: null,
    true_3: null,
    reached: null,
    of: null,
    option: null,
    na_reason: null,
    note: null,
  }
  for (const column of filled) {
    const cell = cells[column]
    if (cell === undefined || cell === null) continue
    written[column] = cellText(cell)
    if (written[column] === null) faults.add(column, 'validation_error')
  }
  return written
}

type SheetLine = { id: number; edition: number }

/** Refuses a sheet for something else whole, since all its rows mean something else. */
export const assertFor = (mark: { edition: number; line: number | null }, line: SheetLine): void => {
  if (mark.edition !== line.edition) throw new Problem('sheet_of_other_instrument')
  if (mark.line !== null && mark.line !== line.id) throw new Problem('sheet_of_other_line')
}

/** The raw mark of a row. */
const markText = ({ cells }: FileRow): string =>
  cells.mark === undefined ? '' : (textFrom(cells.mark) ?? '')

/** The mark of a duty, if the row is one. */
export const dutyMarkOf = (row: FileRow) => readDutyMark(markText(row))

/** The mark of a row with its filled cells. */
export const readRow = (
  row: FileRow,
  line: SheetLine,
  known: { indicators: Map<string, AnsweredIndicator>; seen: Set<string>; language: Language | null },
): Read => {
  const { indicators, seen, language } = known
  const faults = openFaults()
  const written = cellsOf(row, faults)
  const text = markText(row)
  const mark = readMark(text)
  const read = { row, faults, mark, current: null, written, language }
  if (mark === null) {
    faults.add('mark', text === '' ? 'required' : 'validation_error')
    return read
  }
  assertFor(mark, line)
  const current = indicators.get(mark.indicator) ?? null
  if (current === null) faults.add('mark', 'indicator_not_found')
  if (seen.has(mark.indicator)) faults.add('mark', 'result_exists', 'This indicator stands in the file twice')
  seen.add(mark.indicator)
  return { ...read, current }
}
