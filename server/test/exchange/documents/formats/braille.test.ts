import { type Category, instrumentCalls } from 'contract/instrument/instruments'
import { languageCodes } from 'contract/platform/languages'
import type { Language } from 'contract/platform/shapes'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentOfInstrument } from '../../../../src/exchange/documents/instrument/instrument-document.ts'
import { inKnownSigns } from '../../../../src/exchange/documents/write/brf/known-signs.ts'
import { framed, numberIn, pagesOf, setLines } from '../../../../src/exchange/documents/write/brf/pages.ts'
import { writeBrf } from '../../../../src/exchange/documents/write/brf/write-brf.ts'
import { givenVereda, type Vereda } from '../../../vereda.ts'
import { exportedFrom } from '../../exports/exported.ts'
import { givenEvaluated, secret } from '../../exports/given-evaluated.ts'
import { plainTextOf, readBack } from '../reading/braille-back.ts'

let vereda: Vereda
let here: Awaited<ReturnType<typeof givenEvaluated>>
beforeAll(async () => {
  vereda = await givenVereda()
  here = await givenEvaluated(vereda)
})
afterAll(() => vereda.close())
const { fileOf, exported } = exportedFrom(() => vereda)

const pagesIn = (brf: Buffer): string[][] =>
  brf
    .toString('ascii')
    .split('\f')
    .map((page) => page.split('\r\n').slice(0, -1))

const assertBraille = (brf: Buffer): void => {
  expect(brf.toString('latin1')).toMatch(/^[ -_\r\n\f]+$/)
  const numbers: string[] = []
  for (const lines of pagesIn(brf)) {
    expect(lines).toHaveLength(25)
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(40)
    numbers.push(lines[24]?.trim() ?? '')
  }
  const own = numbers.filter((number) => !number.startsWith('T'))
  expect(own).toEqual(own.map((_, at) => numberIn(at + 1)))
  // pages of a title are counted apart, anew in each volume
  const [first] = numbers
  expect(first).toBe(own.length === numbers.length ? '#A' : 'T#A')
}

const textOf = (language: Language, brf: Buffer, isContracted = false): string => {
  const lines = pagesIn(brf).flatMap((page) => page.slice(1, 24).filter((line) => line.trim() !== ''))
  return readBack(
    { language, isContracted },
    lines.map((line) => line.trim()),
  ).join(' ')
}

const textsOf = (categories: Category[]): string[] =>
  categories.flatMap(({ outcomes = [] }) =>
    outcomes.flatMap(({ name, indicators }) => [
      name,
      ...indicators.flatMap((each) => [each.name, each.s1, each.s3]),
    ]),
  )

test.each([...languageCodes])(
  'liblouis reads the same words from the instrument in braille, in %s',
  async (language) => {
    const { id } = here.administrator
    const actor = { id, role: 0 as const, is_superuser: true, areas: [] }
    const about = { db: vereda.database.db, actor, language, variant: 'standard' as const, line: undefined }
    const document = await documentOfInstrument({ ...about, id: here.instrument.id })
    const bytes = await writeBrf({ ...document, variant: 'easy_read' })
    assertBraille(bytes)
    const { body } = await vereda.ask(instrumentCalls.categories, here.teacher, {
      parameters: { id: here.instrument.id },
      headers: { 'accept-language': language },
    })
    const read = ` ${plainTextOf(language, textOf(language, bytes)).join(language === 'hi' ? '' : ' ')} `
    const texts = textsOf(body).map((text) =>
      plainTextOf(language, inKnownSigns(text, language)).join(language === 'hi' ? '' : ' '),
    )
    const missing = texts.filter((text) => !read.includes(text))
    // Hindi: words in brackets that are English are read by the table of Hindi here
    expect(missing.length).toBeLessThanOrEqual(language === 'hi' ? texts.length * 0.03 : 0)
    expect(texts.length).toBeGreaterThan(150)
  },
)

