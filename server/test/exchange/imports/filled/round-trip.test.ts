import type { OptionCode } from 'contract/instrument/instruments'
import { languageCodes } from 'contract/platform/languages'
import type { Language } from 'contract/platform/shapes'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { plainText } from '../../../../src/exchange/spreadsheets/safe-text.ts'
import { answeredOf } from '../../../given/answers.ts'
import { fillIn, givenFilling, type Written } from './filling.ts'

const { vereda, here, newLine, sheetOf, bring, applied, answersOf, notesOf } = await givenFilling()
afterAll(() => vereda.close())
const { indicators } = here.instrument
const { teacher } = here

const letters = ['NE', 'A', 'B', 'C', 'D', 'E', 'F', 'G'] as const
/** An apostrophe before a sign that begins a formula is that of programs for tables, whoever writes it. */
const text = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  .map((text) => text.replace(/\p{C}/gu, '').trim().normalize('NFC'))
  .filter((text) => /[\p{L}\p{N}]/u.test(text) && plainText(text) === text)

type Answer = { code: OptionCode; reason: string; note: string | null } | null

const answers: fc.Arbitrary<Answer[]> = fc.tuple(
  ...indicators.map(({ scale, na_allowed }) =>
    fc.option(
      fc.record({
        code: fc.constantFrom<OptionCode>(
          ...letters,
          ...(scale === 2 || na_allowed ? (['NA'] as const) : []),
        ),
        reason: text,
        note: fc.option(text),
      }),
    ),
  ),
)

const writtenOf = (fileRow: Answer[], separator: string): Record<string, Written> =>
  Object.fromEntries(
    fileRow.flatMap((answer, place) => {
      if (answer === null) return []
      const { code, reason, note } = answer
      const option = `${code}${separator}`
      const cells = { option, ...(code === 'NA' && { na_reason: reason }), ...(note !== null && { note }) }
      return [[indicators[place]?.code ?? '', cells]]
    }),
  )

test('for any content and language, the line gets what was filled in', async () => {
  await fc.assert(
    fc.asyncProperty(
      answers,
      fc.constantFrom<Language>(...languageCodes),
      fc.constantFrom('', ' · words', ': palabras'),
      async (fileRow, language, separator) => {
        const { line } = await newLine()
        const filled = await fillIn(await sheetOf(teacher, line, language), writtenOf(fileRow, separator))
        const seen = await bring(teacher, line, filled)
        const wanted = fileRow.flatMap((answer, place) =>
          answer ? [{ indicator: indicators[place]?.code, ...answer }] : [],
        )
        expect(seen).toMatchObject({ created: wanted.length, changed: 0, refused: 0 })
        expect(await answersOf(line)).toEqual([])
        if (wanted.length > 0) await applied(teacher, seen.id)
        expect(
          (await answersOf(line)).map(({ indicator, code, na_reason }) => [indicator, code, na_reason]),
        ).toEqual(
          wanted.map(({ indicator, code, reason }) => [indicator, code, code === 'NA' ? reason : null]),
        )
        const notes = wanted.filter(({ note }) => note !== null)
        expect((await notesOf(line)).map(({ indicator, text }) => [indicator, text])).toEqual(
          notes.map(({ indicator, note }) => [indicator, note]),
        )
        expect(await answeredOf(vereda.database.db, line)).toBe(wanted.length)
      },
    ),
    { numRuns: 3 },
  )
}, 120_000)
