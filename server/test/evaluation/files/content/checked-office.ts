import { Problem } from 'contract/platform/problems'
import { bytesOf } from '../../../../src/evaluation/files/bytes.ts'
import { checkOffice } from '../../../../src/evaluation/files/examine/office.ts'
import type { OfficeFormat } from '../../../../src/evaluation/files/formats.ts'
import { makeDocument } from '../making/make-office.ts'
import type { ZipPart } from '../making/make-zip.ts'
import { reasonOf } from './reason-of.ts'

/** `taken`, or the reason for which the content is refused. */
export const outcome = async (checking: Promise<void>) => {
  try {
    await checking
    return 'taken'
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return reasonOf(error)
  }
}

export const checked = (buffer: Buffer, format: OfficeFormat = 'docx') =>
  outcome(checkOffice(bytesOf(buffer), format))

export const document = (...parts: ZipPart[]) => checked(makeDocument(parts))

export const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
export const body = (content: string) => ({
  name: 'word/document.xml',
  content: `<w:document ${w}><w:body>${content}</w:body></w:document>`,
})
export const run = (content: string) => `<w:r>${content}</w:r>`
export const mark = (kind: string) => run(`<w:fldChar w:fldCharType="${kind}"/>`)
export const code = (text: string) => run(`<w:instrText xml:space="preserve">${text}</w:instrText>`)
export const field = (...codes: string[]) =>
  mark('begin') + codes.map(code).join('') + mark('separate') + run('<w:t>x</w:t>') + mark('end')
export const sheet = (content: string) => ({
  name: 'xl/worksheets/sheet1.xml',
  content: `<worksheet><sheetData>${content}</sheetData></worksheet>`,
})
export const types = (more: string) => ({
  name: '[Content_Types].xml',
  content: `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${more}<Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
})
export const doctype = '<!DOCTYPE a [<!ENTITY x "y">]><a/>'
