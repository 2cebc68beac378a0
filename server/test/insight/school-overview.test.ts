import { commentCalls } from 'contract/evaluation/comments'
import { lineCalls } from 'contract/evaluation/lines'
import { actionPlanCalls } from 'contract/evaluation/plan/action-plans'
import { reviewMarkCalls } from 'contract/evaluation/review-marks'
import { schoolOverviewCalls } from 'contract/insight/results/school-overview'
import { schoolCalls } from 'contract/places/schools'
import { hiddenText } from 'contract/platform/hidden'
import { expect, test } from 'vitest'
import { givenEvaluation, givenReadyLine, thisYear } from '../given/lines.ts'
import { asSchool, type Someone } from '../given/people.ts'
import { givenInsight } from './given-insight.ts'

const { vereda, db, here, newSchool, comment } = await givenInsight()

const read = async (as: Someone, id: number) => {
  const { status, body } = await vereda.ask(schoolOverviewCalls.read, as, { parameters: { id } })
  return { status, body, current: body.current }
}
const on = (id: number) => ({ parameters: { id } })

test('a school without an evaluation has no current line, and a deleted one is missing', async () => {
  const school = await newSchool()
  const { status, body } = await read(here.coordinator, school.id)
  expect([status, body]).toEqual([
    200,
    { school: { id: school.id, name: school.name }, evaluations: [], current: null, people: [], events: [] },
  ])
  await vereda.ask(schoolCalls.remove, here.administrator, on(school.id))
  expect((await read(here.administrator, school.id)).status).toBe(404)
})

test('the people of a school are shown to its staff, and to nobody else', async () => {
  const school = await newSchool()
  const [ana, berta] = [
    await asSchool(db, [school.id], { full_name: 'Ana Arias' }),
    await asSchool(db, [school.id], { full_name: 'Berta Bravo' }),
  ]
  await db.updateTable('users').set({ is_active: false }).where('id', '=', berta.id).execute()
  for (const reader of [here.coordinator, here.representative, here.administrator]) {
    const { body } = await read(reader, school.id)
    expect(body.people).toEqual([
      {
        id: ana.id,
        name: 'Ana Arias',
        username: ana.username,
        is_active: true,
        last_login: null,
        domains: [],
      },
      {
        id: berta.id,
        name: 'Berta Bravo',
        username: berta.username,
        is_active: false,
        last_login: null,
        domains: [],
      },
    ])
  }
  expect((await read(ana, school.id)).body.people).toBeNull()
  await db
    .updateTable('users')
    .set({ deleted_at: new Date().toISOString() })
    .where('id', '=', berta.id)
    .execute()
  expect((await read(here.coordinator, school.id)).body.people?.map(({ name }) => name)).toEqual([
    'Ana Arias',
  ])
})

test('the current line has its evidence by domain and stage, and after a return the number of requests', async () => {
  const { ask, database } = vereda
  const { coordinator, instrument } = here
  const school = await newSchool()
  const teacher = await asSchool(database.db, [school.id], { full_name: 'Tomás Teacher' })
  const { id, line } = await givenReadyLine(vereda, coordinator, school.id, instrument.id)
  expect((await read(teacher, school.id)).current).toMatchObject({
    evaluation: id,
    line: { id: line, status: 'OPEN', progress: { answered: 23, cells_complete: 21 } },
    files: 63,
    returned: null,
    marked: null,
    submitted_at: null,
  })
  await database.db
    .updateTable('results')
    .set({ updated_by: teacher.id })
    .where('line_id', '=', line)
    .execute()
  expect((await read(coordinator, school.id)).body.people).toMatchObject([{ domains: [1, 2, 3, 4, 5, 6, 7] }])
  await ask(lineCalls.submit, teacher, on(line))
  const indicator = instrument.indicators[0]?.id ?? 0
  await ask(reviewMarkCalls.set, coordinator, { ...on(line), body: { indicator, verdict: 'agree' } })
  const { current } = await read(coordinator, school.id)
  expect(current).toMatchObject({ marked: 1, submitted_by: { id: teacher.id, name: 'Tomás Teacher' } })
  expect(current?.cells).toHaveLength(21)
  expect(new Set(current?.cells.map(({ complete, photos }) => `${complete} ${photos}`))).toEqual(
    new Set(['true 2']),
  )
  expect((await read(teacher, school.id)).current?.marked).toBeNull()
  const messages = [{ text: 'All in all well' }, { text: 'Show one more', indicator }]
  await ask(lineCalls.return, coordinator, { ...on(line), body: { messages } })
  expect((await read(teacher, school.id)).current).toMatchObject({
    line: { status: 'OPEN' },
    returned: { requests: 1, by: { id: coordinator.id } },
  })
  const { events } = (await read(teacher, school.id)).body
  expect(events.map(({ event, by }) => [event, by?.id])).toEqual([
    ['returned', coordinator.id],
    ['submitted', teacher.id],
    ['opened', coordinator.id],
  ])
  expect(events[0]).toMatchObject({
    line,
    evaluation: id,
    instrument: instrument.id,
    evaluation_type: 'base',
  })
})

