import { isOneOf, keysOf } from 'contract/platform/typed'
import type { SheetCell } from '../../spreadsheets/cell.ts'
import {
  type DataTexts,
  dataTexts,
  type Field,
  type Heading,
  type ListTexts,
  listTexts,
  type SheetName,
} from '../../spreadsheets/texts.ts'
import type { SheetTable } from '../../spreadsheets/write-workbook.ts'
import type { Wanted } from '../wanted.ts'

/** The texts of a language, shared ones and those of these sheets. */
export type SheetTexts = { texts: ListTexts; data: DataTexts }

export const sheetTextsIn = (language: Wanted['language']): SheetTexts => ({
  texts: listTexts(language),
  data: dataTexts(language),
})

/** A heading: of these sheets, of all sheets, or a text from elsewhere. */
type Headed = Heading | Field | { label: string }

export type Column<Row> = readonly [heading: Headed, cell: (row: Row) => SheetCell]

export const headingIn = ({ texts, data }: SheetTexts, heading: Headed): string => {
  if (typeof heading === 'object') return heading.label
  return isOneOf(keysOf(data.headings), heading) ? data.headings[heading] : texts.headings[heading]
}

export const tableOf = <Row>(
  sheetTexts: SheetTexts,
  name: SheetName,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): SheetTable => ({
  name: sheetTexts.data.sheets[name],
  headings: columns.map(([heading]) => headingIn(sheetTexts, heading)),
  rows: rows.map((row) => columns.map(([, cell]) => cell(row))),
})

export const yesNo = (value: boolean, { texts }: SheetTexts): string => (value ? texts.yes : texts.no)
