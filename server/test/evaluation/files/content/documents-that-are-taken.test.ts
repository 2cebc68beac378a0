import { expect, test } from 'vitest'
import { bytesOf } from '../../../../src/evaluation/files/bytes.ts'
import { checkPdf } from '../../../../src/evaluation/files/examine/pdf.ts'
import { blocksOfText } from '../../../../src/exchange/documents/report-blocks.ts'
import { writeDocx, writePdf } from '../../../../src/exchange/documents/write/write-document.ts'
import { relationship } from '../making/make-office.ts'
import type { ZipPart } from '../making/make-zip.ts'
import { body, checked, code, document, field, mark, outcome, run, sheet } from './checked-office.ts'

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

test.each(harmless)('a document with %s is accepted', async (_, parts) => {
  expect(await document(...parts)).toBe('taken')
})

test('documents written by the product are accepted', async () => {
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
