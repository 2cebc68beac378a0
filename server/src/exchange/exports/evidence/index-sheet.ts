import type { SheetCell } from '../../spreadsheets/cell.ts'
import { writeSheet } from '../../spreadsheets/write-sheet.ts'
import { type Column, headingIn, type SheetTexts, yesNo } from '../everything/table.ts'
import type { Listed } from './index-page.ts'

const columnsOf = (sheetTexts: SheetTexts): Column<Listed>[] => {
  const { data } = sheetTexts
  return [
    ['path', ({ path, isThere }) => (isThere ? path : data.missingFile)],
    ['domain', ({ file }) => file.domain],
    ['domain_name', ({ file }) => file.domain_name],
    ['stage', ({ file }) => data.stages[file.stage]],
    ['file', ({ file }) => file.name],
    ['kind', ({ file }) => data.kinds[file.kind]],
    ['content_type', ({ file }) => file.content_type],
    ['size', ({ file }) => file.size],
    ['description', ({ file }) => file.description],
    ['consent', ({ file }) => yesNo(file.consent_at !== null, sheetTexts)],
    ['consent_by', ({ file }) => file.consent_by?.name ?? null],
    ['consent_on', ({ file }) => file.consent_at],
    ['added_by', ({ file }) => file.uploaded_by.name],
    ['added_on', ({ file }) => file.created_at],
  ]
}

export const indexSheet = (sheetTexts: SheetTexts, files: Listed[]): AsyncIterable<Uint8Array> => {
  const columns = columnsOf(sheetTexts)
  const rows: SheetCell[][] = files.map((file) => columns.map(([, cell]) => cell(file)))
  const headings = columns.map(([heading]) => headingIn(sheetTexts, heading))
  return writeSheet('csv', { name: sheetTexts.data.sheets.evidence, headings, rows })
}
