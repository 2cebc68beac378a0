import { languageCodes } from 'contract/platform/languages'
import { expect, test, vi } from 'vitest'
import type { Block, Document } from '../../../../src/exchange/documents/document.ts'
import { docxOf } from '../../../../src/exchange/documents/write/docx/write-docx.ts'
import { prepare } from '../../../../src/exchange/documents/write/prepare.ts'
import { shrinkPhoto } from '../../../../src/exchange/documents/write/shrink-photo.ts'
import { writeDocx } from '../../../../src/exchange/documents/write/write-document.ts'
import { onceInEachLanguage } from '../reading/once-in-each-language.ts'
import { unzipped } from '../reading/unzipped.ts'
import { documentOf, everyBlock, sentences } from '../sample-document.ts'

vi.setConfig({ testTimeout: 120_000 })

const read = async (source: Document) => {
  const { prepared, photos } = prepare(source)
  const pictures = await Promise.all(photos.map(async ({ read }) => shrinkPhoto(await read())))
  const { parts, names } = await unzipped(await docxOf(prepared, pictures))
  const part = (name: string) => parts.get(name) ?? ''
  const document = part('word/document.xml')
  return { names, document, styles: part('word/styles.xml'), core: part('docProps/core.xml'), part }
}
/** The document with every block. */
const everything = onceInEachLanguage((language) => read(documentOf(language, everyBlock(language))))
const paragraphsOf = (document: string) =>
  [...document.matchAll(/<w:p>.*?<\/w:p>|<w:p [^>]*>.*?<\/w:p>/g)].map(([paragraph]) => ({
    style: /<w:pStyle w:val="(\w+)"/.exec(paragraph)?.[1] ?? '',
    list: /<w:numId w:val="(\d+)"/.exec(paragraph)?.[1],
    words: [...paragraph.matchAll(/<w:t[ >][^<]*/g)].map(([run]) => run.replace(/^<w:t[^>]*>/, '')).join(''),
  }))

test.each(languageCodes)('a DOCX in %s has its title, text and language', async (language) => {
  const { document, core, styles } = await everything(language)
  expect(core).toContain(`<dc:title>${sentences[language].title.normalize('NFC')}</dc:title>`)
  expect(styles).toMatch(language === 'hi' ? /w:bidi="hi-IN"/ : new RegExp(`w:val="${language}-[A-Z]{2}"`))
  expect(paragraphsOf(document).map(({ words: text }) => text)).toContain(
    sentences[language].sentence.normalize('NFC'),
  )
})

test('headings and lists have their styles, and each list counts from one', async () => {
  const { document } = await everything('en')
  const paragraphs = paragraphsOf(document)
  const headings = paragraphs.filter(({ style }) => /^(Title|Heading)/.test(style))
  expect(headings).toMatchObject([
    { style: 'Title', words: 'Results of the school' },
    { style: 'Heading1', words: 'Strengths' },
    { style: 'Heading2', words: 'A level left out' },
    { style: 'Heading2', words: 'Nota de la escuela' },
  ])
  const items = paragraphs.filter(({ list }) => list)
  expect(items.map(({ words: text }) => text)).toEqual([
    'First strength',
    'Second strength',
    'First step',
    'Second step',
  ])
  expect(items[0]?.list).toBe(items[1]?.list)
  expect(items[2]?.list).toBe(items[3]?.list)
  expect(items[0]?.list).not.toBe(items[2]?.list)
})

test('a table has a repeated header row, its caption before it, and no split row', async () => {
  const { document } = await everything('en')
  const table = /<w:tbl>.*?<\/w:tbl>/.exec(document)?.[0] ?? ''
  const rows = [...table.matchAll(/<w:tr>.*?<\/w:tr>|<w:tr .*?<\/w:tr>/g)].map(([row]) => row)
  expect(rows).toHaveLength(3)
  expect(rows.map((row) => row.includes('<w:tblHeader'))).toEqual([true, false, false])
  for (const row of rows) expect(row).toContain('<w:cantSplit')
  expect(table).toMatch(/<w:tblLook [^>]*w:firstColumn="(true|1)"/)
  expect(document).toMatch(/<w:pStyle w:val="Caption"\/>(?:(?!<w:p>).)*Domains(?:(?!<w:p>).)*<\/w:p><w:tbl>/)
})

test('every picture has an alternative text, and text in another language is marked', async () => {
  const { document, names } = await everything('en')
  const message = [...document.matchAll(/<wp:docPr [^>]*descr="([^"]*)"/g)].map(([, text]) => text)
  expect(message).toEqual([
    'All domains moved up.',
    'Half reached change.',
    'Two of four reached change.',
    'Two girls read braille',
  ])
  expect(names.filter((name) => /^word\/media\/./.test(name))).toHaveLength(4)
  expect(document).toMatch(/<w:lang w:val="es-MX"\/>(?:(?!<w:r>).)*Transformación/)
})

test('text of people is never XML, and characters that XML forbids are left out', async () => {
  const text =
    '</w:t><w:altChunk r:id="x"/> & "quoted" \u0000\u000B\uFFFF\uD800 <!DOCTYPE x [<!ENTITY y SYSTEM "/etc/passwd">]>'
  const blocks: Block[] = [
    { kind: 'heading', level: 1, text },
    { kind: 'facts', facts: [{ name: text, value: text }] },
    { kind: 'table', caption: text, head: [text], rows: [[text]] },
  ]
  const { document } = await read(documentOf('en', blocks))
  expect(document).not.toContain('<w:altChunk')
  expect(document).not.toMatch(/<!(DOCTYPE|ENTITY)/)
  expect(document).not.toMatch(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDFFF]/)
  expect(document.split('&lt;/w:t&gt;&lt;w:altChunk')).toHaveLength(7)
})

test('large print has letters of 18 points and more, and a wide table becomes facts', async () => {
  const { document, styles } = await read(documentOf('en', everyBlock('en'), 'large_print'))
  expect(document).not.toContain('<w:tbl>')
  const sizes = [...`${styles}${document}`.matchAll(/<w:szC?s? w:val="(\d+)"/g)].map(([, size]) =>
    Number(size),
  )
  expect(sizes.length).toBeGreaterThan(5)
  // two sizes belong to footnotes, which no paper has
  expect(sizes.filter((size) => size < 36 && size !== 20)).toEqual([])
  expect(paragraphsOf(document).map(({ words: text }) => text)).toContain('Percent: 50')
})

test('a DOCX is written in a separate process, and contains no path of this machine', async () => {
  const { parts } = await unzipped(await writeDocx(documentOf('vi', everyBlock('vi'))))
  expect(parts.get('word/document.xml')).toContain(sentences.vi.sentence.normalize('NFC'))
  for (const part of parts.values()) expect(part).not.toContain(process.cwd())
})
