import type { FileFormat } from 'contract/evaluation/files'
import { isOneOf } from 'contract/platform/typed'

const office = (part: string) => `application/vnd.openxmlformats-officedocument.${part}` as const

/** The content type by the detected format, never by the sender's statement. */
export const contentTypes = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  mp4: 'video/mp4',
  webm: 'video/webm',
  zip: 'application/zip',
  docx: office('wordprocessingml.document'),
  xlsx: office('spreadsheetml.sheet'),
  pptx: office('presentationml.presentation'),
  pdf: 'application/pdf',
  csv: 'text/csv; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
} as const satisfies Record<FileFormat, string>

const offices = ['docx', 'xlsx', 'pptx'] as const
export type OfficeFormat = (typeof offices)[number]

export const isOffice = (format: FileFormat): format is OfficeFormat => isOneOf(offices, format)
