import { commentCalls } from 'contract/evaluation/comments'
import { evaluationCalls } from 'contract/evaluation/evaluations'
import { lineCalls, lineStatuses } from 'contract/evaluation/lines'
import { actionPlanCalls } from 'contract/evaluation/plan/action-plans'
import { overdueCalls } from 'contract/evaluation/plan/overdue'
import { resultCalls } from 'contract/evaluation/results'
import { reviewMarkCalls } from 'contract/evaluation/review-marks'
import { homeCalls } from 'contract/insight/home'
import { schoolCalls } from 'contract/places/schools'
import { expect, test } from 'vitest'
import { day, givenPlanning } from '../evaluation/action-plans/planning.ts'
import { setStatus } from '../given/answers.ts'
import { givenReadyLine } from '../given/lines.ts'
import { asCoordinator, asSchool, type Someone } from '../given/people.ts'
import { givenSchool } from '../given/places.ts'

const { vereda, db, people, addGoal, addAction, planOf } = await givenPlanning()
const { coordinator, representative, administrator, teacher, instrument, otherSchool } = people

const homeOf = async (as: Someone = coordinator) => (await vereda.ask(homeCalls.read, as, {})).body
const countIn = (body: object) => ('count' in body ? body.count : null)
const schoolsOf = async (as: Someone) => countIn((await vereda.ask(schoolCalls.list, as, { query: {} })).body)
const on = (id: number) => ({ parameters: { id } })

const readyAt = async (region: number) => {
  const school = await givenSchool(db, region)
  const by = await asSchool(db, [school.id])
  const { id, line } = await givenReadyLine(vereda, administrator, school.id, instrument.id)
  return { school, by, evaluation: id, line }
}

const waitingSince = (line: number, days: number) =>
  db
    .updateTable('lines')
    .set({ submitted_at: new Date(Date.now() - days * 86_400_000).toISOString() })
    .where('id', '=', line)
    .execute()

test('somebody without a school has an empty home; a school is refused', async () => {
  const empty = { count: 0, rows: [] }
  expect(await homeOf()).toEqual({
    schools: await schoolsOf(coordinator),
    evaluations: 0,
    by_status: { OPEN: 0, 'IN REVIEW': 0, VALIDATED: 0, CLOSED: 0 },
    returned: 0,
    to_review: empty,
    to_confirm: empty,
    to_answer: empty,
    to_close: empty,
    to_open: empty,
    drafts: empty,
    overdue: { ...empty, actions: 0 },
    next_due: null,
  })
  expect((await vereda.ask(homeCalls.read, teacher, {})).status).toBe(403)
})

test('lines to review are ordered by waiting time, with what changed and what was seen', async () => {
  const [first, again] = [await readyAt(people.region), await readyAt(people.region)]
  const indicators = instrument.indicators.filter(({ scale }) => scale === 1)
  const indicator = indicators[0]?.id ?? 0
  for (const { by, line } of [first, again]) await vereda.ask(lineCalls.submit, by, on(line))
  await vereda.ask(lineCalls.return, coordinator, {
    ...on(again.line),
    body: { messages: [{ text: 'Look again', indicator }] },
  })
  expect(await homeOf()).toMatchObject({ evaluations: 2, returned: 1, to_review: { count: 1 } })
  const answer = await db
    .selectFrom('results')
    .where('line_id', '=', again.line)
    .where('indicator_id', '=', indicator)
    .select('id')
    .executeTakeFirstOrThrow()
  await vereda.ask(resultCalls.change, again.by, {
    ...on(answer.id),
    body: { option: instrument.option('B') },
  })
  await vereda.ask(lineCalls.submit, again.by, on(again.line))
  await vereda.ask(reviewMarkCalls.set, coordinator, {
    ...on(again.line),
    body: { indicator, verdict: 'agree' },
  })
  await waitingSince(first.line, 2)
  await waitingSince(again.line, 6)
  const { to_review, returned } = await homeOf()
  expect(returned).toBe(0)
  expect(to_review.count).toBe(2)
  expect(to_review.rows[0]).toMatchObject({
    school: { id: again.school.id, name: again.school.name },
    evaluation: again.evaluation,
    line: again.line,
    evaluation_type: 'base',
    submissions: 2,
    changed: 1,
    marked: 1,
    indicators: 23,
    cells_missing: 0,
  })
  expect(to_review.rows[1]).toMatchObject({ line: first.line, submissions: 1, changed: 0, marked: 0 })
  const { body } = await vereda.ask(evaluationCalls.list, coordinator, {
    query: { status: 'IN REVIEW', page_size: '1' },
  })
  expect(body).toMatchObject({ count: to_review.count })
  for (const line of [first.line, again.line]) await setStatus(db, line, 'CLOSED')
})

