import { resultCalls } from 'contract/evaluation/results'
import { beforeAll, expect, test } from 'vitest'
import { auditOf, givenEvaluators, givenLine } from '../../given/answers.ts'
import { givenSecondInstrument } from '../../given/places.ts'
import { givenVereda, type Vereda } from '../../vereda.ts'

let vereda: Vereda
let people: Awaited<ReturnType<typeof givenEvaluators>>
let second: Awaited<ReturnType<typeof givenSecondInstrument>>

beforeAll(async () => {
  vereda = await givenVereda()
  people = await givenEvaluators(vereda.database.db)
  second = await givenSecondInstrument(vereda.database.db)
})

const line = async (instrument = second.id) =>
  (await givenLine(vereda.database.db, people.school, instrument, people.coordinator)).id

const bodyOf = (evaluation_line: number, code: string, letter: string, basis: object) => {
  const indicator = second.indicators.find((each) => each.code === code)
  const option = second.options.find(
    (each) => each.code === letter && [null, indicator?.scale].includes(each.scale),
  )
  return { evaluation_line, indicator: indicator?.id ?? 0, option: option?.id ?? 0, ...basis }
}
const answer = async (code: string, letter: string, basis: object) =>
  vereda.ask(resultCalls.create, people.teacher, { body: bodyOf(await line(), code, letter, basis) })

const faults = (body: unknown) => Object.keys((body as { errors?: object }).errors ?? {})

test('ticks are stored with the letter, each once and in order; the letter is the person’s', async () => {
  const { status, body } = await answer('1.1.1', 'D', { statements: [21, 11, 11] })
  expect(status).toBe(201)
  expect(body).toMatchObject({ statements: [11, 21], reached: null, of: null, option: { code: 'D' } })
  const read = await vereda.ask(resultCalls.read, people.coordinator, { parameters: { id: body.id } })
  expect(read.body).toEqual(body)
  expect(await auditOf(vereda.database.db, 'result', body.id)).toMatchObject([
    { deed: 'result.create', new: { option: 'D', statements: [11, 21] } },
  ])
})

test('for Reach two numbers are stored, and a later letter leaves them unchanged', async () => {
  const { body } = await answer('1.1.2', 'F', { reached: 31, of: 38 })
  expect(body).toMatchObject({ reached: 31, of: 38 })
  const change = { option: bodyOf(0, '1.1.2', 'E', {}).option }
  const changed = await vereda.ask(resultCalls.change, people.teacher, {
    parameters: { id: body.id },
    body: change,
    headers: { 'if-match': '"v1"' },
  })
  expect(changed.body).toMatchObject({ reached: 31, of: 38, option: { code: 'E' }, version: 2 })
  const counted = await vereda.ask(resultCalls.change, people.teacher, {
    parameters: { id: body.id },
    body: { reached: 5, of: 6 },
    headers: { 'if-match': '"v2"' },
  })
  expect(counted.body).toMatchObject({ reached: 5, of: 6, version: 3 })
  expect((await auditOf(vereda.database.db, 'result', body.id)).at(-1)).toMatchObject({
    old: { reached: 31, of: 38 },
    new: { reached: 5, of: 6 },
  })
  const same = await vereda.ask(resultCalls.change, people.teacher, {
    parameters: { id: body.id },
    body: { reached: 5, of: 6 },
    headers: { 'if-match': '"v3"' },
  })
  expect(same.body.version).toBe(3)
})

test('a statement of another indicator is refused at the statements', async () => {
  const { status, body } = await answer('1.1.2', 'A', { statements: [33] })
  expect([status, faults(body)]).toEqual([400, ['statements']])
})

test('more reached than there are, a single number, and numbers for Practice are refused at their field', async () => {
  const refusal = async (code: string, basis: object) => {
    const { status, body } = await answer(code, 'A', basis)
    return [status, ...faults(body)]
  }
  expect(await refusal('1.1.2', { reached: 7, of: 6 })).toEqual([400, 'reached'])
  expect(await refusal('1.1.2', { reached: 7 })).toEqual([400, 'of'])
  expect(await refusal('1.1.2', { of: 7 })).toEqual([400, 'reached'])
  expect(await refusal('1.1.2', { reached: -1, of: 7 })).toEqual([400, 'reached'])
  expect(await refusal('1.1.1', { reached: 1, of: 7 })).toEqual([400, 'reached'])
})
