import { reportCalls } from 'contract/insight/reports'
import { limits } from 'contract/platform/limits'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { blocksOfText } from '../../../src/exchange/documents/report-blocks.ts'
import { writeDocx, writePdf } from '../../../src/exchange/documents/write/write-document.ts'
import { givenWorld } from '../../insight/statistics/given-world.ts'
import { givenVereda, type Vereda } from '../../vereda.ts'

let vereda: Vereda
let world: Awaited<ReturnType<typeof givenWorld>>
beforeAll(async () => {
  vereda = await givenVereda()
  world = await givenWorld(vereda, 3)
})
afterAll(() => vereda.close())

const { columns, rows, cells, headings, blocks } = limits.reportStructure

const tableOf = (wide: number, long: number, cell = 'x') =>
  [`|${'a|'.repeat(wide)}`, `|${'-|'.repeat(wide)}`, ...Array.from({ length: long }, () => `|${cell}|`)].join(
    '\n',
  )

/** Few letters that ask for a large document. */
const tooMuch: [what: string, text: string][] = [
  ['a table of 20 KB whose short rows are filled up', tableOf(1600, 3200)],
  ['a table that is too wide', tableOf(columns + 1, 1)],
  ['a table that is too long', tableOf(1, rows + 1)],
  ['many tables', Array.from({ length: 12 }, () => tableOf(columns, 10)).join('\n\n')],
  ['a table in a quotation', `> ${tableOf(40, 2).replaceAll('\n', '\n> ')}`],
  ['thousands of headings', '# a\n'.repeat(4000)],
  ['thousands of items', '- a\n'.repeat(4000)],
  ['lists in lists in lists', Array.from({ length: 12 }, (_, at) => `${'  '.repeat(at)}- a`).join('\n')],
]

const write = (text: string) =>
  vereda.ask(reportCalls.writeForCountry, world.administrator, {
    parameters: { id: world.peru.country },
    body: { title: 'Inclusion in 2026', year: 2026, text },
  })

test.each(tooMuch)('%s is refused at the field', async (_, text) => {
  expect(text.length).toBeLessThanOrEqual(limits.report)
  expect(await write(text)).toMatchObject({
    status: 400,
    body: { code: 'text_too_complex', errors: { text: [{ code: 'text_too_complex' }] } },
  })
})

test('a change to such a text is refused, and the report stays as it was', async () => {
  const { body } = await write('Before')
  const [[, text]] = tooMuch as [[string, string]]
  const changed = await vereda.ask(reportCalls.change, world.administrator, {
    parameters: { id: body.id },
    body: { text },
  })
  expect(changed.body.code).toBe('text_too_complex')
  const { body: read } = await vereda.ask(reportCalls.ofCountry, world.administrator, {
    parameters: { id: world.peru.country },
  })
  expect(read.results.find(({ id }) => id === body.id)?.text).toBe('Before')
})

const full = (piece: (at: number) => string, joined: string, most: number): string =>
  Array.from({ length: most }, (_, at) => piece(at)).join(joined)

/** The most that can be saved, of each kind. */
const worst: [what: string, text: string][] = [
  ['cells', tableOf(columns, Math.floor(cells / columns) - 1, 'x'.repeat(120))],
  ['one table after the other', full(() => tableOf(1, 1, 'x'), '\n\n', Math.floor(cells / 2) - 1)],
  ['headings', full(() => '# a', '\n', headings)],
  ['items', full(() => '- a', '\n', blocks / 2)],
  ['paragraphs', full(() => 'a', '\n\n', blocks)],
]

test.each(worst)('the longest %s that can be stored makes a document of limited size', async (_, text) => {
  const { status } = await write(text)
  expect(status).toBe(201)
  const document = {
    title: 'Inclusion',
    subtitle: 'Peru, 2026',
    language: 'en' as const,
    variant: 'standard' as const,
    day: '2026-11-23',
    blocks: blocksOfText(text, 'Inclusion'),
  }
  expect((await writePdf(document)).length).toBeLessThan(2 * 1024 * 1024)
  expect((await writeDocx(document)).length).toBeLessThan(100 * 1024)
})

test('a table that was stored before loses no text, but is not drawn', async () => {
  const drawn = blocksOfText(tableOf(1600, 3200, 'zz'), 'Inclusion')
  expect(drawn.some(({ kind }) => kind === 'table')).toBe(false)
  expect(JSON.stringify(drawn).match(/zz/g)).toHaveLength(3200)
})
