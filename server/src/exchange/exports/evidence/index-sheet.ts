import type { Cell } from '../../spreadsheets/cell.ts'
import { writeSheet } from '../../spreadsheets/write-sheet.ts'
import { type Column, headingIn, type Said, yesNo } from '../everything/table.ts'
import type { Listed } from './index-page.ts'

const columnsOf = (said: Said): Column<Listed>[] => {
  const { data } = said
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
    ['consent', ({ file }) => yesNo(file.consent_at !== null, said)],
    ['consent_by', ({ file }) => file.consent_by?.name ?? null],
    ['consent_on', ({ file }) => file.consent_at],
    ['added_by', ({ file }) => file.uploaded_by.name],
    ['added_on', ({ file }) => file.created_at],
  ]
}

/** The same list as a table. */
export const indexSheet = (said: Said, files: Listed[]): AsyncIterable<Uint8Array> => {
  const columns = columnsOf(said)
  const rows: Cell[][] = files.map((file) => columns.map(([, cell]) => cell(file)))
  const headings = columns.map(([heading]) => headingIn(said, heading))
  return writeSheet('csv', { name: said.data.sheets.evidence, headings, rows })
}
