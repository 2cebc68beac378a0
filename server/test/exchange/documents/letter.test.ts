import type { OptionCode } from 'contract/instrument/instruments'
import { languageCodes } from 'contract/platform/languages'
import type { Language } from 'contract/platform/shapes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Variant } from '../../../src/exchange/documents/document.ts'
import { letterDocument } from '../../../src/exchange/documents/letter/letter-document.ts'
import { writePdf } from '../../../src/exchange/documents/write/write-document.ts'
import { setStatus } from '../../given/answers.ts'
import { pagesOfPdf } from './reading/poppler.ts'
import { headingsOf, textOfDocument } from './reading/reading.ts'
import { givenDocuments } from './school/given-school.ts'

let given: Awaited<ReturnType<typeof givenDocuments>>
beforeAll(async () => {
  given = await givenDocuments()
})
afterAll(() => given.vereda.close())

const letters = ['A', 'B', 'C', 'D', 'E', 'NE', 'B', 'F'] as const
const secondLetters = ['B', 'B', 'D', 'D', 'E', 'A', 'C', 'G'] as const
const answers = (of: readonly OptionCode[]) =>
  Object.fromEntries(given.parts.indicators.map(({ id }, at) => [id, of[at % of.length] ?? 'A']))
const letterTo = (school: number, language: Language = 'en', variant: Variant = 'standard') =>
  letterDocument({
    db: given.db,
    actor: { id: given.people.administrator.id, role: 0, is_superuser: true, areas: [] },
    language,
    variant,
    id: school,
    line: undefined,
  })

test('a letter describes the findings to a school in plain words, without letters of the scale', async () => {
  const { school } = await given.givenLines(answers(letters), answers(secondLetters))
  const letter = await letterTo(school)
  expect(headingsOf(letter)).toEqual([
    '1 Where the school stands',
    '1 What you do well',
    '1 What needs the most work',
    '1 What has moved',
    '1 What comes next',
  ])
  const text = textOfDocument(letter)
  expect(text[0]).toMatch(/^To everybody at School/)
  expect(text.join('\n')).toContain('Innovation: it lasts, learners and families lead it too')
  expect(text.join('\n')).toMatch(/66 indicators apply in both lines: 41 moved up, 25 stayed, 0 moved down\./)
  expect(text.join('\n')).not.toMatch(/\b[A-G], (on the way|Change|Transformation|Innovation)|Letters gained/)
  expect(text.join('\n')).toContain('No goals are set yet.')
})

test.each(languageCodes)(
  'it has two pages at most, in %s, also in large print',
  async (language) => {
    const { school } = await given.givenLines(answers(letters), answers(secondLetters))
    for (const variant of ['standard', 'easy_read'] as const) {
      const pages = pagesOfPdf(await writePdf(await letterTo(school, language, variant)))
      expect([variant, Math.max(2, pages.length)]).toEqual([variant, 2])
    }
  },
  120_000,
)

test('an incomplete line is described as under way with its progress, without findings', async () => {
  const half = Object.fromEntries(Object.entries(answers(letters)).slice(0, 30))
  const { school, lines } = await given.givenLines(half)
  await setStatus(given.db, lines[0]?.id ?? 0, 'OPEN')
  const letter = await letterTo(school)
  const text = textOfDocument(letter).join('\n')
  expect(text).toContain('(Base line 2024) is under way: 30 of 66 indicators are answered.')
  expect(text).toContain('No goals were set yet.')
  expect(text).not.toMatch(/was evaluated|points above|What you do well/)
  expect(headingsOf(letter)).toEqual(['1 What comes next'])
})

test('a complete line before validation has its findings, and a note that they can still change', async () => {
  const { school, lines } = await given.givenLines(answers(letters))
  await setStatus(given.db, lines[0]?.id ?? 0, 'OPEN')
  const text = textOfDocument(await letterTo(school)).join('\n')
  expect(text).toMatch(/was evaluated .* what was found\. This can still change\./)
  expect(text).toContain('Begin with one of the points above')
})
