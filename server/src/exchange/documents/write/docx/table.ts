import {
  AlignmentType,
  BorderStyle,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import type { PreparedTable, PreparedText } from '../prepared.ts'
import { plain, runsOf } from './runs.ts'
import { colours } from './style.ts'

/** In letters: a longer cell may break across pages, since it could be higher than one. */
const longest = 900
const none = { style: BorderStyle.NONE, size: 0, color: 'auto' }
const thin = { style: BorderStyle.SINGLE, size: 4, color: colours.line }
const thick = { style: BorderStyle.SINGLE, size: 8, color: colours.soft }

/** The head is repeated on every page, no row is split, and the first column is the row's header. */
export const tableOf = ({ head, rows, align, widths }: PreparedTable, width: number): Table => {
  const whole = widths.reduce((sum, part) => sum + part, 0)
  const columnWidths = widths.map((part) => Math.floor((part / whole) * width))
  const cellOf = (text: PreparedText, column: number, isHead: boolean) =>
    new TableCell({
      width: { size: columnWidths[column] ?? 0, type: WidthType.DXA },
      margins: { left: 90, right: 90, top: 30, bottom: 30 },
      ...(isHead && { shading: { type: ShadingType.CLEAR, color: 'auto', fill: colours.head } }),
      children: [
        new Paragraph({
          style: 'TableText',
          alignment: align[column] === 'end' ? AlignmentType.END : AlignmentType.START,
          ...(isHead && { keepNext: true }),
          children: isHead ? [new TextRun({ text: text.text, bold: true })] : runsOf(text),
        }),
      ],
    })
  return new Table({
    layout: TableLayoutType.FIXED,
    width: { size: width, type: WidthType.DXA },
    columnWidths,
    tableLook: { firstRow: true, firstColumn: true, noHBand: true, noVBand: true },
    borders: {
      top: none,
      left: none,
      right: none,
      insideVertical: none,
      bottom: thin,
      insideHorizontal: rows.length > 0 ? thin : thick,
    },
    rows: [
      new TableRow({
        tableHeader: true,
        cantSplit: true,
        children: head.map((name, column) => cellOf(plain(name), column, true)),
      }),
      ...rows.map(
        (row) =>
          new TableRow({
            cantSplit: row.every(({ text }) => text.length <= longest),
            children: row.map((text, column) => cellOf(text, column, false)),
          }),
      ),
    ],
  })
}
