import { dutyCalls } from 'contract/evaluation/duties'
import { resultCalls } from 'contract/evaluation/results'
import { afterAll, expect, test } from 'vitest'
import { auditOf } from '../../../given/answers.ts'
import { givenTicking } from './ticking.ts'

const { vereda, teacher, second, newLine, sheetOf, sheetsOf, fill, bring, applied, answersOf } =
  await givenTicking()
afterAll(() => vereda.close())
const { indicators, options, duties } = second
const practice = indicators.filter(({ scale, na_allowed }) => scale === 1 && !na_allowed)
const [one = '', two = '', three = '', four = ''] = practice.map(({ code }) => code)
const [share = '', other = '', third = ''] = indicators
  .filter(({ scale }) => scale === 2)
  .map(({ code }) => code)
const idOf = (code: string) => indicators.find((each) => each.code === code)?.id ?? 0
const option = (code: string, scale = 1) =>
  options.find((each) => each.code === code && (each.scale ?? scale) === scale)?.id ?? 0

test('the sheet of the second edition has numbered statements, who is counted, and duties on their own sheet', async () => {
  const line = await newLine()
  const { rows, sheets, names } = await sheetsOf(await sheetOf(teacher, line))
  expect(names.slice(0, 2)).toEqual(['Vereda', 'Duties'])
  const row = rows.find((each) => each['Code'] === one)
  expect(row?.['Stage 1: Change']).toBe(`11 One adult of ${one} begins.\n12 Notes of ${one} are kept.`)
  const counted = rows.find((each) => each['Code'] === share)
  expect(counted?.['Indicator']).toContain('Reached: Learners with a plan\nOf how many: All learners')
  const [fillable, owed] = sheets
  const lists = (fillable?.dataValidations ?? []).filter(({ type, values }) => type === 'list' && values)
  expect(lists[0]?.values).toEqual(['11 12', '11', '12', '0'])
  expect(lists[0]?.inputMessage).toBe(`11 One adult of ${one} begins.\n12 Notes of ${one} are kept.`)
  expect((owed?.rows ?? []).slice(1).map((cells) => cells[1])).toEqual(duties.map(({ code }) => code))
})

test('ticks, counts and duties of the sheet are proposed, applied, and exported unchanged', async () => {
  const line = await newLine()
  const filled = await fill(await sheetOf(teacher, line), {
    [one]: { true_1: '11 12', true_2: '21' },
    [two]: { true_1: '1, 2', option: 'D' },
    [share]: { reached: 3, of: 12 },
    D1: { kept: 'Yes' },
    D2: { kept: 'no', plan: 'A new rule by June.' },
  })
  const seen = await bring(teacher, line, filled)
  expect(seen).toMatchObject({ created: 5, changed: 0, refused: 0 })
  const [first, counted, next, kept, owed] = seen.rows.filter(({ deed }) => deed === 'create')
  expect(first?.after).toMatchObject({
    statements: [
      `11 One adult of ${one} begins.`,
      `12 Notes of ${one} are kept.`,
      `21 The team of ${one} follows a plan.`,
    ],
    proposed: expect.stringMatching(/^C · /),
    option: expect.stringMatching(/^C · /),
  })
  expect(next?.after).toMatchObject({
    proposed: expect.stringMatching(/^B/),
    option: expect.stringMatching(/^D/),
  })
  expect(counted?.after).toMatchObject({ reached: 3, of: 12, option: expect.stringMatching(/^B/) })
  expect(
    [kept, owed].map((each) => [each?.sheet, each?.row, each?.after?.['kept'], each?.after?.['plan']]),
  ).toEqual([
    [2, 2, true, null],
    [2, 3, false, 'A new rule by June.'],
  ])
  expect(await answersOf(line)).toEqual([])
  expect(await applied(teacher, seen.id)).toMatchObject({ status: 'done', created: 5 })
  const answers = await answersOf(line)
  expect(
    answers.map(({ indicator, code, statements, reached, of_whom }) => [
      indicator,
      code,
      statements,
      reached,
      of_whom,
    ]),
  ).toEqual(
    expect.arrayContaining([
      [one, 'C', [11, 12, 21], null, null],
      [two, 'D', [11, 12], null, null],
      [share, 'B', [], 3, 12],
    ]),
  )
  const { db } = vereda.database
  const answered = answers.find(({ indicator }) => indicator === share)
  expect(await auditOf(db, 'result', answered?.id ?? 0)).toMatchObject([
    { deed: 'result.create', new: { option: 'B', reached: 3, of: 12 } },
  ])
  const { body } = await vereda.ask(dutyCalls.list, teacher, { parameters: { id: line } })
  expect(body.map(({ kept, plan }) => [kept, plan])).toEqual([
    [true, null],
    [false, 'A new rule by June.'],
  ])
  const again = await sheetOf(teacher, line)
  const { rows } = await sheetsOf(again)
  expect(rows.find((each) => each['Code'] === one)).toMatchObject({
    'True in stage 1 (numbers)': '11 12',
    'True in stage 2 (numbers)': '21',
  })
  expect(await bring(teacher, line, again)).toMatchObject({ created: 0, changed: 0, refused: 0 })
})