test('open comments are counted for the other side, each indicator once; hidden ones are left out', async () => {
  const { coordinator, instrument } = here
  const school = await newSchool()
  const teacher = await asSchool(db, [school.id])
  const { line } = await givenEvaluation(vereda, coordinator, school.id, instrument.id)
  const [first, second] = instrument.indicators
  await comment(coordinator, line, 'Who takes over?', first?.id)
  await comment(teacher, line, 'Nobody yet', first?.id)
  const question = await comment(coordinator, line, 'Since when?', second?.id)
  const done = await comment(teacher, line, 'Thank you')
  await vereda.ask(commentCalls.change, teacher, { ...on(done), body: { resolved: true } })
  const { current } = await read(teacher, school.id)
  expect(current?.comments).toMatchObject({
    all: 4,
    waiting: { school: 1, staff: 1 },
    latest: [
      { text: 'Since when?', waits_for: 'school', indicator: { code: second?.code }, hidden: false },
      { text: 'Nobody yet', waits_for: 'staff', indicator: { code: first?.code } },
    ],
  })
  await vereda.ask(commentCalls.hide, coordinator, on(question))
  const { current: after } = await read(teacher, school.id)
  expect(after?.comments.latest[0]).toMatchObject({ id: question, hidden: true, text: hiddenText })
})

test('the plan is counted, and overdue actions come first', async () => {
  const { ask, database } = vereda
  const { coordinator, instrument, teacher } = here
  const { line } = await givenEvaluation(vereda, coordinator, here.school.id, instrument.id)
  const { id: plan } = await database.db
    .selectFrom('action_plans')
    .select('id')
    .where('line_id', '=', line)
    .executeTakeFirstOrThrow()
  const { body: goal } = await ask(actionPlanCalls.addGoal, coordinator, {
    parameters: { plan },
    body: { title: 'Plan together', category: instrument.categories[5] ?? 0 },
  })
  const action = (text: string, deadline: string | null, status: 'pending' | 'completed' = 'pending') =>
    ask(actionPlanCalls.addAction, coordinator, {
      parameters: { goal: goal.id },
      body: { text, category: 1, deadline, status, accountable: 'Elena Tito' },
    })
  await action('Some day', null)
  await action('Next year', `${thisYear + 1}-01-31`)
  await action('Late', `${thisYear - 1}-01-31`)
  await action('Done long ago', `${thisYear - 2}-01-31`, 'completed')
  const { current } = await read(teacher, here.school.id)
  expect(current?.plan).toMatchObject({ id: plan, goals: 1, actions: 4, completed: 1, late: 1 })
  expect(current?.plan.next.map(({ text, overdue, domain }) => [text, overdue, domain])).toEqual([
    ['Late', true, 6],
    ['Next year', false, 6],
    ['Some day', false, 6],
  ])

  const { body: reported } = await action('Reported', `${thisYear - 1}-02-01`)
  await ask(actionPlanCalls.reportAction, teacher, {
    parameters: { goal: goal.id, action: reported.id },
    body: { note: 'It is done', done_on: `${thisYear - 1}-01-31` },
  })
  const { current: after } = await read(teacher, here.school.id)
  expect(after?.plan).toMatchObject({ actions: 5, late: 1 })
  expect(after?.plan.next.find(({ id }) => id === reported.id)?.overdue).toBe(false)
})

test('an unfinished evaluation comes before a closed one that is newer', async () => {
  const { coordinator, instrument } = here
  const school = await newSchool()
  const begun = await givenEvaluation(vereda, coordinator, school.id, instrument.id, thisYear - 1)
  await db.updateTable('lines').set({ status: 'CLOSED' }).where('id', '=', begun.line).execute()
  const open = await givenEvaluation(vereda, coordinator, school.id, instrument.id, thisYear - 1)
  await db.updateTable('lines').set({ year: thisYear }).where('id', '=', begun.line).execute()
  const { body, current } = await read(coordinator, school.id)
  expect(current?.line.id).toBe(open.line)
  expect(body.evaluations.map(({ id }) => id)).toEqual([open.id, begun.id])
})
