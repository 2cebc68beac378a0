import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { planTextsOf } from '../../../../src/exchange/documents/instrument/plan-texts.ts'
import { pdfOf } from '../../../../src/exchange/documents/write/pdf/write-pdf.ts'
import { prepare } from '../../../../src/exchange/documents/write/prepare.ts'
import { pagesOfPdf } from '../reading/poppler.ts'
import { documentOf } from '../sample-document.ts'

const { questions, areas } = planTextsOf('hi')
const texts = [
  ...questions.map(({ question }) => question),
  ...areas.map(({ description }) => description),
  'अंतःक्रिया, ज्ञान, श्रवण, क्षेत्र, क़लम, ज़्यादा, र्द्ध, हृदय, ऋतु, ॐ (केंद्र) मूल्यांकन 2026',
]
const pdf = pdfOf(
  prepare(
    documentOf(
      'hi',
      texts.map((text) => ({ kind: 'paragraph', text })),
    ),
  ).prepared,
  [],
)
const plain = (text: string): string =>
  text.normalize('NFC').replaceAll('\u2060', '').replace(/\s+/g, ' ').trim()

const readByPdfJs = async (): Promise<string> => {
  const opened = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise
  const pages: string[] = []
  for (let page = 1; page <= opened.numPages; page += 1) {
    const { items } = await (await opened.getPage(page)).getTextContent()
    pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''))
  }
  await opened.destroy()
  return plain(pages.join('\n'))
}

test('text in Devanagari can be copied and searched in poppler', () => {
  const read = plain(pagesOfPdf(pdf).join('\n'))
  for (const text of texts) expect(read).toContain(plain(text))
})

test('so it can in pdf.js, which ignores ActualText', async () => {
  const read = await readByPdfJs()
  for (const text of texts) expect(read).toContain(plain(text))
})

test('a document without such letters stays as Typst wrote it', () => {
  const english = pdfOf(prepare(documentOf('en', [{ kind: 'paragraph', text: 'Words' }])).prepared, [])
  expect(english.toString('latin1')).not.toContain('/CIDToGIDMap 1')
  expect(pagesOfPdf(english).join('')).toContain('Words')
})
