// @both-databases: what is saved while a line moves waits here, and meets a lock there
import { actionPlanCalls } from 'contract/evaluation/plan/action-plans'
import { goalCalls } from 'contract/evaluation/plan/goals'
import { expect, test } from 'vitest'
import { givenLine } from '../../../given/answers.ts'
import { givenVereda } from '../../../vereda.ts'
import { givenEditions } from './given-editions.ts'

const vereda = await givenVereda()
const place = await givenEditions(vereda)
const { db, instrument, coordinator, next } = place

test.each([
  ['moves within its evaluation', false],
  ['moves to an evaluation of its own', true],
])('answers saved while the line %s are in one of both editions, and none is lost', async (_, isOwn) => {
  const line = await place.openLine()
  if (isOwn) {
    const { id, evaluation } = line
    await db.updateTable('lines').set({ kind: 2 }).where('id', '=', id).execute()
    await givenLine(db, line.place, instrument.id, coordinator, {
      status: 'CLOSED',
      evaluation,
      year: 2025,
    })
  }
  const codes = instrument.indicators.map(({ code }) => code)
  const answers = codes.map((code) => place.answer(line.id, code, 'C'))
  const move = place.move(line.id)
  const notes = codes.map((code) => place.note(line.id, code, `Note on ${code}`))
  const answered = await Promise.all(answers)
  const noted = await Promise.all(notes)
  const { body: moved } = await move
  const taken = answered.filter(({ status }) => status === 201).length
  const refused = answered.filter(({ status }) => status === 409)
  expect(taken + refused.length).toBe(23)
  expect(noted.every(({ status }) => status === 201)).toBe(true)
  expect(refused.every(({ body }) => body.code === 'line_edition_moved')).toBe(true)
  const { line: now } = await place.read(moved.evaluation)
  const former = await place.former(line.id)
  expect(now.results.length + former.answers.length).toBe(taken)
  expect(now.notes).toHaveLength(23)
  const elsewhere = await db
    .selectFrom('results')
    .innerJoin('indicators', 'indicators.id', 'results.indicator_id')
    .where('results.line_id', '=', line.id)
    .where('indicators.instrument_id', '<>', next)
    .select('results.id')
    .execute()
  expect(elsewhere).toEqual([])
})

test.each([
  ['moves within its evaluation', false],
  ['moves to an evaluation of its own', true],
])(
  "a plan written while its line %s has each goal once, in a domain of the line's edition",
  async (_, isOwn) => {
    const line = await place.openLine()
    if (isOwn) {
      const { id, evaluation } = line
      await db.updateTable('lines').set({ kind: 2 }).where('id', '=', id).execute()
      await givenLine(db, line.place, instrument.id, coordinator, {
        status: 'CLOSED',
        evaluation,
        year: 2025,
      })
    }
    const { id: indicator, category } = instrument.indicator('3.1.1')
    const goal = (title: string) =>
      vereda.ask(goalCalls.addGoal, coordinator, {
        parameters: { plan: line.plan },
        body: { title, category, indicator },
      })
    const titles = Array.from({ length: 8 }, (_each, at) => `Goal ${at}`)
    const there = []
    for (const title of titles) there.push((await goal(`${title} before`)).body.id)
    const added = titles.map(goal)
    const move = place.move(line.id)
    const changed = there.map((id, at) =>
      vereda.ask(goalCalls.changeGoal, coordinator, {
        parameters: { plan: line.plan, goal: id },
        body: { title: `Goal ${at} changed` },
        headers: { 'if-match': '"v1"' },
      }),
    )
    const answers = titles.map((answer, number) =>
      vereda.ask(actionPlanCalls.answer, coordinator, {
        body: { action_plan: line.plan, number: number + 1, answer },
      }),
    )
    // whoever named a domain of the edition before, after the move, is told that it is not there
    const statuses = (await Promise.all(added)).map(({ status }) => status)
    expect(statuses.every((status) => status === 201 || status === 400)).toBe(true)
    expect((await Promise.all(changed)).map(({ status }) => status)).toEqual(there.map(() => 200))
    expect((await Promise.all(answers)).map(({ status }) => status).every((status) => status !== 404)).toBe(
      true,
    )
    expect((await move).status).toBe(200)
    const rows = await db
      .selectFrom('goals')
      .innerJoin('categories', 'categories.id', 'goals.category_id')
      .where('goals.plan_id', '=', line.plan)
      .select([
        'categories.instrument_id as instrument',
        'categories.number',
        'goals.indicator_id as indicator',
      ])
      .execute()
    expect(rows).toHaveLength(there.length + statuses.filter((status) => status === 201).length)
    expect(rows.every((row) => row.instrument === next && row.number === 3 && row.indicator === null)).toBe(
      true,
    )
  },
)
