import { formatValue } from 'hucre'
import { detectDelimiter, streamCsvRows } from 'hucre/csv'
import { readXlsx } from 'hucre/xlsx'
import { readText } from './read-text.ts'
import { type SheetReading, shownOf } from './reading.ts'

type Cell = { value: unknown; style?: { numFmt?: string }; formulaResult?: unknown }

/** Cuts texts that are too long for a cell. */
const cut = (text: string): string =>
  text.length > shownOf.letters ? `${text.slice(0, shownOf.letters)}…` : text

const textOf = (value: unknown, cell: Cell | undefined, language: string): string => {
  if (value === null || value === undefined) return ''
  const format = cell?.style?.numFmt
  if (value instanceof Date && format === undefined) return value.toISOString().slice(0, 10)
  if (typeof value === 'number' && (format === undefined || /^general$/i.test(format)))
    return new Intl.NumberFormat(language, { maximumFractionDigits: 10, useGrouping: false }).format(value)
  if (typeof value === 'number' || value instanceof Date)
    return formatValue(value, format ?? 'General', { locale: language })
  return typeof value === 'string' || typeof value === 'boolean' ? cut(String(value)) : ''
}

/** Removes empty cells and rows at the end and makes all rows equally long. */
const trimmed = (name: string, rows: string[][]): SheetReading => {
  const width = Math.max(0, ...rows.map((row) => row.findLastIndex((text) => text !== '') + 1))
  const last = rows.findLastIndex((row) => row.some((text) => text !== ''))
  const columns = Math.min(width, shownOf.columns)
  return {
    name,
    rows: rows
      .slice(0, Math.min(last + 1, shownOf.rows))
      .map((row) => Array.from({ length: columns }, (_, at) => row[at] ?? '')),
    isCut: last + 1 > shownOf.rows,
    columnsCut: width > shownOf.columns,
  }
}

/** Visible sheets of a workbook, with the stored values of formulas. */
export const readWorkbook = async (bytes: ArrayBuffer, language: string): Promise<SheetReading[]> => {
  const { sheets } = await readXlsx(bytes, {
    readStyles: true,
    maxRows: shownOf.rows + 1,
    sheets: (sheet) => !sheet.hidden && !sheet.veryHidden,
  })
  return sheets.map(({ name, rows, cells }) =>
    trimmed(
      name,
      rows.map((row, down) =>
        row.map((value, across) => textOf(value, cells?.get(`${down},${across}`), language)),
      ),
    ),
  )
}

/** A delimited text file with any separator. */
export const readTable = (bytes: ArrayBuffer): SheetReading[] => {
  const text = readText(bytes)
  const named = /^sep=([,;\t])\r?\n/.exec(text)
  const body = named ? text.slice(named[0].length) : text
  const rows: string[][] = []
  for (const cells of streamCsvRows(body, { delimiter: named?.[1] ?? detectDelimiter(body) })) {
    rows.push(cells.map((value) => cut(String(value ?? ''))))
    if (rows.length > shownOf.rows) break
  }
  return [trimmed('', rows)]
}
