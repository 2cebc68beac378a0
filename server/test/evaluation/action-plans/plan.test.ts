import { actionPlanCalls } from 'contract/evaluation/plan/action-plans'
import { shownScore } from 'contract/evaluation/scores/scores'
import type { OptionCode } from 'contract/instrument/instruments'
import { expect, test } from 'vitest'
import { setStatus } from '../../given/answers.ts'
import type { Someone } from '../../given/people.ts'
import { refusalOf } from '../../said.ts'
import { givenPlanning, missing } from './planning.ts'

const { vereda, db, people, line } = await givenPlanning()

const read = (as: Someone, evaluation: number, evaluation_line_id?: number) =>
  vereda.ask(actionPlanCalls.read, as, {
    parameters: { id: evaluation },
    query: { ...(evaluation_line_id && { evaluation_line_id: String(evaluation_line_id) }) },
  })

/** Answers given before the plan is made, written straight to their table. */
const answered = async (id: number, answers: Record<string, OptionCode>) => {
  const { instrument, teacher } = people
  await db
    .insertInto('results')
    .values(
      Object.entries(answers).map(([code, letter]) => {
        const indicator = instrument.indicator(code)
        return {
          line_id: id,
          indicator_id: indicator.id,
          option_id: instrument.option(letter, indicator.scale),
          na_reason: letter === 'NA' ? 'None here' : null,
          updated_by: teacher.id,
        }
      }),
    )
    .execute()
}

const inAll = (letters: Record<number, OptionCode>): Record<string, OptionCode> =>
  Object.fromEntries(
    Object.entries(letters).flatMap(([domain, letter]) => [
      [`${domain}.1.1`, letter],
      [`${domain}.1.2`, letter],
    ]),
  )

test('an empty plan exists from the beginning, and staff may change it', async () => {
  const { coordinator, teacher, administrator, representative } = people
  const { id, evaluation, plan } = await line()
  const empty = { id: plan, evaluation_line: id, questions: [], goals: [], suggestions: [] }
  for (const staff of [coordinator, representative, administrator]) {
    expect((await read(staff, evaluation)).body).toEqual({ ...empty, editable: true })
  }
  expect((await read(teacher, evaluation)).body).toEqual({ ...empty, editable: false })
})

test('staff change a plan until its line is closed', async () => {
  const { id, evaluation } = await line()
  const isEditable = { 'IN REVIEW': true, VALIDATED: true, CLOSED: false }
  for (const status of ['IN REVIEW', 'VALIDATED', 'CLOSED'] as const) {
    await setStatus(db, id, status)
    expect((await read(people.coordinator, evaluation)).body.editable).toBe(isEditable[status])
    expect((await read(people.teacher, evaluation)).body.editable).toBe(false)
  }
})

test('the plan is that of the latest line, or of a requested line of this evaluation', async () => {
  const { coordinator, stranger, newcomer } = people
  const base = await line({ status: 'CLOSED' })
  const second = await line({ evaluation: base.evaluation, kind: 2, year: 2027 })
  const other = await line()
  expect((await read(coordinator, base.evaluation)).body.id).toBe(second.plan)
  expect((await read(coordinator, base.evaluation, base.id)).body).toMatchObject({
    id: base.plan,
    editable: false,
  })
  const refusal = [404, 'not_found']
  expect(refusalOf(await read(coordinator, base.evaluation, other.id))).toEqual(refusal)
  expect(refusalOf(await read(coordinator, missing))).toEqual(refusal)
  expect(refusalOf(await read(stranger, base.evaluation))).toEqual(refusal)
  expect(refusalOf(await read(newcomer, base.evaluation))).toEqual(refusal)
})

test('the plan proposes the most important and weakest domains, with their lowest indicators', async () => {
  const { coordinator, instrument } = people
  const { db } = vereda.database
  const { id, evaluation } = await line()
  await answered(id, {
    ...inAll({ 2: 'B', 3: 'A', 4: 'G', 5: 'NE', 6: 'NA' }),
    '1.1.1': 'NE',
    '1.1.2': 'A',
    '1.1.3': 'B',
    '1.1.4': 'B',
    '1.2.1': 'NA',
    '1.2.2': 'C',
    '1.2.3': 'D',
    '1.2.4': 'E',
    '1.3.1': 'B',
    '1.3.2': 'D',
    '1.3.3': 'NA',
    '7.1.1': 'B',
    '7.1.2': 'B',
  })
  const shares = [10, 20, 20, 15, 10, 15, 10]
  await db
    .insertInto('indiprin_scores')
    .values(shares.map((score, at) => ({ line_id: id, category_id: instrument.categories[at] ?? 0, score })))
    .execute()
  const { suggestions } = (await read(coordinator, evaluation)).body
  expect(
    suggestions.map(({ category, priority }) => [
      instrument.categories.indexOf(category) + 1,
      shownScore(priority),
    ]),
  ).toEqual([
    [3, 17.1],
    [2, 14.3],
    [5, 10],
    [7, 7.1],
    [1, 6.1],
  ])
  const first = suggestions.find(({ category }) => category === instrument.categories[0])
  expect(first?.indicators).toEqual(
    ['1.1.1', '1.1.2', '1.1.3', '1.1.4', '1.3.1'].map((code) => instrument.indicator(code).id),
  )
})

test('until the priorities are decided, the points are shared equally', async () => {
  const { coordinator, instrument } = people
  const { id, evaluation } = await line()
  await answered(id, inAll({ 2: 'NE', 4: 'NE' }))
  expect((await read(coordinator, evaluation)).body.suggestions).toEqual([
    { category: instrument.categories[1], priority: 15, indicators: expect.any(Array), line: id },
    { category: instrument.categories[3], priority: 14, indicators: expect.any(Array), line: id },
  ])
})

test('in a second line, an incomplete domain is proposed by the line before', async () => {
  const { coordinator, instrument } = people
  const base = await line({ status: 'CLOSED' })
  await answered(base.id, inAll({ 2: 'NE', 4: 'NE' }))
  const second = await line({ evaluation: base.evaluation, kind: 2, year: 2027 })
  await answered(second.id, inAll({ 2: 'D' }))
  const { suggestions } = (await read(coordinator, base.evaluation)).body
  expect(
    suggestions.map(({ category, line: of }) => [instrument.categories.indexOf(category) + 1, of]),
  ).toEqual([
    [4, base.id],
    [2, second.id],
  ])
})
