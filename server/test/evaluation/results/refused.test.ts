import { lineStatuses } from 'contract/evaluation/lines'
import { resultCalls } from 'contract/evaluation/results'
import type { OptionCode } from 'contract/instrument/instruments'
import { beforeAll, expect, test } from 'vitest'
import { givenEvaluators, givenLine, setStatus } from '../../given/answers.ts'
import { givenSmallInstrument } from '../../given/small-instrument.ts'
import { refusalOf } from '../../said.ts'
import { givenVereda, type Vereda } from '../../vereda.ts'

let vereda: Vereda
let people: Awaited<ReturnType<typeof givenEvaluators>>
let line: Awaited<ReturnType<typeof givenLine>>

beforeAll(async () => {
  vereda = await givenVereda()
  people = await givenEvaluators(vereda.database.db)
  line = await givenLine(vereda.database.db, people.school, people.instrument.id, people.coordinator)
})

const missing = 999_999

const create = async (
  change: Partial<{ evaluation_line: number; indicator: number; option: number; na_reason: string | null }>,
  as = people.teacher,
) => {
  const { instrument } = people
  const body = {
    evaluation_line: line.id,
    indicator: instrument.indicator('2.1.1').id,
    option: instrument.option('A'),
    ...change,
  }
  return refusalOf(await vereda.ask(resultCalls.create, as, { body }))
}

test('a line that is missing or out of scope is refused with the same text, but for an administrator', async () => {
  const { teacher, stranger, newcomer, coordinator, administrator } = people
  expect(await create({ evaluation_line: missing }, teacher)).toEqual([403, 'permission_denied'])
  expect(await create({ evaluation_line: missing }, coordinator)).toEqual([403, 'permission_denied'])
  expect(await create({}, stranger)).toEqual([403, 'permission_denied'])
  expect(await create({}, newcomer)).toEqual([403, 'permission_denied'])
  expect(await create({ evaluation_line: missing }, administrator)).toEqual([409, 'line_not_open'])
})

test('an indicator must exist in the instrument of the evaluation', async () => {
  const { teacher, administrator } = people
  const other = await givenSmallInstrument(vereda.database.db)
  const foreign = other.indicator('1.1.1').id
  expect(await create({ indicator: missing }, administrator)).toEqual([
    400,
    'indicator_not_found',
    'indicator',
  ])
  expect(await create({ indicator: missing }, teacher)).toEqual([400, 'indicator_not_found', 'indicator'])
  expect(await create({ indicator: foreign }, teacher)).toEqual([
    400,
    'indicator_not_in_instrument',
    'indicator',
  ])
  expect(await create({ option: missing }, teacher)).toEqual([400, 'does_not_exist', 'option'])
  expect(await create({ option: other.option('A') }, teacher)).toEqual([400, 'does_not_exist', 'option'])
})

test('a letter must be of the scale of the indicator', async () => {
  const { instrument } = people
  expect(await create({ option: instrument.option('A', 2) })).toEqual([400, 'option_not_in_scale', 'option'])
  const second = instrument.indicator('2.1.2').id
  expect(await create({ indicator: second, option: instrument.option('A', 1) })).toEqual([
    400,
    'option_not_in_scale',
    'option',
  ])
})

test('"not applicable" needs an indicator that allows it, and a reason', async () => {
  const { instrument, teacher } = people
  const na = { option: instrument.option('NA') }
  expect(await create({ ...na, na_reason: 'We have none' })).toEqual([400, 'na_not_allowed', 'option'])
  const allowed = instrument.indicator('1.1.3').id
  expect(await create({ ...na, indicator: allowed })).toEqual([400, 'required', 'na_reason'])
  expect(await create({ ...na, indicator: allowed, na_reason: '  ' })).toEqual([400, 'required', 'na_reason'])
  const empty = instrument.indicator('1.1.2').id
  const { status, body } = await vereda.ask(resultCalls.create, teacher, {
    body: { evaluation_line: line.id, indicator: empty, ...na, na_reason: ' Nobody is meant ' },
  })
  expect([status, body.option, body.na_reason]).toEqual([
    201,
    { id: instrument.option('NA'), code: 'NA', points: null },
    'Nobody is meant',
  ])
})