test('each sees what is in their scope, and only who is notified of comments has some to answer', async () => {
  const here = await readyAt(people.region)
  const there = await readyAt(otherSchool.region)
  for (const { by, line } of [here, there]) await vereda.ask(lineCalls.submit, by, on(line))
  const linesOf = async (as: Someone) => (await homeOf(as)).to_review.rows.map(({ line }) => line)
  expect(await linesOf(coordinator)).toEqual([here.line])
  expect(await linesOf(representative)).toEqual([here.line])
  expect((await linesOf(administrator)).toSorted((one, other) => one - other)).toEqual(
    [here.line, there.line].toSorted((one, other) => one - other),
  )
  expect(await linesOf(await asCoordinator(db, []))).toEqual([])
  const both = await asCoordinator(db, [people.region, otherSchool.region])
  expect((await linesOf(both)).length).toBe(2)
  const comment = async (by: Someone, indicator: number | null) =>
    (
      await vereda.ask(commentCalls.create, by, {
        body: { evaluation_line: here.line, indicator, text: 'And this?' },
      })
    ).body.id
  const indicator = instrument.indicators[0]?.id ?? 0
  await comment(here.by, null)
  const last = await comment(here.by, indicator)
  await comment(here.by, instrument.indicators[1]?.id ?? 0)
  await comment(coordinator, instrument.indicators[1]?.id ?? 0)
  expect((await homeOf()).to_answer).toMatchObject({
    count: 1,
    rows: [{ line: here.line, count: 2, comment: last }],
  })
  expect((await homeOf(both)).to_answer?.rows[0]?.indicator).toEqual(expect.any(String))
  expect((await homeOf(representative)).to_answer).toBeNull()
  expect((await homeOf(administrator)).to_answer).toBeNull()
  for (const line of [here.line, there.line]) await setStatus(db, line, 'CLOSED')
  expect((await homeOf()).to_answer?.count).toBe(0)
})

test('validated lines are to be planned and closed, closed ones are listed for follow-up', async () => {
  const before = (await homeOf()).to_open.count
  const { line, evaluation, school } = await readyAt(people.region)
  await setStatus(db, line, 'VALIDATED')
  expect((await homeOf()).to_close).toMatchObject({ count: 1, rows: [{ line, evaluation, goals: 0 }] })
  await addGoal((await planOf(evaluation)).id)
  expect((await homeOf()).to_close.rows[0]?.goals).toBe(1)
  await setStatus(db, line, 'CLOSED')
  await db.updateTable('line_summaries').set({ status: 'CLOSED' }).where('line_id', '=', line).execute()
  const { to_close, to_open } = await homeOf()
  expect(to_close.count).toBe(0)
  expect(to_open.count).toBe(before + 1)
  expect(to_open.rows.map(({ school: { id } }) => id)).toContain(school.id)
})

test('reported actions wait for confirmation, and overdue ones are counted by school as in their list', async () => {
  const here = await readyAt(people.region)
  const { id: plan } = await planOf(here.evaluation)
  const { body: goal } = await addGoal(plan)
  const add = async (text: string, late: number) =>
    (await addAction(goal.id, { text, deadline: day(-late) })).body.id
  const ramp = await add('Repair the ramp', 31)
  await add('Two hours of team teaching', 3)
  await add('A family circle', -8)
  const { overdue, next_due } = await homeOf()
  expect(overdue).toEqual({
    count: 1,
    actions: 2,
    rows: [
      {
        school: { id: here.school.id, name: here.school.name },
        count: 2,
        text: 'Repair the ramp',
        days: 31,
      },
    ],
  })
  expect(next_due).toBe(day(8))
  const late = await vereda.ask(overdueCalls.list, coordinator, { query: {} })
  expect(late.body).toMatchObject({ count: overdue.actions, schools: overdue.count })
  await vereda.ask(actionPlanCalls.reportAction, here.by, {
    parameters: { goal: goal.id, action: ramp },
    body: { note: 'It is repaired' },
  })
  const then = await homeOf()
  expect(then.overdue.actions).toBe(1)
  expect(then.to_confirm).toMatchObject({
    count: 1,
    rows: [{ id: ramp, text: 'Repair the ramp', line: here.line, files: 0, school: { id: here.school.id } }],
  })
  await vereda.ask(actionPlanCalls.askAboutAction, coordinator, {
    parameters: { goal: goal.id, action: ramp },
    body: { text: 'Where is it?' },
  })
  expect(await homeOf()).toMatchObject({ to_confirm: { count: 0 }, overdue: { actions: 2 } })
  const parameters = { goal: goal.id, action: ramp }
  const body = { deadline: day(40), reason: 'The mason is ill' }
  await vereda.ask(actionPlanCalls.proposeDate, here.by, { parameters, body })
  expect(await homeOf()).toMatchObject({
    to_confirm: { count: 1, rows: [{ id: ramp, proposed: day(40) }] },
    overdue: { actions: 2 },
  })
  await vereda.ask(actionPlanCalls.declineDate, coordinator, { parameters })
  expect((await homeOf()).to_confirm.count).toBe(0)
})

test('schools, and evaluations by status, are counted as their lists count them', async () => {
  for (const as of [coordinator, administrator]) {
    const { by_status, schools } = await homeOf(as)
    expect(schools).toBe(await schoolsOf(as))
    for (const status of lineStatuses) {
      const list = await vereda.ask(evaluationCalls.list, as, { query: { status, page_size: '1' } })
      expect([status, by_status[status]]).toEqual([status, countIn(list.body)])
    }
    expect(by_status.OPEN).toBeGreaterThan(0)
  }
})
