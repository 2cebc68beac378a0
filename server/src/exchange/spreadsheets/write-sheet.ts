import { isDay, type SheetCell } from './cell.ts'
import { safeCsvText, safeText } from './safe-text.ts'

export type Sheet = {
  name: string
  headings: string[]
  rows: AsyncIterable<SheetCell[]> | Iterable<SheetCell[]>
}
export type SheetFormat = 'csv' | 'xlsx'

/** Excel's limit for a text in a cell. */
const longest = 32_767

const shortened = (text: string): string => (text.length <= longest ? text : `${text.slice(0, longest - 1)}…`)

/** Workbooks write characters as `_x0041_`: text that looks so is escaped. */
const escaped = (text: string): string => text.replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')

const inCsv = (cell: SheetCell): string | number | boolean | null => {
  if (isDay(cell)) return cell.day
  return typeof cell === 'string' ? safeCsvText(cell) : cell
}

/** Text that a program would run as a formula is escaped. */
export const inXlsx = (cell: SheetCell): string | number | boolean | Date | null => {
  if (isDay(cell)) return new Date(`${cell.day}T00:00:00Z`)
  return typeof cell === 'string' ? escaped(shortened(safeText(cell))) : cell
}

const rowsOf = async function* <Value>({ headings, rows }: Sheet, written: (cell: SheetCell) => Value) {
  yield headings.map(written)
  for await (const row of rows) yield row.map(written)
}

/**
 * The bytes of a file as a stream: CSV (RFC 4180) in UTF-8 with a byte order mark, or a workbook with one sheet.
 * Memory does not grow with the rows.
 */
export const writeSheet = async function* (format: SheetFormat, sheet: Sheet): AsyncGenerator<Uint8Array> {
  if (format === 'csv') {
    const { writeCsvStream } = await import('hucre/csv')
    yield* writeCsvStream(rowsOf(sheet, inCsv), { bom: true, headers: false })
    return
  }
  const { writeXlsxStream } = await import('hucre/xlsx')
  yield* writeXlsxStream(rowsOf(sheet, inXlsx), { name: sheet.name, freezePane: { rows: 1 } })
}

export const contentTypeOf: Record<SheetFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}
