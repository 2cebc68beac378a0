import { languageCodes } from 'contract/platform/languages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { table } from '../../../src/exchange/documents/blocks.ts'
import { pdfOf } from '../../../src/exchange/documents/write/pdf/write-pdf.ts'
import { prepare } from '../../../src/exchange/documents/write/prepare.ts'
import { givenEasyDocuments } from './easy/given-documents.ts'
import { wordPlacesOf } from './reading/word-places.ts'

let given: Awaited<ReturnType<typeof givenEasyDocuments>>
beforeAll(async () => {
  given = await givenEasyDocuments()
})
afterAll(() => given.vereda.close())

/** A4 is 842 points high; its text ends above the margin of 2.2 cm, and the line of page numbers stands in it. */
const textEnds = 842 - 62
const footBegins = textEnds + 12
/** Cover, summary and contents begin pages of their own. */
const pagesOfTheirOwn = 4

const overTheFoot = (printed: ReturnType<typeof wordPlacesOf>[number]) =>
  printed.filter(({ top, bottom }) => bottom > textEnds + 3 && top <= footBegins)
const linesOfFoot = (printed: ReturnType<typeof wordPlacesOf>[number]) =>
  new Set(printed.filter(({ top }) => top > footBegins).map(({ top }) => Math.round(top / 4))).size

test('a table of nine rows that is higher than a page goes on over its end', () => {
  const name =
    'Schools and families share news about what each learner likes, needs and does well, in a form for all'
  const document = {
    title: 'Results',
    subtitle: 'School of the river',
    language: 'en' as const,
    variant: 'standard' as const,
    day: '2026-11-28',
    blocks: [
      table({
        caption: 'Indicator by indicator',
        head: ['Indicator', '2024', '2025', '2026', 'Change'],
        rows: Array.from({ length: 9 }, (_, at) => [
          `1.1.${at} ${name}`,
          ...Array<string>(4).fill('Transformation'),
        ]),
        widths: [1, 2, 2, 2, 2],
      }),
    ],
  }
  const pages = wordPlacesOf(pdfOf(prepare(document).prepared, []))
  expect(pages.length).toBeGreaterThan(1)
  for (const printed of pages) {
    expect(overTheFoot(printed)).toEqual([])
    expect(linesOfFoot(printed)).toBe(1)
  }
})

test.each(languageCodes)(
  'in %s nothing of three lines is printed over the foot of a page, and no page in their midst is nearly empty',
  async (language) => {
    const { results } = await given.documentsOf(language, 'standard')
    if (!results) throw new Error('There is no paper of results')
    const pages = wordPlacesOf(pdfOf(prepare(results).prepared, []))
    expect(pages.length).toBeGreaterThan(10)
    pages.slice(pagesOfTheirOwn, -1).forEach((printed, at) => {
      const page = at + pagesOfTheirOwn + 1
      expect({ page, cut: overTheFoot(printed), feet: linesOfFoot(printed) }).toEqual({
        page,
        cut: [],
        feet: 1,
      })
      const lowest = Math.max(...printed.filter(({ top }) => top < footBegins).map(({ bottom }) => bottom))
      expect({ page, lowest: Math.round(lowest), isNearlyEmpty: lowest < textEnds / 3 }).toMatchObject({
        isNearlyEmpty: false,
      })
    })
  },
  240_000,
)
