import { resultCalls } from 'contract/evaluation/results'
import { beforeAll, expect, test } from 'vitest'
import {
  answeredOf,
  auditOf,
  givenEvaluators,
  givenLine,
  hasBeenTouched,
  letEvaluationRest,
} from '../../given/answers.ts'
import { givenVereda, type Vereda } from '../../vereda.ts'

let vereda: Vereda
let people: Awaited<ReturnType<typeof givenEvaluators>>

beforeAll(async () => {
  vereda = await givenVereda()
  people = await givenEvaluators(vereda.database.db)
})

const line = () => givenLine(vereda.database.db, people.school, people.instrument.id, people.coordinator)

const answered = async (code = '1.1.1', letter: 'A' | 'B' | 'NE' = 'A') => {
  const { instrument, teacher } = people
  const { id } = await line()
  const indicator = instrument.indicator(code)
  const body = {
    evaluation_line: id,
    indicator: indicator.id,
    option: instrument.option(letter, indicator.scale),
  }
  const { body: result } = await vereda.ask(resultCalls.create, teacher, { body })
  return { line: id, result }
}

test('a teacher answers an indicator, and everybody in scope reads the answer', async () => {
  const { instrument, teacher } = people
  const { id, evaluation } = await line()
  await letEvaluationRest(vereda.database.db, evaluation)
  const indicator = instrument.indicator('1.1.1').id
  const { status, headers, body } = await vereda.ask(resultCalls.create, teacher, {
    body: { evaluation_line: id, indicator, option: instrument.option('C'), na_reason: 'not asked for' },
  })
  expect(status).toBe(201)
  expect(headers['etag']).toBe('"v1"')
  expect(body).toEqual({
    id: expect.any(Number),
    evaluation_line: id,
    indicator,
    option: { id: instrument.option('C'), code: 'C', points: 3 },
    na_reason: null,
    files: [],
    statements: [],
    reached: null,
    of: null,
    updated_by: { id: teacher.id, name: 'Tomás Teacher' },
    version: 1,
    updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
  })
  for (const reader of [teacher, people.coordinator, people.representative, people.administrator]) {
    const read = await vereda.ask(resultCalls.read, reader, { parameters: { id: body.id } })
    expect(read.status).toBe(200)
    expect(read.body).toEqual(body)
  }
  expect(await answeredOf(vereda.database.db, id)).toBe(1)
  expect(await hasBeenTouched(vereda.database.db, evaluation)).toBe(true)
  expect(await auditOf(vereda.database.db, 'result', body.id)).toEqual([
    { deed: 'result.create', old: null, new: { indicator, option: 'C' }, actor_id: teacher.id },
  ])
})

test('a coordinator changes an answer, and the audit has the letter before', async () => {
  const { instrument, coordinator, teacher } = people
  const { line: id, result } = await answered()
  const { status, headers, body } = await vereda.ask(resultCalls.change, coordinator, {
    parameters: { id: result.id },
    body: { option: instrument.option('G') },
    headers: { 'if-match': '"v1"' },
  })
  expect(status).toBe(200)
  expect(headers['etag']).toBe('"v2"')
  expect(body).toMatchObject({ id: result.id, option: { code: 'G', points: 7 }, version: 2 })
  expect(body.updated_by).toEqual({ id: coordinator.id, name: 'Carmen Coordinator' })
  const read = await vereda.ask(resultCalls.read, teacher, { parameters: { id: result.id } })
  expect(read.body).toEqual(body)
  expect(await answeredOf(vereda.database.db, id)).toBe(1)
  expect((await auditOf(vereda.database.db, 'result', result.id)).at(-1)).toEqual({
    deed: 'result.change',
    old: { indicator: result.indicator, option: 'A' },
    new: { indicator: result.indicator, option: 'G' },
    actor_id: coordinator.id,
  })
})

test('the same answer sent again changes nothing', async () => {
  const { instrument, colleague } = people
  const { result } = await answered()
  const again = await vereda.ask(resultCalls.change, colleague, {
    parameters: { id: result.id },
    body: { option: instrument.option('A') },
  })
  expect(again.status).toBe(200)
  expect(again.body).toEqual(result)
  const nothing = await vereda.ask(resultCalls.change, colleague, { parameters: { id: result.id }, body: {} })
  expect(nothing.body).toEqual(result)
  expect(await auditOf(vereda.database.db, 'result', result.id)).toHaveLength(1)
})

test('a teacher removes an answer, and the line no longer counts it', async () => {
  const { teacher } = people
  const { line: id, result } = await answered()
  const removed = await vereda.ask(resultCalls.remove, teacher, { parameters: { id: result.id } })
  expect(removed.status).toBe(200)
  expect(removed.body).toEqual({ code: 'result_deleted', detail: 'Result deleted' })
  expect(await answeredOf(vereda.database.db, id)).toBe(0)
  const again = await vereda.ask(resultCalls.remove, teacher, { parameters: { id: result.id } })
  expect(again.status).toBe(404)
  expect((await auditOf(vereda.database.db, 'result', result.id)).at(-1)).toMatchObject({
    deed: 'result.delete',
    old: { option: 'A' },
  })
})

test('who read an answer before somebody changed it can neither change nor remove it', async () => {
  const { instrument, teacher, colleague } = people
  const { result } = await answered()
  const parameters = { id: result.id }
  await vereda.ask(resultCalls.change, colleague, { parameters, body: { option: instrument.option('B') } })
  const headers = { 'if-match': '"v1"' }
  const late = await vereda.ask(resultCalls.change, teacher, {
    parameters,
    headers,
    body: { option: instrument.option('C') },
  })
  expect(late.status).toBe(412)
  expect(late.body).toMatchObject({ code: 'version_conflict', version: 2 })
  const removal = await vereda.ask(resultCalls.remove, teacher, { parameters, headers })
  expect(removal.status).toBe(412)
  const anything = await vereda.ask(resultCalls.change, teacher, {
    parameters,
    headers: { 'if-match': '*' },
    body: { option: instrument.option('C') },
  })
  expect(anything.status).toBe(200)
})

test('a second answer to the same indicator is refused with the existing one', async () => {
  const { instrument, colleague } = people
  const { line: id, result } = await answered()
  const second = await vereda.ask(resultCalls.create, colleague, {
    body: { evaluation_line: id, indicator: result.indicator, option: instrument.option('B') },
  })
  expect(second.status).toBe(409)
  expect(second.body).toMatchObject({ code: 'result_exists', id: result.id })
  expect(await answeredOf(vereda.database.db, id)).toBe(1)
})

test('a repeated request is answered with the first result', async () => {
  const { instrument, teacher } = people
  const { id } = await line()
  const question = {
    body: {
      evaluation_line: id,
      indicator: instrument.indicator('1.1.1').id,
      option: instrument.option('B'),
    },
    headers: { 'idempotency-key': '0d5c1b58-7f0e-4f3a-9a55-1f2f64a4b0aa' },
  }
  const first = await vereda.ask(resultCalls.create, teacher, question)
  const second = await vereda.ask(resultCalls.create, teacher, question)
  expect(second.status).toBe(201)
  expect(second.headers['idempotent-replay']).toBe('true')
  expect(second.body).toEqual(first.body)
  expect(await answeredOf(vereda.database.db, id)).toBe(1)
})
