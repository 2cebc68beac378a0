import { resultCalls } from 'contract/evaluation/results'
import type { OptionCode } from 'contract/instrument/instruments'
import { practiceCaseCalls } from 'contract/instrument/practice-cases'
import { userCalls } from 'contract/people/users'
import { beforeAll, expect, test } from 'vitest'
import { givenEvaluators, givenLine } from '../given/answers.ts'
import { asSchool, asSuperuser, type Someone } from '../given/people.ts'
import { givenVereda, type Vereda } from '../vereda.ts'

let vereda: Vereda
let people: Awaited<ReturnType<typeof givenEvaluators>>
beforeAll(async () => {
  vereda = await givenVereda()
  people = await givenEvaluators(vereda.database.db)
})

const newTeacher = () => asSchool(vereda.database.db, [people.school.id])
const list = async (who: Someone) => (await vereda.ask(practiceCaseCalls.list, who)).body
const choose = (who: Someone, number: number, option: OptionCode | null) =>
  vereda.ask(practiceCaseCalls.choose, who, { parameters: { case: number }, body: { option } })

test('a person stores a letter, or that they saw the solution, and chooses anew; the last counts', async () => {
  const teacher = await newTeacher()
  expect(await list(teacher)).toEqual({ choices: [], proposed: true, corrections: [] })
  expect((await choose(teacher, 12, 'D')).body).toMatchObject({ case: 12, option: 'D' })
  await choose(teacher, 11, null)
  await choose(teacher, 12, 'C')
  expect((await list(teacher)).choices).toMatchObject([
    { case: 11, option: null },
    { case: 12, option: 'C' },
  ])
})

test('nobody else reads it, not even a superuser, and the audit has nothing of it', async () => {
  const [teacher, superuser] = [await newTeacher(), await asSuperuser(vereda.database.db)]
  await choose(teacher, 21, 'E')
  expect((await list(people.coordinator)).choices).toEqual([])
  expect((await list(superuser)).choices).toEqual([])
  const audited = await vereda.database.db
    .selectFrom('audit')
    .where('actor_id', '=', teacher.id)
    .selectAll()
    .execute()
  expect(audited).toEqual([])
})

test('an invalid number of a case is 404', async () => {
  for (const number of [10, 14, 81, 0])
    expect((await choose(people.teacher, number, 'A')).status, String(number)).toBe(404)
})

test("practice is restarted: one's choices are deleted, and those of others stay", async () => {
  const [one, other] = [await newTeacher(), await newTeacher()]
  await choose(one, 31, 'NA')
  await choose(other, 31, 'NE')
  expect((await vereda.ask(practiceCaseCalls.clear, one)).body.code).toBe('practice_cleared')
  expect((await list(one)).choices).toEqual([])
  expect((await list(other)).choices).toMatchObject([{ case: 31, option: 'NE' }])
})

test('who declines the proposal is never asked again', async () => {
  const teacher = await newTeacher()
  await vereda.ask(practiceCaseCalls.decline, teacher)
  const { status } = await vereda.ask(practiceCaseCalls.decline, teacher)
  expect(status).toBe(200)
  expect((await list(teacher)).proposed).toBe(false)
})

test('who has answered an indicator gets no proposal', async () => {
  const { instrument, school, coordinator } = people
  const teacher = await newTeacher()
  const line = await givenLine(vereda.database.db, school, instrument.id, coordinator)
  const { id, scale } = instrument.indicator('1.1.1')
  const option = instrument.option('B', scale)
  const { status } = await vereda.ask(resultCalls.create, teacher, {
    body: { evaluation_line: line.id, indicator: id, option },
  })
  expect([status, (await list(teacher)).proposed]).toEqual([201, false])
})

test("a person's practice is deleted with the person", async () => {
  const [teacher, superuser] = [await newTeacher(), await asSuperuser(vereda.database.db)]
  await choose(teacher, 43, 'G')
  await vereda.ask(practiceCaseCalls.decline, teacher)
  const parameters = { id: teacher.id }
  expect((await vereda.ask(userCalls.remove, superuser, { parameters })).status).toBe(200)
  for (const table of ['case_choices', 'case_proposals_declined'] as const) {
    const rows = vereda.database.db.selectFrom(table).where('user_id', '=', teacher.id).selectAll()
    expect(await rows.execute(), table).toEqual([])
  }
})
