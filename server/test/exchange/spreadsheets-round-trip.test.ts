import { languageCodes } from 'contract/platform/languages'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isBlank, type SheetCell } from '../../src/exchange/spreadsheets/cell.ts'
import { dayFrom } from '../../src/exchange/spreadsheets/days.ts'
import { decode, delimiterOf } from '../../src/exchange/spreadsheets/decode.ts'
import { wholeNumber } from '../../src/exchange/spreadsheets/numbers.ts'
import { parse } from '../../src/exchange/spreadsheets/parse.ts'
import { plainCsvText, plainText, safeCsvText, safeText } from '../../src/exchange/spreadsheets/safe-text.ts'
import { type SheetFormat, writeSheet } from '../../src/exchange/spreadsheets/write-sheet.ts'

const limits = { rows: 100, columns: 20, characters: 100_000 }

const written = async (format: SheetFormat, rows: SheetCell[][]): Promise<Uint8Array> => {
  const parts: Uint8Array[] = []
  const [headings = [], ...rest] = rows
  const sheet = { name: 'A', headings: headings.map(String), rows: rest }
  for await (const part of writeSheet(format, sheet)) parts.push(part)
  return Buffer.concat(parts)
}

const readAgain = async (format: SheetFormat, bytes: Uint8Array): Promise<SheetCell[][]> => {
  const rows: SheetCell[][] = []
  for await (const { cells } of parse(bytes, format, limits)) rows.push(cells)
  return rows
}

/** Words as the API keeps them: no control characters but tab and line ends; often ones that tables could mistake. */
const text = fc
  .array(
    fc.oneof(
      fc.constantFrom(...'=+-@\'"\t\n,;|#éñđक ', '\r\n', '_x0041_', 'sep='),
      fc.string({ unit: 'grapheme' }),
    ),
    {
      maxLength: 8,
    },
  )
  .map((parts) => parts.join('').replace(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu, ''))
  .filter((text) => !isBlank(text))

const days = fc
  .date({ min: new Date('1950-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => ({ day: date.toISOString().slice(0, 10) }))

const rowsOf = (cell: fc.Arbitrary<SheetCell>) =>
  fc
    .array(fc.tuple(text, cell, cell, text), { minLength: 1, maxLength: 6 })
    .map((rows) => [['a', 'b', 'c', 'd'], ...rows])

test('a written CSV is read back unchanged', async () => {
  await fc.assert(
    fc.asyncProperty(rowsOf(fc.oneof(text, fc.constant(''))), async (rows) => {
      expect(await readAgain('csv', await written('csv', rows))).toEqual(rows)
    }),
    { numRuns: 300 },
  )
})

test('a written workbook is read back unchanged, dates and numbers too', async () => {
  const cells = fc.oneof(text, days, fc.integer(), fc.boolean(), fc.constant(null))
  await fc.assert(
    fc.asyncProperty(rowsOf(cells), async (rows) => {
      expect(await readAgain('xlsx', await written('xlsx', rows))).toEqual(rows)
    }),
    { numRuns: 150 },
  )
})

test('no cell that a program would run as a formula is written, and every text is read back', () => {
  fc.assert(
    fc.property(fc.oneof(text, fc.string({ unit: 'binary' })), (text) => {
      const safe = safeText(text)
      expect(/^[=+\-@\t\r\n\0]/.test(safe) && !/^[+-]?\d+([.,]\d+)?$/.test(safe)).toBe(false)
      expect(plainText(safe)).toBe(text)
    }),
    { numRuns: 2000 },
  )
})

test('a CSV opened with another separator has no formula either, and every text is read back', () => {
  const isFormula = (cell: string) => /^"*[=+\-@]/.test(cell) && !/^[+-]?\d+([.,]\d+)?$/.test(cell)
  fc.assert(
    fc.property(fc.oneof(text, fc.string({ unit: 'binary' })), (text) => {
      const safe = safeCsvText(text)
      expect(
        safe
          .split(/[;\t\r\n]/)
          .slice(1)
          .filter(isFormula),
      ).toEqual([])
      expect(plainCsvText(safe)).toBe(text)
    }),
    { numRuns: 3000 },
  )
  expect(['Ana;=cmd', 'Ana\t@SUM(A1)', 'Ana\n-cmd', 'Ana;"=1"'].map(safeCsvText)).toEqual([
    "Ana;'=cmd",
    "Ana\t'@SUM(A1)",
    "Ana\n'-cmd",
    `Ana;'"=1"`,
  ])
  expect(safeCsvText('a;-5;+1,5;b')).toBe('a;-5;+1,5;b')
})

test('a number written with any language’s thousands is read as that number, or refused', () => {
  const separators = { es: '.', pt: '.', vi: '.', id: '.', en: ',', hi: ',' } as const
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 999_999_999 }),
      fc.constantFrom(...Object.keys(separators)),
      (number, name) => {
        const language = name as keyof typeof separators
        const grouped = String(number).replace(/\B(?=(\d{3})+$)/g, separators[language])
        expect(wholeNumber(grouped, language)).toBe(number)
        expect([number, undefined]).toContain(wholeNumber(grouped, null))
        expect(wholeNumber(new Intl.NumberFormat('hi-IN').format(number), 'hi')).toBe(number)
      },
    ),
  )
})

test.each([
  ['1.200', 'es', 1200],
  ['1,200', 'es', 1200],
  ['1.200', 'en', undefined],
  ['1,200', 'en', 1200],
  ['1,200', 'vi', undefined],
  ['1.200', null, undefined],
  ['1 200', null, 1200],
  ['12,34,567', null, 1_234_567],
  ['१,२००', 'hi', 1200],
  ['120,0', null, 120],
  ['120.50', null, undefined],
  ['-5', null, undefined],
  ['twelve', 'en', undefined],
  ['', 'en', undefined],
] as const)('"%s" with headings in %s is %s', (text, language, number) => {
  expect(wholeNumber(text, language)).toBe(number)
})

test.each([
  ['2026-03-31', '2026-03-31'],
  ['31/03/2026', '2026-03-31'],
  ['31.3.2026', '2026-03-31'],
  ['03/31/2026', '2026-03-31'],
  ['05-05-2026', '2026-05-05'],
  ['03/04/2026', undefined],
  ['31/02/2026', undefined],
  ['46112', undefined],
  [46_112, '2026-03-31'],
  [12, undefined],
] as const)('the day %s is %s', (cell, day) => {
  expect(dayFrom(cell)).toBe(day)
})

test('text is UTF-8 where possible, else Windows-1252; the separator is the most frequent', () => {
  expect(decode(Buffer.from('Peña'))).toBe('Peña')
  expect(decode(Buffer.from('Pe\xf1a \x80', 'latin1'))).toBe('Peña €')
  expect(() => decode(Buffer.from('a\0b'))).toThrow('unreadable')
  expect([
    delimiterOf('"a,b";c;d\n1,2,3,4'),
    delimiterOf('a,b'),
    delimiterOf('a\tb'),
    delimiterOf('a'),
  ]).toEqual([';', ',', '\t', ','])
})

test.each(['0.200', '0,200', '000.200', '0 200', '0.200.300', '0,20,300', '०.२००'])(
  'a number below one is not read with thousands: %s',
  (written) => {
    for (const language of languageCodes) expect(wholeNumber(written, language)).toBeUndefined()
  },
)
