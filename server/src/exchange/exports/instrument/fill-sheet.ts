import type { Indicator } from 'contract/instrument/instruments'
import type { WriteSheet } from 'hucre'
import { type FillColumn, filled, trueColumns } from '../../spreadsheets/fillable/columns.ts'
import { inXlsx } from '../../spreadsheets/write-sheet.ts'
import { columnsFor, type Filling, type FillLine, linesOf, type Row } from './fill-rows.ts'
import { validationsOf } from './fill-validations.ts'
import { heightOf, styles } from './styles.ts'

/** In letters; the mark is hidden. */
const widths: Partial<Record<FillColumn, number>> = {
  mark: 10,
  indicator_code: 8,
  indicator_text: 26,
  stage_1: 32,
  stage_2: 32,
  stage_3: 32,
  true_1: 10,
  true_2: 10,
  true_3: 10,
  reached: 10,
  of: 10,
  option: 22,
  na_reason: 18,
  note: 26,
}

/** Statements are shorter than the texts of a stage. */
const widthOf = (column: FillColumn, columns: readonly FillColumn[]): number =>
  column.startsWith('stage_') && columns.includes('true_1') ? 27 : (widths[column] ?? 20)

/** Whether a cell is to be filled in: numbers only for Reach, ticks only where there are statements. */
const isOpen = (column: FillColumn, { scale, statements }: Indicator): boolean => {
  if (column === 'reached' || column === 'of') return scale === 2
  if (trueColumns.some((each) => each === column)) return statements.length > 0
  return filled.some((each) => each === column)
}

const styleOf = ({ kind, indicator }: FillLine, column: FillColumn) => {
  if (indicator === null || !isOpen(column, indicator)) return styles[kind]
  return column === 'reached' || column === 'of' ? styles.counted : styles.filled
}

const stylesOf = (lines: FillLine[], columns: readonly FillColumn[]): NonNullable<WriteSheet['cells']> => {
  const cells: NonNullable<WriteSheet['cells']> = new Map()
  columns.forEach((_, column) => {
    cells.set(`0,${column}`, { style: styles.heading })
  })
  lines.forEach((line, place) => {
    columns.forEach((column, number) => {
      cells.set(`${place + 1},${number}`, { style: styleOf(line, column) })
    })
  })
  return cells
}

/** In the header of a page an ampersand begins a command. */
const inHead = (text: string): string => text.replaceAll('&', '&&')

const heightsOf = (rows: Row[], columns: readonly FillColumn[]): NonNullable<WriteSheet['rowDefs']> =>
  new Map(
    rows.map((row, place) => [
      place,
      {
        height: heightOf(
          columns.map((column) => {
            const text = row[column] ?? null
            return [text === null ? null : String(text), widthOf(column, columns)]
          }),
        ),
      },
    ]),
  )

/** Landscape, one page wide, with the headings on every page. */
export const pages = {
  paperSize: 'a4',
  orientation: 'landscape',
  fitToPage: true,
  fitToWidth: 1,
  fitToHeight: 0,
  margins: { left: 0.4, right: 0.4, top: 0.6, bottom: 0.6, header: 0.3, footer: 0.3 },
} as const satisfies WriteSheet['pageSetup']

/**
 * The name is one plain word in every language: it is unquoted where the workbook defines the rows repeated on each
 * page.
 */
export const fillSheet = (name: string, filling: Filling): WriteSheet => {
  const { texts, head } = filling
  const columns = columnsFor(filling)
  const lines = linesOf(filling)
  const rows: Row[] = [texts.headings, ...lines.map(({ row }) => row)]
  return {
    name,
    columns: columns.map((column) => ({ width: widthOf(column, columns), hidden: column === 'mark' })),
    rows: rows.map((row) => columns.map((column) => inXlsx(row[column] ?? null))),
    rowDefs: heightsOf(rows, columns),
    cells: stylesOf(lines, columns),
    dataValidations: validationsOf(lines, filling),
    freezePane: { rows: 1, columns: columns.indexOf('stage_1') },
    protection: { sheet: true, formatCells: true, formatColumns: true, formatRows: true },
    pageSetup: { ...pages, printTitlesRow: '$1:$1' },
    headerFooter: { oddHeader: `&L${inHead(head)}`, oddFooter: '&C&P / &N' },
  }
}
