import { cellsOf, contentTypes, escaped, type Paper, relationships, xml } from './document.ts'
import { zipOf } from './zip.ts'

const sheet = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'

const cell = (text: string, column: number, row: number): string => {
  const name = `${String.fromCharCode(65 + column)}${row}`
  return /^\d+$/.test(text)
    ? `<c r="${name}"><v>${text}</v></c>`
    : `<c r="${name}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`
}

const rowOf = (line: string, at: number): string =>
  `<row r="${at + 1}">${cellsOf(line)
    .map((text, column) => cell(text, column, at + 1))
    .join('')}</row>`

const rowsOf = ({ title, place, lines }: Paper): string =>
  xml(
    `<worksheet ${sheet}><cols><col min="1" max="1" width="46" customWidth="1"/><col min="2" max="4" width="16" customWidth="1"/></cols><sheetData>${[
      title,
      place,
      ...lines,
    ]
      .map(rowOf)
      .join('')}</sheetData></worksheet>`,
  )

/** A sheet of one table: its title, where and when, then a row for each line. */
export const xlsxOf = (paper: Paper): Buffer =>
  zipOf({
    '[Content_Types].xml': contentTypes([
      ['/xl/workbook.xml', 'spreadsheetml.sheet.main'],
      ['/xl/worksheets/sheet1.xml', 'spreadsheetml.worksheet'],
    ]),
    '_rels/.rels': relationships([['officeDocument', 'xl/workbook.xml']]),
    'xl/_rels/workbook.xml.rels': relationships([['worksheet', 'worksheets/sheet1.xml']]),
    'xl/workbook.xml': xml(
      `<workbook ${sheet} xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/worksheets/sheet1.xml': rowsOf(paper),
  })
