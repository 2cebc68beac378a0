import { makeDocument, relationship } from '../../server/test/evaluation/files/making/make-office.ts'
import { makeZip } from '../../server/test/evaluation/files/making/make-zip.ts'
import type { UploadedDocument } from './photos.ts'

const office = 'application/vnd.openxmlformats-officedocument'

const docx = (name: string): UploadedDocument => ({
  name: `${name}.docx`,
  mimeType: `${office}.wordprocessingml.document`,
  buffer: makeDocument([
    {
      name: 'word/document.xml',
      content: `<w:document><w:body><w:p>${name}</w:p></w:body></w:document>`,
    },
  ]),
})

const xlsx = (name: string): UploadedDocument => ({
  name: `${name}.xlsx`,
  mimeType: `${office}.spreadsheetml.sheet`,
  buffer: makeZip([
    {
      name: '[Content_Types].xml',
      content:
        `<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
        `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
        `<Override PartName="/xl/workbook.xml" ContentType="${office}.spreadsheetml.sheet.main+xml"/></Types>`,
    },
    { name: '_rels/.rels', content: relationship('officeDocument', 'xl/workbook.xml', '') },
    { name: 'xl/workbook.xml', content: `<workbook><sheets><sheet name="${name}"/></sheets></workbook>` },
  ]),
})

const pdf = (name: string): UploadedDocument => ({
  name: `${name}.pdf`,
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    `%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n` +
      `2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\n3 0 obj\n<< /Title (${name}) >>\nendobj\n` +
      `trailer\n<< /Size 4 /Root 1 0 R /Info 3 0 R >>\nstartxref\n0\n%%EOF\n`,
    'latin1',
  ),
})

/** Word, PDF and workbooks in turn. */
export const documentNumber = (number: number, name: string): UploadedDocument =>
  (([docx, pdf, xlsx] as const)[number % 3] ?? docx)(name)
