import { dutyCalls } from 'contract/evaluation/duties'
import { resultCalls } from 'contract/evaluation/results'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { setStatus } from '../../given/answers.ts'
import { exportedFrom } from '../exports/exported.ts'
import { givenTicking } from '../imports/filled/ticking.ts'
import { readPdf } from './reading/poppler.ts'

const { vereda, teacher, coordinator, school, second, newLine, made } = await givenTicking()
afterAll(() => vereda.close())
const { indicators, options, duties } = second
const [practice] = indicators.filter(({ scale }) => scale === 1)
const [share, small, odd] = indicators.filter(({ scale }) => scale === 2)
const optionOf = (code: string, scale: number) =>
  options.find((each) => each.code === code && (each.scale ?? scale) === scale)?.id ?? 0

const answered = async () => {
  const line = await newLine()
  const answer = (indicator: typeof practice, option: number, basis: object) =>
    vereda.ask(resultCalls.create, teacher, {
      body: { evaluation_line: line, indicator: indicator?.id ?? 0, option, ...basis },
    })
  await answer(practice, optionOf('A', 1), { statements: [11] })
  await answer(share, optionOf('B', 2), { reached: 6, of: 24 })
  await answer(small, optionOf('D', 2), { reached: 1, of: 2 })
  await answer(odd, optionOf('B', 2), { reached: 29, of: 100 })
  const set = (duty: number | undefined, isMet: boolean, plan: string | null) =>
    vereda.ask(dutyCalls.set, teacher, {
      parameters: { id: line },
      body: { duty: duty ?? 0, kept: isMet, plan },
    })
  await set(duties[0]?.id, true, null)
  await set(duties[1]?.id, false, 'A new rule by June.')
  const { evaluation_id } = await vereda.database.db
    .selectFrom('lines')
    .where('id', '=', line)
    .select('evaluation_id')
    .executeTakeFirstOrThrow()
  return { line, evaluation: evaluation_id }
}
const DataValues = z.object({
  dataValues: z.array(z.object({ dataElement: z.string(), value: z.string() })),
})
const here = await answered()
const { workbookOf } = exportedFrom(() => vereda)
const pdfOf = async (body: object) =>
  readPdf((await made(teacher, { format: 'pdf', language: 'en', ...body })).bytes).words

test('the instrument in print has duties first, a box for each statement, who is counted, and lines to write on', async () => {
  const text = await pdfOf({ subject: 'instrument', id: second.id, variant: 'standard' })
  expect(text).toContain(`[ ] One adult of ${practice?.code} begins.`)
  expect(text).toMatch(/The group _+: All learners/)
  expect(text).toMatch(/Reached _+: Learners with a plan/)
  expect(text).toContain('[ ] Yes, it is kept')
  expect(text.indexOf('Nobody is shut in: D1')).toBeLessThan(
    text.indexOf(`[ ] One adult of ${practice?.code}`),
  )
}, 120_000)

test('the document of a line has the unmet duties first, then statements and counts', async () => {
  const text = await pdfOf({ subject: 'evaluation', id: here.evaluation, query: `line=${here.line}` })
  expect(text).toContain('1 of 5 are kept.')
  expect(text.indexOf('Not kept: D2')).toBeLessThan(text.lastIndexOf('Overview'))
  expect(text.indexOf('Not kept: D2')).toBeLessThan(text.indexOf('Kept: D1'))
  expect(text).toContain('A new rule by June.')
  expect(text).toContain(`True: One adult of ${practice?.code} begins.`)
  expect(text).toContain('6 of 24. 25 of 100')
  expect(text).toContain('1 of 2. Small group')
  // 29 / 100 * 100 is a little less than 29 to a computer
  expect(text).toContain('29 of 100. 29 of 100')
  const results = await pdfOf({ subject: 'school', id: school.id, query: `line=${here.line}` })
  expect(results).toContain('1 of 5 are kept. They are part of no score.')
})

test('the tables contain ticks and counts, and the duties on a sheet of their own', async () => {
  const sheets = await workbookOf(teacher, {
    subject: 'evaluation',
    id: here.evaluation,
    language: 'en',
    query: `line=${here.line}`,
  })
  const rowsOf = (name: string) => sheets.find((sheet) => sheet.name === name)?.rows ?? []
  const answers = rowsOf('Answers')
  expect(answers.find((row) => row['Indicator'] === practice?.code)).toMatchObject({
    'True today': `11 One adult of ${practice?.code} begins.`,
  })
  expect(answers.find((row) => row['Indicator'] === share?.code)).toMatchObject({
    Reached: 6,
    'Of how many': 24,
  })
  const owed = rowsOf('Duties')
  expect(owed.map((row) => [row['Duty'], row['Is it kept?'], row['What will be done']])).toEqual([
    ['D1', 'Yes', null],
    ['D2', 'No', 'A new rule by June.'],
    ['D3', null, null],
    ['D4', null, null],
    ['D5', null, null],
  ])
})

test('other systems get counts only where neither those reached nor the rest are fewer than five', async () => {
  await setStatus(vereda.database.db, here.line, 'VALIDATED')
  const { bytes } = await made(coordinator, {
    subject: 'evaluation',
    id: here.evaluation,
    format: 'dhis2',
    language: 'en',
    query: `line=${here.line}`,
  })
  const { dataValues } = DataValues.parse(JSON.parse(bytes.toString()))
  const values = new Map(dataValues.map(({ dataElement, value }) => [dataElement, value]))
  const named = (code: string | undefined) => `VEREDA_I${(code ?? '').replaceAll('.', '_')}`
  expect(values.get(`${named(share?.code)}_REACHED`)).toBe('6')
  expect(values.get(`${named(share?.code)}_OF`)).toBe('24')
  expect(values.has(`${named(small?.code)}_OF`)).toBe(false)
  expect([values.get('VEREDA_DUTY_D1'), values.get('VEREDA_DUTY_D2'), values.has('VEREDA_DUTY_D3')]).toEqual([
    '1',
    '0',
    false,
  ])
})
