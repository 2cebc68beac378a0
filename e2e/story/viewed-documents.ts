import { writeXlsx } from 'hucre/xlsx'
import { makeDocument } from '../../server/test/evaluation/files/making/make-office.ts'
import { makePicture } from '../../server/test/evaluation/files/making/make-photo.ts'
import type { UploadedDocument } from './photos.ts'

const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const drawing = 'http://schemas.openxmlformats.org/drawingml/2006'

/** A PDF with one line of text on each page, in a standard font. */
export const pdfOf = (name: string, pages: readonly string[]): UploadedDocument => {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, at) => `${4 + at * 2} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((texts, at) => {
      const content = `BT /F1 28 Tf 72 720 Td (${texts}) Tj ET`
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + at * 2} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ]
    }),
  ]
  let text = '%PDF-1.4\n'
  const places = objects.map((object, at) => {
    const place = text.length
    text += `${at + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const start = text.length
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return { name: `${name}.pdf`, mimeType: 'application/pdf', buffer: Buffer.from(text, 'latin1') }
}

const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`
const cell = (text: string) => `<w:tc><w:p>${run(text)}</w:p></w:tc>`
const item = (text: string) =>
  `<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr>${run(text)}</w:p>`

const body =
  `<w:p><w:pPr><w:pStyle w:val="Heading1"/></w:pPr>${run('Plan of the school')}</w:p>` +
  `<w:p><w:r><w:rPr><w:b/></w:rPr><w:t xml:space="preserve">Tactile </w:t></w:r>${run('signs &lt;script&gt;alert(1)&lt;/script&gt;')}</w:p>` +
  `${item('Doors')}${item('Stairs')}` +
  `<w:tbl><w:tr><w:trPr><w:tblHeader/></w:trPr>${cell('Room')}${cell('Sign')}</w:tr>` +
  `<w:tr>${cell('Library')}${cell('Braille')}</w:tr></w:tbl>` +
  `<w:p><w:hyperlink r:id="rId8">${run('A link that is no link')}</w:hyperlink></w:p>` +
  `<w:p><w:r><w:drawing><wp:inline><wp:docPr id="1" name="p" descr="A sign at a door"/><a:graphic><a:graphicData>` +
  `<pic:pic><pic:blipFill><a:blip r:embed="rId9"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`

/**
 * A Word document with a heading, a list, a table, a picture, a link that would run a program, and text that looks
 * like markup.
 */
export const wordDocument = async (name: string): Promise<UploadedDocument> => ({
  name: `${name}.docx`,
  mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  buffer: makeDocument([
    {
      name: 'word/document.xml',
      content:
        `<w:document xmlns:w="${word}" xmlns:r="${office}" xmlns:wp="${drawing}/wordprocessingDrawing" ` +
        `xmlns:a="${drawing}/main" xmlns:pic="${drawing}/picture"><w:body>${body}</w:body></w:document>`,
    },
    {
      name: 'word/styles.xml',
      content: `<w:styles xmlns:w="${word}"><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/></w:style></w:styles>`,
    },
    {
      name: 'word/numbering.xml',
      content:
        `<w:numbering xmlns:w="${word}"><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/></w:lvl></w:abstractNum>` +
        `<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
    },
    {
      name: 'word/_rels/document.xml.rels',
      content:
        `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">` +
        `<Relationship Id="rId8" Type="${office}/hyperlink" Target="javascript:alert(1)" TargetMode="External"/>` +
        `<Relationship Id="rId9" Type="${office}/image" Target="media/sign.png"/></Relationships>`,
    },
    { name: 'word/media/sign.png', content: await makePicture(60, 40).png().toBuffer() },
  ]),
})

/** Two sheets, the first with more rows than are shown. */
export const workbook = async (name: string): Promise<UploadedDocument> => ({
  name: `${name}.xlsx`,
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  buffer: Buffer.from(
    await writeXlsx({
      sheets: [
        {
          name: 'Learners',
          rows: [['Grade', 'Share'], ...Array.from({ length: 1200 }, (_, at) => [`Grade ${at + 1}`, 0.25])],
          columns: [{}, { numFmt: '0%' }],
        },
        { name: 'Rooms', rows: [['Library', new Date(Date.UTC(2026, 2, 31))]] },
      ],
    }),
  ),
})
