// @both-databases: one session in turns here, sessions that lock each other there
import { resultCalls } from 'contract/evaluation/results'
import { beforeAll, expect, test } from 'vitest'
import { answeredOf, auditOf, givenEvaluators, givenLine } from '../../given/answers.ts'
import type { Someone } from '../../given/people.ts'
import { givenVereda, type Vereda } from '../../vereda.ts'

let vereda: Vereda
let people: Awaited<ReturnType<typeof givenEvaluators>>

beforeAll(async () => {
  vereda = await givenVereda()
  people = await givenEvaluators(vereda.database.db)
})

const rounds = Array.from({ length: 15 }, (_, round) => round)
const line = () => givenLine(vereda.database.db, people.school, people.instrument.id, people.coordinator)

const answer = (as: Someone, id: number, code: string, letter: 'A' | 'B') => {
  const indicator = people.instrument.indicator(code)
  const option = people.instrument.option(letter, indicator.scale)
  return vereda.ask(resultCalls.create, as, {
    body: { evaluation_line: id, indicator: indicator.id, option },
  })
}

const change = (as: Someone, id: number, letter: 'C' | 'D') =>
  vereda.ask(resultCalls.change, as, {
    parameters: { id },
    body: { option: people.instrument.option(letter) },
  })

test('two people who answer one indicator at the same time make one answer, and the second gets the existing one', async () => {
  for (const _ of rounds) {
    const { id } = await line()
    const both = await Promise.all([
      answer(people.teacher, id, '1.1.1', 'A'),
      answer(people.colleague, id, '1.1.1', 'B'),
    ])
    const [made, refused] = both.sort((one, other) => one.status - other.status)
    expect([made?.status, refused?.status]).toEqual([201, 409])
    expect(refused?.body).toMatchObject({ code: 'result_exists', id: made?.body.id })
    expect(await answeredOf(vereda.database.db, id)).toBe(1)
  }
})

test('two people who answer different indicators at the same time lose nothing', async () => {
  const { id } = await line()
  const codes = people.instrument.indicators.map((indicator) => indicator.code)
  const all = await Promise.all(
    codes.map((code, at) => answer(at % 2 ? people.teacher : people.colleague, id, code, 'A')),
  )
  expect(all.map(({ status }) => status)).toEqual(codes.map(() => 201))
  expect(await answeredOf(vereda.database.db, id)).toBe(codes.length)
})

test('two people who change one answer at the same time are both recorded, one after the other', async () => {
  for (const _ of rounds) {
    const { id } = await line()
    const { body: result } = await answer(people.teacher, id, '1.1.1', 'A')
    const both = await Promise.all([
      change(people.teacher, result.id, 'C'),
      change(people.coordinator, result.id, 'D'),
    ])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(both.map(({ body }) => body.version).sort((one, other) => one - other)).toEqual([2, 3])
    const [, first, second] = await auditOf(vereda.database.db, 'result', result.id)
    expect(first).toMatchObject({ old: { option: 'A' } })
    expect(second?.old).toEqual(first?.new)
  }
})

test('a change and a removal at the same time end with the answer removed and not counted', async () => {
  for (const _ of rounds) {
    const { id } = await line()
    const { body: result } = await answer(people.teacher, id, '1.1.1', 'A')
    const [changed, removed] = await Promise.all([
      change(people.teacher, result.id, 'C'),
      vereda.ask(resultCalls.remove, people.colleague, { parameters: { id: result.id } }),
    ])
    expect([200, 404]).toContain(changed.status)
    expect(removed.status).toBe(200)
    expect(await answeredOf(vereda.database.db, id)).toBe(0)
  }
})

/** What a submission does: nobody writes to the line, then its answers are counted, then it is in review. */
const submit = (id: number): Promise<number> =>
  vereda.database.db.transaction().execute(async (db) => {
    await db.selectFrom('lines').select('id').where('id', '=', id).forUpdate().execute()
    const answers = await db.selectFrom('results').select('id').where('line_id', '=', id).execute()
    await db.updateTable('lines').set({ status: 'IN REVIEW' }).where('id', '=', id).execute()
    return answers.length
  })

test('an answer during a submission is either counted by it or refused', async () => {
  for (const _ of rounds) {
    const { id } = await line()
    const [first, counted, second] = await Promise.all([
      answer(people.teacher, id, '1.1.1', 'A'),
      submit(id),
      answer(people.colleague, id, '2.1.1', 'A'),
    ])
    const answers = [first, second]
    for (const { status, body } of answers) {
      expect(status === 201 || (status === 409 && body.code === 'cycle_not_open')).toBe(true)
    }
    expect(counted).toBe(answers.filter(({ status }) => status === 201).length)
    expect(await answeredOf(vereda.database.db, id)).toBe(counted)
  }
})
