import { languageCodes } from 'contract/platform/languages'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, expect, test } from 'vitest'
import { formLanguage } from '../../../../src/exchange/exports/instrument/xlsform/by-language.ts'
import { givenTicking } from './ticking.ts'

const { vereda, teacher, second, newLine, bring, bringToNone, applied, answersOf, made } =
  await givenTicking()
afterAll(() => vereda.close())
const { indicators, duties } = second
const [practice] = indicators.filter(({ scale, na_allowed }) => scale === 1 && !na_allowed)
const [share] = indicators.filter(({ scale }) => scale === 2)
const nameOf = (indicator: { code: string } | undefined) =>
  `i_${(indicator?.code ?? '').replaceAll('.', '_')}`

type Row = Record<string, string>

const formOf = async () => {
  const { bytes } = await made(teacher, {
    subject: 'instrument',
    id: second.id,
    format: 'xlsform',
    language: 'en',
  })
  const { sheets } = await readXlsx(new Uint8Array(bytes))
  const rowsOf = (name: string): Row[] => {
    const [heads = [], ...rows] = sheets.find((sheet) => sheet.name === name)?.rows ?? []
    return rows.map(
      (row): Row => Object.fromEntries(heads.map((head, at) => [String(head), String(row[at] ?? '')])),
    )
  }
  return { survey: rowsOf('survey'), choices: rowsOf('choices') }
}

test('the form has statements of each stage, counts with who is counted, letters with bands, and duties first', async () => {
  const { survey, choices } = await formOf()
  const named = (name: string) => survey.find((row) => row['name'] === name)
  const english = `label::${formLanguage('en')}`
  const ticks = named(`${nameOf(practice)}_s1`)
  expect(ticks?.['type']).toBe(`select_multiple ${nameOf(practice)}_s1`)
  const offered = choices.filter((row) => row['list_name'] === `${nameOf(practice)}_s1`)
  expect(offered.map((row) => [row['name'], row[english]])).toEqual([
    ['11', `One adult of ${practice?.code} begins.`],
    ['12', `Notes of ${practice?.code} are kept.`],
  ])
  expect(named(`${nameOf(share)}_reached`)).toMatchObject({
    type: 'integer',
    constraint: `. >= 0 and . <= \${${nameOf(share)}_of}`,
    [`hint::${formLanguage('en')}`]: 'Learners with a plan',
  })
  expect(named(`${nameOf(practice)}_reached`)).toBeUndefined()
  const bands = choices.filter((row) => row['list_name'] === 'reach').map((row) => row[english])
  expect(bands.map((label) => /\(.*\)$/.exec(label ?? '')?.[0])).toEqual([
    undefined,
    undefined,
    '(>0–<15 %)',
    '(15–<30 %)',
    '(30–<45 %)',
    '(45–<60 %)',
    '(60–<75 %)',
    '(75–<90 %)',
    '(90–100 %)',
  ])
  const order = survey.map((row) => row['name'])
  expect(order.indexOf('duty_D1')).toBeLessThan(order.indexOf('d_1'))
  expect(named('duty_D1_plan')?.['relevant']).toBe("${duty_D1} = 'no'")
  for (const language of languageCodes)
    expect(choices.filter((row) => !row[`label::${formLanguage(language)}`])).toEqual([])
})

test('data of ODK or Kobo is imported as a sheet is: groups before names, choices in one cell or in many', async () => {
  const line = await newLine()
  const path = (indicator: typeof practice) => `d_1/o_1_1/${nameOf(indicator)}`
  const columns: [string, string][] = [
    ['start', '2026-11-26T10:00:00'],
    ['edition', '2'],
    ['school', 'School of the river'],
    ['duties/duty_D1', 'yes'],
    ['duties/duty_D2', 'no'],
    ['duties/duty_D2_plan', 'A rule by June.'],
    [`${path(practice)}_s1`, ''],
    [`${path(practice)}_s1/11`, '1'],
    [`${path(practice)}_s1/12`, '1'],
    [`${path(practice)}_s2`, '21'],
    [path(practice), ''],
    [`${path(practice)}_note`, 'Seen in class'],
    [`${path(share)}_of`, '10'],
    [`${path(share)}_reached`, '8'],
    [path(share), 'G'],
  ]
  const csv = [columns.map(([head]) => head), columns.map(([, cell]) => cell)]
    .map((row) => row.join(','))
    .join('\n')
  const seen = await bring(teacher, line, csv, 'kobo.csv')
  expect(seen).toMatchObject({ created: 4, refused: 0 })
  await applied(teacher, seen.id)
  expect(await answersOf(line)).toMatchObject([
    { indicator: practice?.code, code: 'C', statements: [11, 12, 21] },
    { indicator: share?.code, code: 'G', reached: 8, of_whom: 10 },
  ])
  const owed = await vereda.database.db
    .selectFrom('duty_answers')
    .select(['kept', 'plan'])
    .orderBy('duty_id')
    .execute()
  expect(owed).toEqual([
    { kept: true, plan: null },
    { kept: false, plan: 'A rule by June.' },
  ])
  expect(duties.length).toBeGreaterThan(2)
  const twice = await bringToNone(teacher, line, `${csv}\n${csv.split('\n')[1]}`, 'kobo.csv')
  expect(twice).toMatchObject({ code: 'validation_error', detail: expect.any(String) })
  const other = await bringToNone(teacher, line, csv.replace(',2,', ',1,'), 'kobo.csv')
  expect(other).toMatchObject({ code: 'sheet_of_other_instrument' })
})