test('a change is checked with the resulting answer', async () => {
  const { instrument, teacher } = people
  const indicator = instrument.indicator('1.2.3').id
  const { body: result } = await vereda.ask(resultCalls.create, teacher, {
    body: { evaluation_line: line.id, indicator, option: instrument.option('NE') },
  })
  const change = (body: { option?: number; na_reason?: string | null }) =>
    vereda.ask(resultCalls.change, teacher, { parameters: { id: result.id }, body })
  expect(refusalOf(await change({ option: instrument.option('NA') }))).toEqual([400, 'required', 'na_reason'])
  expect(refusalOf(await change({ option: instrument.option('A', 2) }))).toEqual([
    400,
    'option_not_in_scale',
    'option',
  ])
  expect(refusalOf(await change({ option: missing }))).toEqual([400, 'does_not_exist', 'option'])
  expect((await change({ na_reason: 'Only with NA' })).body.na_reason).toBeNull()
  const reasoned = await change({ option: instrument.option('NA'), na_reason: 'No such learners' })
  expect(reasoned.body.na_reason).toBe('No such learners')
  expect(refusalOf(await change({ na_reason: null }))).toEqual([400, 'required', 'na_reason'])
  expect((await change({ na_reason: 'None this year' })).body.na_reason).toBe('None this year')
  expect((await change({ option: instrument.option('B') })).body.na_reason).toBeNull()
})

test('the body itself is checked first', async () => {
  const { teacher } = people
  const ask = async (body: object) =>
    refusalOf(await vereda.ask(resultCalls.create, teacher, { body: body as never }))
  expect(await ask({})).toEqual([400, 'required', 'evaluation_line', 'indicator', 'option'])
  expect(await ask({ evaluation_line: [line.id], indicator: 1, option: 1 })).toEqual([
    400,
    'validation_error',
    'evaluation_line',
  ])
  expect(
    await ask({ evaluation_line: line.id, indicator: 1, option: 1, na_reason: 'x'.repeat(1001) }),
  ).toEqual([400, 'max_length', 'na_reason'])
  expect(await ask({ evaluation_line: line.id, indicator: 1, option: 1, id: 4 })).toEqual([
    403,
    'permission_denied',
  ])
  expect(refusalOf(await vereda.ask(resultCalls.read, null, { parameters: { id: 1 } }))).toEqual([
    401,
    'not_authenticated',
  ])
})

test('the answer of another school is missing like one that never existed', async () => {
  const { instrument, teacher, stranger, newcomer } = people
  const { body: result } = await vereda.ask(resultCalls.create, teacher, {
    body: {
      evaluation_line: line.id,
      indicator: instrument.indicator('3.1.1').id,
      option: instrument.option('B'),
    },
  })
  for (const id of [result.id, missing]) {
    for (const somebody of [stranger, newcomer]) {
      const parameters = { id }
      const body = { option: instrument.option('C') }
      expect(refusalOf(await vereda.ask(resultCalls.read, somebody, { parameters }))).toEqual([
        404,
        'not_found',
      ])
      expect(refusalOf(await vereda.ask(resultCalls.change, somebody, { parameters, body }))).toEqual([
        404,
        'not_found',
      ])
      expect(refusalOf(await vereda.ask(resultCalls.remove, somebody, { parameters }))).toEqual([
        404,
        'not_found',
      ])
    }
  }
})

test('answers are frozen from the submission on', async () => {
  const { instrument, teacher, administrator } = people
  const { db } = vereda.database
  const frozen = await givenLine(db, people.school, instrument.id, people.coordinator)
  const body = { evaluation_line: frozen.id, indicator: instrument.indicator('1.1.1').id }
  const { body: result } = await vereda.ask(resultCalls.create, teacher, {
    body: { ...body, option: instrument.option('A') },
  })
  const option = (code: OptionCode) => ({ option: instrument.option(code) })
  for (const status of lineStatuses.filter((each) => each !== 'OPEN')) {
    await setStatus(db, frozen.id, status)
    for (const somebody of [teacher, administrator]) {
      const parameters = { id: result.id }
      const headers = { 'if-match': '"v9"' }
      const refusal = [409, 'cycle_not_open']
      expect(await create({ ...body, ...option('B') }, somebody)).toEqual(refusal)
      expect(
        refusalOf(await vereda.ask(resultCalls.change, somebody, { parameters, headers, body: option('B') })),
      ).toEqual(refusal)
      expect(refusalOf(await vereda.ask(resultCalls.remove, somebody, { parameters, headers }))).toEqual(
        refusal,
      )
      expect((await vereda.ask(resultCalls.read, somebody, { parameters })).status).toBe(200)
    }
  }
})
