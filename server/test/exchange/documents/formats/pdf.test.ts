import { languageCodes } from 'contract/platform/languages'
import { expect, test } from 'vitest'
import type { Block, Document } from '../../../../src/exchange/documents/document.ts'
import { pdfOf } from '../../../../src/exchange/documents/write/pdf/write-pdf.ts'
import { prepare } from '../../../../src/exchange/documents/write/prepare.ts'
import { shrinkPhoto } from '../../../../src/exchange/documents/write/shrink-photo.ts'
import { onceInEachLanguage } from '../reading/once-in-each-language.ts'
import { readPdf } from '../reading/poppler.ts'
import { documentOf, everyBlock, photo, sentences } from '../sample-document.ts'

const set = async (document: Document) => {
  const { prepared, photos } = prepare(document)
  const pictures = await Promise.all(photos.map(async ({ read }) => shrinkPhoto(await read())))
  return pdfOf(prepared, pictures)
}
const read = async (document: Document) => readPdf(await set(document))
/** The document with every block. */
const everything = onceInEachLanguage((language) => read(documentOf(language, everyBlock(language))))
const note = (text: string): Block[] => [
  { kind: 'heading', level: 1, text: 'Notes' },
  { kind: 'paragraph', text },
  { kind: 'facts', facts: [{ name: 'Note', value: text }] },
]

test.each(languageCodes)(
  'a PDF in %s is tagged, has its language and title, and embeds its fonts',
  async (language) => {
    const { about, objects, fonts, words: text } = await everything(language)
    expect(about).toMatch(/Tagged: +yes/)
    expect(about).toContain(sentences[language].title)
    expect(objects).toContain(`/Lang (${language})`)
    expect(objects).toMatch(/pdfuaid:part/)
    expect(objects).toContain('/DisplayDocTitle true')
    expect(fonts.length).toBeGreaterThan(0)
    for (const font of fonts) expect(font).toMatch(/yes yes yes +\d+ +\d+$/)
    expect(text).toContain(sentences[language].sentence.normalize('NFC'))
    expect(text).not.toContain('□')
  },
)

test('headings, lists, tables, quotes and figures are tagged as such, in reading order', async () => {
  const { structure } = await everything('en')
  const tags = [...structure.matchAll(/^ *(H\d|L|Table|Caption|TH|TD|Figure|BlockQuote)\b/gm)].map(
    ([, tag]) => tag,
  )
  expect(tags.join(' ')).toBe(
    'H1 H2 L L L H3 Caption Figure Table Caption TH TH TH TH TH TD TD TD TH TD TD TD ' +
      'Caption Figure Caption Figure H3 BlockQuote Caption Figure',
  )
  expect(structure.match(/\/Scope \/Column/g)).toHaveLength(4)
  // the first cell of a row is its heading, and its neighbours name it
  const headings = [...structure.matchAll(/TH <(R\d+)>:\s+\/Scope \/Row/g)].map(([, id]) => id)
  expect(headings).toHaveLength(2)
  for (const id of headings) expect(structure.split(`(${id})]`)).toHaveLength(4)
})

test('pictures have alternative texts, and text in another language is marked', async () => {
  const { objects } = await everything('en')
  expect(objects).toContain('/Alt (All domains moved up.)')
  expect(objects).toContain('/Alt (Two girls read braille)')
  expect(objects).toContain('/Lang (es)')
})

test('headings become bookmarks, and a heading that skips a level is set one below the one before', async () => {
  const { objects, structure } = await everything('en')
  expect(objects).toContain('/Title (Strengths)')
  expect(structure).toMatch(/H3 "A level left out"/)
})

test('figures and the day are formatted for the language', async () => {
  expect((await everything('es')).words).toMatch(/22 de noviembre de 2026.*64,25/)
  expect((await everything('en')).words).toMatch(/November 22, 2026.*64\.25/)
})

test('text of people is set as it is, never read as markup', async () => {
  const text = '#read("/etc/passwd") #sys.version *bold* _x_ $a^2$ @label <tag> \\ = Heading // gone'
  const { words: message } = await read(documentOf('en', note(text)))
  expect(message.split(text)).toHaveLength(3)
  expect(message).not.toContain('root:')
})

test('characters without a font become a box, emoji are drawn, invisible characters are left out', async () => {
  const { words: text } = await read(documentOf('en', note('A\u0000B \u202Ename 漢 \uD800 end 🙂 → ≥')))
  expect(text).toContain('AB name □')
  expect(text).toMatch(/end .* → ≥/)
})

