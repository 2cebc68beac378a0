import { streamCsvRows } from 'hucre/csv'
import { streamXlsxRows } from 'hucre/xlsx'
import { isBlank, type SheetCell } from './cell.ts'
import { decode, delimiterOf, Refused } from './decode.ts'
import { plainCsvText, plainText } from './safe-text.ts'
import type { SheetFormat } from './write-sheet.ts'

/** Row and sheet numbers from 1, as spreadsheets show them. */
export type Row = { sheet: number; number: number; cells: SheetCell[] }

/** `characters`: the most in all cells of a row; of a workbook only the first `sheets` are read. */
export type ParseLimits = { rows: number; columns: number; characters: number; sheets?: number }

/** Characters that no database stores and no table of people contains. */
const unkept = /\0|\p{Surrogate}/u

const charactersIn = (cells: SheetCell[]): number =>
  cells.reduce<number>((sum, cell) => sum + (typeof cell === 'string' ? cell.length : 0), 0)

const cellWith =
  (plain: (text: string) => string) =>
  (value: unknown): SheetCell => {
    if (value instanceof Date)
      return Number.isNaN(value.getTime()) ? null : { day: value.toISOString().slice(0, 10) }
    if (typeof value === 'string') {
      if (unkept.test(value)) throw new Refused('unreadable')
      return plain(value)
    }
    return typeof value === 'number' || typeof value === 'boolean' ? value : null
  }

const csvCell = cellWith(plainCsvText)
const xlsxCell = cellWith(plainText)

const csvRows = function* (bytes: Uint8Array): Generator<Row> {
  const text = decode(bytes)
  const named = /^sep=([,;\t])\r?\n/.exec(text)
  const body = named ? text.slice(named[0].length) : text
  let number = named ? 1 : 0
  for (const cells of streamCsvRows(body, { delimiter: named?.[1] ?? delimiterOf(body) })) {
    number += 1
    yield { sheet: 1, number, cells: cells.map(csvCell) }
  }
}

const xlsxRows = async function* (bytes: Uint8Array, sheet: number): AsyncGenerator<Row> {
  for await (const { index, values } of streamXlsxRows(bytes, { sheet: sheet - 1 })) {
    yield { sheet, number: index + 1, cells: values.map(xlsxCell) }
  }
}

/** The first sheets of a workbook that exist. */
const workbookRows = async function* (bytes: Uint8Array, sheets: number): AsyncGenerator<Row> {
  for (let sheet = 1; sheet <= sheets; sheet += 1) yield* xlsxRows(bytes, sheet)
}

/**
 * Rows with content, the headings first; of a workbook its first sheets, with the values of formulas. More rows,
 * columns or letters than the limits (without headings) are refused, never cut off.
 */
export const parse = async function* (
  bytes: Uint8Array,
  format: SheetFormat,
  limits: ParseLimits,
): AsyncGenerator<Row> {
  let seen = -1
  for await (const row of format === 'csv' ? csvRows(bytes) : workbookRows(bytes, limits.sheets ?? 1)) {
    const last = row.cells.findLastIndex((cell) => !isBlank(cell))
    if (last < 0) continue
    if (last >= limits.columns) throw new Refused('columns')
    if (charactersIn(row.cells) > limits.characters) throw new Refused('cells')
    seen += 1
    if (seen > limits.rows) throw new Refused('rows')
    yield { ...row, cells: row.cells.slice(0, last + 1) }
  }
  if (seen < 0) throw new Refused('empty')
}
