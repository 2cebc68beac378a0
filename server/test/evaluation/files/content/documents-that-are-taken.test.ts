import { Problem } from 'contract/platform/problems'
import { expect, test } from 'vitest'
import { bytesOf } from '../../../../src/evaluation/files/bytes.ts'
import { checkOffice } from '../../../../src/evaluation/files/examine/office.ts'
import { checkPdf } from '../../../../src/evaluation/files/examine/pdf.ts'
import type { OfficeFormat } from '../../../../src/evaluation/files/formats.ts'
import { blocksOfText } from '../../../../src/exchange/documents/report-blocks.ts'
import { writeDocx, writePdf } from '../../../../src/exchange/documents/write/write-document.ts'
import { makeDocument, relationship } from '../making/make-office.ts'
import type { ZipPart } from '../making/make-zip.ts'
import { reasonOf } from './reason-of.ts'

const outcome = async (checking: Promise<void>) => {
  try {
    await checking
    return 'taken'
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return reasonOf(error)
  }
}
const checked = (buffer: Buffer, format: OfficeFormat = 'docx') =>
  outcome(checkOffice(bytesOf(buffer), format))
const document = (...parts: ZipPart[]) => checked(makeDocument(parts))

const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const body = (content: string) => ({
  name: 'word/document.xml',
  content: `<w:document ${w}><w:body>${content}</w:body></w:document>`,
})
const run = (content: string) => `<w:r>${content}</w:r>`
const mark = (kind: string) => run(`<w:fldChar w:fldCharType="${kind}"/>`)
const code = (text: string) => run(`<w:instrText xml:space="preserve">${text}</w:instrText>`)
const field = (...codes: string[]) =>
  mark('begin') + codes.map(code).join('') + mark('separate') + run('<w:t>x</w:t>') + mark('end')
const sheet = (content: string) => ({
  name: 'xl/worksheets/sheet1.xml',
  content: `<worksheet><sheetData>${content}</sheetData></worksheet>`,
})

const harmless: [what: string, parts: ZipPart[]][] = [
  [
    'a table of contents, page numbers and links',
    [
      body(
        field(' TOC \\o "1-3" \\h \\z \\u ') +
          field('PAGE') +
          field(' HYPERLINK "https://example.org" ') +
          field(' REF _Ref1 \\h '),
      ),
    ],
  ],
  [
    'fields in fields',
    [body(mark('begin') + code(' IF ') + field('PAGE') + code(' = 1 "a" "b" ') + mark('end'))],
  ],
  ['a sum in a table', [body(field(' =SUM(ABOVE) '))]],
  ['words that tell of such fields', [body(run('<w:t>DDE and INCLUDEPICTURE, instrText | a!</w:t>'))]],
  [
    'a link',
    [
      {
        name: 'word/_rels/document.xml.rels',
        content: relationship('hyperlink', 'https://example.org', 'TargetMode="External"'),
      },
    ],
  ],
  [
    'a picture and footnotes',
    [
      { name: 'word/_rels/document.xml.rels', content: relationship('image', 'media/a.png', '') },
      { name: 'word/media/a.png', content: Buffer.from('89504e470d0a1a0a', 'hex') },
    ],
  ],
  [
    'a sheet with a comment',
    [sheet('<!-- a --><c><f>SUM(A1:A9)</f></c><c t="inlineStr"><is><t>a&#10;IMAGE(b)</t></is></c>')],
  ],
  ['formulas', [sheet('<c><f>IF(A1="a|b!","x",SUM(\'Hoja 1\'!A1:A9)&amp;"|")</f></c>')]],
  [
    'a drawing with its document type',
    [{ name: 'word/media/a.svg', content: `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "a" "b"><svg/>` }],
  ],
]

test.each(harmless)('a document with %s is taken', async (_, parts) => {
  expect(await document(...parts)).toBe('taken')
})

test('what the product writes itself is taken', async () => {
  const text =
    '# What we saw\n\nSee [the law](https://example.org/law).\n\n- one\n- two\n\n| a | b |\n| --- | --- |\n| 1 | 2 |'
  const document = {
    title: 'Inclusion',
    subtitle: 'Peru, 2026',
    language: 'es' as const,
    variant: 'standard' as const,
    day: '2026-11-23',
    blocks: blocksOfText(text, 'Inclusion'),
  }
  expect(await outcome(checkPdf(bytesOf(await writePdf(document))))).toBe('taken')
  expect(await checked(await writeDocx(document))).toBe('taken')
})
