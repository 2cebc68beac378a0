import { expect, test } from 'vitest'
import { openTypesetter } from '../../../../src/exchange/documents/write/pdf/typesetter.ts'
import {
  asStream,
  type Objects,
  readObjects,
  streamOf,
  writeObjects,
} from '../../../../src/exchange/documents/write/pdf/words/objects.ts'
import { searchablePdf } from '../../../../src/exchange/documents/write/pdf/words/searchable-pdf.ts'
import { prepare } from '../../../../src/exchange/documents/write/prepare.ts'
import { documentOf, everyBlock } from '../sample-document.ts'

const typesetter = openTypesetter()
const blocks = everyBlock('hi').filter(({ kind }) => kind !== 'photo')
typesetter.giveTexts('paper.json', prepare(documentOf('hi', blocks)).prepared)
const asTypstWrites = typesetter.pdf(typesetter.compile('paper.typ'), 0)

const placeOf = (objects: Objects, sign: RegExp): number =>
  [...objects].find(([, body]) => sign.test(body.toString('latin1')))?.[0] ?? 0
const replace = (objects: Objects, sign: RegExp, from: string | RegExp, to: string) => {
  const place = placeOf(objects, sign)
  const before = objects.get(place)?.toString('latin1') ?? ''
  expect(before).toMatch(from)
  objects.set(place, Buffer.from(before.replace(from, to), 'latin1'))
}
const devanagari = /\/Subtype \/Type0[\s\S]*Devanagari/
const page = /\/Type \/Page\n/
const contentOf = (objects: Objects): number =>
  Number(/\/Contents (\d+)/.exec(objects.get(placeOf(objects, page))?.toString('latin1') ?? '')?.[1])
const write = (objects: Objects, change: (content: string) => string) => {
  const content = objects.get(contentOf(objects)) ?? Buffer.alloc(0)
  objects.set(contentOf(objects), asStream(Buffer.from(change(streamOf(content)), 'latin1')))
}

/** Papers that Typst does not write today. */
const unexpected: Record<string, (objects: Objects) => void> = {
  'a form that draws with the font': (objects) => {
    const form = `<< /Type /XObject /Subtype /Form /Resources << /Font << /f0 ${placeOf(objects, devanagari)} 0 R >> >> >>`
    objects.set(Math.max(...objects.keys()) + 1, Buffer.from(form))
  },
  'a form that draws with the fonts of its page': (objects) => {
    const form = '<< /Type /XObject /Subtype /Form /Length 0 >>'
    objects.set(Math.max(...objects.keys()) + 1, Buffer.from(form))
  },
  'a page that is written otherwise': (objects) => replace(objects, page, '/Type /Page\n', '/Type /Page '),
  'a page whose content is in two parts': (objects) =>
    replace(objects, page, /\/Contents (\d+) 0 R/, '/Contents [$1 0 R $1 0 R]'),
  'two pages with one content': (objects) => {
    const twin = objects.get(placeOf(objects, page)) ?? Buffer.alloc(0)
    objects.set(Math.max(...objects.keys()) + 1, twin)
  },
  'a font by another name': (objects) => replace(objects, page, /\/f1 /, '/Hindi '),
  'a font without a map to letters': (objects) => replace(objects, devanagari, /\/ToUnicode \d+ 0 R/, ''),
  'glyphs that are numbered otherwise': (objects) =>
    replace(objects, /\/BaseFont \/\S*Devanagari[\s\S]*\/CIDToGIDMap/, '/CIDToGIDMap /Identity', ''),
  'a content that cannot be read': (objects) => {
    objects.set(contentOf(objects), Buffer.from('<< /Filter /FlateDecode >>\nstream\nnothing\nendstream'))
  },
  'glyphs that are shown with an operator of another kind': (objects) =>
    write(objects, (content) => `${content}\nBT\n/f1 9 Tf\n<0001> '\nET`),
}

test('a document as Typst writes it is changed', () => {
  expect(searchablePdf(asTypstWrites).equals(asTypstWrites)).toBe(false)
})

test.each(Object.entries(unexpected))('%s: the document stays unchanged', (_, change) => {
  const { objects, trailer } = readObjects(asTypstWrites)
  change(objects)
  const head = asTypstWrites.subarray(0, asTypstWrites.indexOf('1 0 obj'))
  const pdf = writeObjects(head, objects, trailer)
  expect(searchablePdf(pdf).equals(pdf)).toBe(true)
})

test('a PDF without a single cross-reference table stays unchanged', () => {
  const pdf = Buffer.from('%PDF-1.7 Devanagari')
  expect(searchablePdf(pdf)).toBe(pdf)
})
