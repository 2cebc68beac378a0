import { isDay, type SheetCell } from './cell.ts'
import { inXlsx } from './write-sheet.ts'

/** A sheet of a workbook, whole in memory. */
export type SheetTable = { name: string; headings: string[]; rows: SheetCell[][] }

const narrowest = 10
const widest = 60

const lengthOf = (cell: SheetCell): number => (cell === null ? 0 : isDay(cell) ? 10 : String(cell).length)

/** The width of most cells of the column. */
const widthsOf = ({ headings, rows }: SheetTable): number[] =>
  headings.map((heading, at) => {
    const longest = rows.reduce((most, row) => Math.max(most, lengthOf(row[at] ?? null)), heading.length)
    return Math.min(widest, Math.max(narrowest, longest + 2))
  })

/** A workbook with these sheets: bold and frozen headings, filters, wrapped text; landscape in print. */
export const writeWorkbook = async (tables: SheetTable[], { title }: { title: string }): Promise<Buffer> => {
  const { writeXlsx } = await import('hucre/xlsx')
  const bytes = await writeXlsx({
    properties: { title, creator: 'Vereda' },
    sheets: tables.map((table) => ({
      name: table.name,
      rows: [table.headings.map(inXlsx), ...table.rows.map((row) => row.map(inXlsx))],
      columns: widthsOf(table).map((width) => ({
        width,
        ...(width === widest && { style: { alignment: { wrapText: true, vertical: 'top' as const } } }),
      })),
      cells: new Map(table.headings.map((_, at) => [`0,${at}`, { style: { font: { bold: true } } }])),
      freezePane: { rows: 1 },
      pageSetup: {
        orientation: 'landscape' as const,
        fitToPage: true,
        fitToWidth: 1,
        fitToHeight: 0,
        printTitlesRow: '$1:$1',
      },
      ...(table.rows.length > 0 && { autoFilter: { range: rangeOf(table) } }),
    })),
  })
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

const letters = 26
const columnName = (at: number): string =>
  at < letters
    ? String.fromCharCode(65 + at)
    : `${columnName(Math.floor(at / letters) - 1)}${columnName(at % letters)}`

const rangeOf = ({ headings, rows }: SheetTable): string =>
  `A1:${columnName(headings.length - 1)}${rows.length + 1}`