test('an evaluation has the same content in braille as in print: headings, answers, and nothing hidden', async () => {
  const { bytes, headers } = await fileOf(here.coordinator, {
    subject: 'evaluation',
    id: here.evaluation,
    format: 'brf',
  })
  expect(headers['content-type']).toBe('text/plain; charset=us-ascii')
  assertBraille(bytes)
  const text = plainTextOf('en', textOf('en', bytes, true)).join(' ')
  expect(text).toContain('school of the river')
  expect(text).toContain('we measured it in march')
  expect(text).not.toContain(plainTextOf('en', secret).join(' '))
  expect(
    (await exported(here.stranger, { subject: 'evaluation', id: here.evaluation, format: 'brf' })).status,
  ).toBe(403)
})

test('titles are centred, headings are separated, tables are written row by row', async () => {
  const brf = await writeBrf({
    title: 'School of the river',
    subtitle: null,
    language: 'en',
    variant: 'easy_read',
    day: '2026-11-22',
    blocks: [
      { kind: 'heading', level: 1, text: 'Domains' },
      {
        kind: 'table',
        caption: 'Scores',
        head: ['Domain', 'Points'],
        rows: [
          ['Families', 2.5],
          ['Staff', null],
        ],
      },
      { kind: 'paragraph', text: { text: 'विद्यालय', language: 'hi' } },
      {
        kind: 'photo',
        alternative: 'A ramp',
        caption: 'Entrance',
        read: () => Promise.reject(new Error('read')),
      },
    ],
  })
  const [page = []] = pagesIn(brf)
  expect(page.slice(0, 17)).toEqual([
    '',
    '          ,SCHOOL OF ! RIVER'.replace('!', 'THE'),
    '',
    '          ,NOVEMBER #BB1 #BJBF',
    '',
    '                ,DOMAINS',
    '',
    '  ,SCORES',
    ',FAMILIES',
    '  ,POINTS3 #B4E',
    ',STAFF',
    '  VI@DY>LY',
    '',
    '  ,A RAMP',
    '  ,ENTRANCE',
    '',
    '',
  ])
})

test('text that looks like a command stays text, and characters without braille do no harm', async () => {
  const paragraph = 'C:\\x41 $(reboot) `ls` | ; \u0000 😀 İ ½ — «ça» ' + 'x'.repeat(1000)
  for (const language of languageCodes) {
    const brf = await writeBrf({
      title: 'T',
      subtitle: null,
      language,
      variant: 'standard',
      day: '2026-11-22',
      blocks: [{ kind: 'paragraph', text: paragraph }],
    })
    assertBraille(brf)
    expect(brf.toString('ascii')).not.toMatch(/\\X/)
  }
})

test('for any text, no line has more than 40 cells, no page more than 25 lines, and every word is there', () => {
  const unit = fc.record({
    words: fc.array(fc.stringMatching(/^[A-Z;1-9]{1,60}$/), { minLength: 1, maxLength: 30 }),
    setting: fc.constantFrom('centred' as const, { first: 2, rest: 0 }, { first: 4, rest: 4 }),
    blankBefore: fc.boolean(),
    blankAfter: fc.boolean(),
    isHeading: fc.boolean(),
    isPage: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(unit, { minLength: 1, maxLength: 20 }), (units) => {
      const set = units.map(({ words: text, setting, ...rest }) => ({
        ...rest,
        lines: setLines(text.join(' '), setting),
      }))
      const pages = pagesOf(set)
      for (const { lines } of pages) {
        const page = framed(lines, ',HEAD', '#A')
        expect(page).toHaveLength(25)
        for (const line of page) expect(line.length).toBeLessThanOrEqual(40)
        expect(lines[0]?.trim()).not.toBe('')
      }
      const signs = pages
        .flatMap(({ lines }) => lines)
        .join('')
        .replace(/[ -]/g, '')
      expect(signs).toBe(units.flatMap(({ words: text }) => text).join(''))
    }),
  )
})
