import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import type { Block, Document } from '../../../../src/exchange/documents/document.ts'
import { docxOf } from '../../../../src/exchange/documents/write/docx/write-docx.ts'
import { pdfOf } from '../../../../src/exchange/documents/write/pdf/write-pdf.ts'
import { prepare } from '../../../../src/exchange/documents/write/prepare.ts'
import { readPdf } from '../reading/poppler.ts'
import { unzipped } from '../reading/unzipped.ts'
import { documentOf } from '../sample-document.ts'

vi.setConfig({ testTimeout: 240_000 })

/** Whatever a keyboard, a phone or an enemy may write. */
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({
    unit: fc.constantFrom(
      '#',
      '[',
      ']',
      '$',
      '*',
      '_',
      '`',
      '\\',
      '<',
      '>',
      '&',
      '"',
      '{',
      '}',
      '\n',
      ' ',
      'a',
      '/',
      '@',
      '=',
    ),
    maxLength: 60,
  }),
  fc.string({
    unit: fc.constantFrom('क', '्', 'ष', 'ि', 'ं', '़', '\u200D', 'ệ', '\u0323', '👩', '🏽', '🇵', '🇪', '️', '⃣'),
    maxLength: 30,
  }),
)
const cell = fc.oneof(text, fc.constant(null), fc.double({ noNaN: true }), fc.integer())
const block: fc.Arbitrary<Block> = fc.oneof(
  fc.record({ kind: fc.constant('heading' as const), level: fc.constantFrom(1, 2, 3, 4), text }),
  fc.record({
    kind: fc.constant('paragraph' as const),
    text,
    tone: fc.constantFrom('lead', 'quote', 'small'),
  }),
  fc.record({
    kind: fc.constant('list' as const),
    ordered: fc.boolean(),
    items: fc.array(text, { maxLength: 4 }),
  }),
  fc.record({
    kind: fc.constant('facts' as const),
    facts: fc.array(fc.record({ name: text, value: cell }), { maxLength: 3 }),
  }),
  fc
    .tuple(text, fc.array(text, { maxLength: 10 }), fc.integer({ min: 0, max: 4 }))
    .chain(([caption, head, rows]) =>
      fc
        .array(fc.array(cell, { minLength: head.length, maxLength: head.length }), {
          minLength: rows,
          maxLength: rows,
        })
        .map((cells) => ({ kind: 'table' as const, caption, head, rows: cells })),
    ),
  fc.tuple(text, text, fc.array(text, { maxLength: 7 })).map(([caption, description, axes]) => ({
    kind: 'chart' as const,
    caption,
    description,
    chart: { kind: 'radar' as const, axes, outlines: [{ name: caption, values: axes.map(() => 40) }] },
  })),
  fc.tuple(text, fc.array(fc.tuple(text, fc.nat(5), fc.nat(5)), { maxLength: 3 })).map(([name, bars]) => ({
    kind: 'chart' as const,
    caption: name,
    description: name,
    chart: {
      kind: 'stacks' as const,
      parts: [{ name, isHatched: true }, { name }],
      bars: bars.map(([own, one, two]) => ({ name: own, counts: [one, two] })),
    },
  })),
  fc.constant({ kind: 'page' as const }),
)
const document: fc.Arbitrary<Document> = fc
  .tuple(
    fc.array(block, { maxLength: 12 }),
    fc.constantFrom('en', 'hi', 'vi'),
    fc.constantFrom('standard', 'large_print', 'easy_read'),
    text,
  )
  .map(([blocks, language, variant, subtitle]) => ({ ...documentOf(language, blocks, variant), subtitle }))

test('for any text, a PDF is tagged and readable', async () => {
  await fc.assert(
    fc.asyncProperty(document, async (any) => {
      const { about, words, structure } = readPdf(pdfOf(prepare(any).prepared, []))
      expect([typeof words, typeof structure]).toEqual(['string', 'string'])
      expect(about).toMatch(/Tagged: +yes/)
    }),
    { numRuns: 25 },
  )
})

test('for any text, a DOCX contains no character that XML forbids', async () => {
  await fc.assert(
    fc.asyncProperty(document, async (any) => {
      const { parts } = await unzipped(await docxOf(prepare(any).prepared, []))
      for (const part of parts.values()) {
        expect(part).not.toMatch(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u)
        expect(part).not.toMatch(/&(?!amp;|lt;|gt;|quot;|apos;|#)/)
      }
    }),
    { numRuns: 10 },
  )
})

test.each(['\u0915\u094D\u0937\u{1F3FD}', '\u1EC7\u093C', '3\u{1F3FD}'])(
  'a grapheme that no single font has is set: %s',
  (letter) => {
    const { prepared } = prepare(documentOf('hi', [{ kind: 'paragraph', text: letter, tone: 'lead' }]))
    expect(readPdf(pdfOf(prepared, [])).about).toMatch(/Tagged: +yes/)
  },
)

test('a chart whose description is blank is described by its caption', () => {
  const chart = { kind: 'radar' as const, axes: ['One'], outlines: [{ name: 'Now', values: [40] }] }
  const { prepared } = prepare(
    documentOf('en', [{ kind: 'chart', caption: 'Where we are', description: '\n', chart }]),
  )
  expect(readPdf(pdfOf(prepared, [])).about).toMatch(/Tagged: +yes/)
})