test('later ticks leave the chosen letter; a zero removes ticks and the audit has both values', async () => {
  const line = await newLine()
  const { body } = await vereda.ask(resultCalls.create, teacher, {
    body: { evaluation_line: line, indicator: idOf(one), option: option('B'), statements: [11, 12] },
  })
  const filled = await fill(await sheetOf(teacher, line), { [one]: { true_1: '0', true_2: '21;22' } })
  const seen = await bring(teacher, line, filled)
  expect(seen.rows.filter(({ deed }) => deed === 'change')).toMatchObject([
    {
      before: { option: expect.stringMatching(/^B/) },
      after: { option: expect.stringMatching(/^B/), proposed: expect.stringMatching(/^A/) },
    },
  ])
  await applied(teacher, seen.id)
  expect(await answersOf(line)).toMatchObject([{ code: 'B', statements: [21, 22], version: 2 }])
  const entries = await auditOf(vereda.database.db, 'result', body.id)
  expect(entries.at(-1)).toMatchObject({ old: { statements: [11, 12] }, new: { statements: [21, 22] } })
})

test('what a single answer may not have is refused, each with its own text', async () => {
  const line = await newLine()
  const filled = await fill(await sheetOf(teacher, line), {
    [one]: { true_1: '21' },
    [two]: { true_1: 'all' },
    [three]: { reached: 1, of: 2 },
    [four]: { true_1: '0' },
    [share]: { reached: 5, of: 4 },
    [other]: { reached: 5 },
    [third]: { reached: 0, of: 0 },
    D1: { kept: 'perhaps' },
    D2: { plan: 'Only a plan' },
    D3: { kept: 'yes', plan: 'A plan beside yes' },
  })
  const seen = await bring(teacher, line, filled)
  const faults = seen.rows
    .filter(({ deed }) => deed === 'refuse')
    .map(({ errors }) => Object.entries(errors).map(([field, [fault]]) => `${field} ${fault?.code}`))
  expect(seen.created + seen.changed).toBe(0)
  expect(faults.flat().sort()).toEqual(
    [
      'true_1 does_not_exist',
      'true_1 does_not_exist',
      'reached validation_error',
      'reached validation_error',
      'of required',
      'na_reason required',
      'kept does_not_exist',
      'kept required',
      'plan validation_error',
    ].sort(),
  )
})

test('an answer to a duty since the dry run stops applying it', async () => {
  const line = await newLine()
  const seen = await bring(teacher, line, await fill(await sheetOf(teacher, line), { D1: { kept: 'yes' } }))
  await vereda.ask(dutyCalls.set, teacher, {
    parameters: { id: line },
    body: { duty: duties[0]?.id ?? 0, kept: false, plan: null },
  })
  await expect(applied(teacher, seen.id)).rejects.toThrow('data_changed')
  const { body } = await vereda.ask(dutyCalls.list, teacher, { parameters: { id: line } })
  expect(body).toMatchObject([{ kept: false }])
})
