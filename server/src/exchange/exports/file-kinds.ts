import type { ExportFormat } from 'contract/exchange/exports'
import { contentTypeOf } from '../spreadsheets/write-sheet.ts'

/** File name extension and content type of each format. */
export const fileKinds: Record<ExportFormat, { ending: string; contentType: string }> = {
  pdf: { ending: 'pdf', contentType: 'application/pdf' },
  docx: {
    ending: 'docx',
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  xlsx: { ending: 'xlsx', contentType: contentTypeOf.xlsx },
  csv: { ending: 'csv', contentType: contentTypeOf.csv },
  zip: { ending: 'zip', contentType: 'application/zip' },
  brf: { ending: 'brf', contentType: 'text/plain; charset=us-ascii' },
  xlsform: { ending: 'xlsx', contentType: contentTypeOf.xlsx },
  dhis2: { ending: 'json', contentType: 'application/json; charset=utf-8' },
}