test('a word longer than a line stays on the page', async () => {
  const word = 'a'.repeat(900)
  const rows = [[word, word, word]]
  const table: Block = { kind: 'table', caption: 'Long', head: ['One', 'Two', 'Three'], rows }
  const { words: text } = await read(documentOf('en', [...note(word), table]))
  expect(text.replace(/[^a]/g, '').length).toBeGreaterThanOrEqual(5 * 900)
})

test('large print is 18 points and more everywhere, and a wide table becomes facts', async () => {
  const { objects, structure, words: text } = await read(documentOf('en', everyBlock('en'), 'large_print'))
  expect(structure).not.toContain('Table')
  expect(text).toMatch(/Plans Points: 3\.5 Percent: 50 Stage: Change/)
  const sizes = [...objects.matchAll(/\/f\d+ ([\d.]+) Tf/g)].map(([, size]) => Number(size))
  expect(sizes.length).toBeGreaterThan(5)
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(18)
})

test('a missing photo is replaced by its text, and photos are scaled to print size', async () => {
  const gone = async () => Buffer.from('no picture')
  const blocks: Block[] = [
    { kind: 'photo', alternative: 'Two girls read', caption: 'Library', read: () => photo('png') },
  ]
  const { images } = await read(documentOf('en', blocks))
  expect(images).toHaveLength(1)
  expect(images[0]).toMatch(/ 1200 +800 /)
  await expect(gone().then(shrinkPhoto)).rejects.toThrow()
  const { prepared } = prepare(documentOf('en', blocks))
  const without = { ...prepared, blocks: prepared.blocks.map((block) => ({ ...block, picture: null })) }
  expect(readPdf(pdfOf(without as typeof prepared, [])).words).toContain('Library: Two girls read')
})

test('an easy version is fitted to one page, with 14 points or more', async () => {
  const sentence = 'A short sentence that says one thing about our school and what comes next.'
  const list = (count: number): Block => ({
    kind: 'list',
    ordered: false,
    items: Array.from({ length: count }, () => sentence),
  })
  const pagesOf = async (count: number) => {
    const { about, objects } = await read(documentOf('en', [list(count)], 'easy_read'))
    const sizes = [...objects.matchAll(/\/f\d+ ([\d.]+) Tf/g)].map(([, size]) => Number(size))
    return [Number(/Pages: +(\d+)/.exec(about)?.[1]), Math.min(...sizes)]
  }
  expect(await pagesOf(5)).toEqual([1, 16])
  expect(await pagesOf(13)).toEqual([1, 15])
  expect(await pagesOf(15)).toEqual([1, 14])
  expect(await pagesOf(40)).toEqual([
    expect.toSatisfy((pages: number) => pages > 1),
    expect.toSatisfy((points: number) => points >= 14),
  ])
})

test('contents are listed, on one page at most', async () => {
  const headings = (count: number): Block[] =>
    Array.from({ length: count }, (_, at) => [
      { kind: 'heading', level: at % 10 === 0 ? 1 : 2, text: `Part ${at + 1}` } as const,
      { kind: 'paragraph', text: 'Words.' } as const,
    ]).flat()
  const entries = async (count: number) =>
    (await read(documentOf('en', headings(count)))).structure.match(/^ *TOCI/gm)?.length ?? 0
  expect(await entries(4)).toBe(0)
  expect(await entries(30)).toBe(30)
  expect(await entries(60)).toBe(6)
})

test('an empty chart is not drawn', async () => {
  const nothing: Block[] = [
    {
      kind: 'chart',
      caption: 'Empty radar',
      description: '',
      chart: { kind: 'radar', axes: [], outlines: [] },
    },
    { kind: 'chart', caption: 'Empty bars', description: '', chart: { kind: 'bars', bars: [] } },
  ]
  expect((await read(documentOf('en', nothing))).words).not.toContain('Empty')
})

test('in a table a word is broken only where it is wider than its column', async () => {
  const names = ['6. Colaboración y desarrollo profesional', 'Electroencefalografistas']
  const table: Block = {
    kind: 'table',
    caption: 'Dominios',
    head: ['Dominio', 'Media', 'Etapa alcanzada', 'Indicadores', 'Evidencia completa'],
    rows: names.map((name) => [
      name,
      2.9,
      'Cambio alcanzada, avanza hacia Transformación',
      '9 aplican',
      '3 de 3',
    ]),
    widths: [4, 1, 4, 4, 4],
  }
  const { words: text } = await read(documentOf('es', [table]))
  for (const whole of ['alcanzada', 'Transformación', 'desarrollo', 'Colaboración', 'completa'])
    expect(text).toContain(whole)
  expect(text).not.toContain('Electroencefalografistas')
})
