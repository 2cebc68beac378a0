import { evaluationCalls } from 'contract/evaluation/evaluations'
import { fileCalls } from 'contract/evaluation/files'
import { resultCalls } from 'contract/evaluation/results'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditOf, setStatus } from '../../given/answers.ts'
import type { Someone } from '../../given/people.ts'
import { type AppContext, givenFiles } from '../files/house.ts'

let context: AppContext

beforeAll(async () => {
  context = await givenFiles()
})
afterAll(() => context.close())

const fileIn = async (fields = {}, person: Someone = context.teacher): Promise<number> => {
  const { body } = await context.upload('minutes.txt', 'We met.', { ...context.shown, ...fields }, person)
  return body.id
}

const answered = async (code: string, files?: number[]) => {
  const { instrument, teacher, line } = context
  const indicator = instrument.indicator(code)
  return context.ask(resultCalls.create, teacher, {
    body: {
      evaluation_line: line.id,
      indicator: indicator.id,
      option: instrument.option('B', indicator.scale),
      ...(files && { files }),
    },
  })
}

const mark = (id: number, files: number[], person: Someone = context.teacher) =>
  context.ask(resultCalls.change, person, { parameters: { id }, body: { files } })

test('an answer refers to evidence of its domain, for every reader, without changing the letter', async () => {
  const { teacher, coordinator, line } = context
  const [one, other] = [await fileIn(), await fileIn({ stage: 3 })]
  const { status, body: result } = await answered('1.1.1', [one])
  expect(status).toBe(201)
  expect(result.files).toEqual([one])
  const marked = await mark(result.id, [other, one, one])
  expect(marked.body).toMatchObject({ files: [one, other], option: { code: 'B' }, version: 2 })
  const again = await mark(result.id, [one, other])
  expect(again.body.version).toBe(2)
  const read = await context.ask(resultCalls.read, coordinator, { parameters: { id: result.id } })
  expect(read.body.files).toEqual([one, other])
  const whole = await context.ask(evaluationCalls.read, coordinator, { parameters: { id: line.evaluation } })
  expect(whole.body.line.results.find(({ id }) => id === result.id)?.files).toEqual([one, other])
  expect((await auditOf(context.db, 'result', result.id)).at(-1)).toMatchObject({
    old: { files: [one] },
    new: { files: [one, other] },
    actor_id: teacher.id,
  })

  const letter = await context.ask(resultCalls.change, teacher, {
    parameters: { id: result.id },
    body: { option: context.instrument.option('D') },
  })
  expect(letter.body.files).toEqual([one, other])
})

test('a file of another domain, of another line, or a missing one is refused alike', async () => {
  const { instrument, stranger, otherLine } = context
  const { body: result } = await answered('1.1.2')
  const elsewhere = [
    await fileIn({ category: instrument.categories[1] ?? 0 }),
    await fileIn({ evaluation_line: otherLine.id }, stranger),
    2_000_000_000,
  ]
  for (const file of elsewhere) {
    const { status, body } = await mark(result.id, [file])
    expect(status).toBe(400)
    expect(body).toMatchObject({ errors: { files: [{ code: 'does_not_exist' }] } })
  }
  const refused = await mark(
    result.id,
    Array.from({ length: 31 }, (_, at) => at + 1),
  )
  expect(refused.status).toBe(400)
})

test('a deleted file is removed from the answer, and one that is already deleted does not refuse the letter', async () => {
  const { teacher } = context
  const [one, other] = [await fileIn(), await fileIn()]
  const { body: result } = await answered('1.1.3', [one, other])
  await context.ask(fileCalls.remove, teacher, { parameters: { id: one } })
  const read = await context.ask(resultCalls.read, teacher, { parameters: { id: result.id } })
  expect(read.body).toMatchObject({ files: [other], version: 1 })
  const late = await mark(result.id, [one, other])
  expect(late.status).toBe(200)
  expect(late.body.files).toEqual([other])
})

test('a stranger links no file, and nobody does on a line in review', async () => {
  const { stranger, newcomer, coordinator, line, db } = context
  const file = await fileIn()
  const { body: result } = await answered('1.1.4')
  for (const person of [stranger, newcomer]) expect((await mark(result.id, [file], person)).status).toBe(404)
  expect((await mark(result.id, [file], coordinator)).status).toBe(200)
  await setStatus(db, line.id, 'IN REVIEW')
  const frozen = await mark(result.id, [])
  expect(frozen.status).toBe(409)
  expect(frozen.body).toMatchObject({ code: 'cycle_not_open' })
  await setStatus(db, line.id, 'OPEN')
})
