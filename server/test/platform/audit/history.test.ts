import { commentCalls } from 'contract/evaluation/comments'
import { noteCalls } from 'contract/evaluation/notes'
import { resultCalls } from 'contract/evaluation/results'
import { type HistoryType, historyCalls } from 'contract/insight/history'
import { userCalls } from 'contract/people/users'
import { regionCalls } from 'contract/places/regions'
import { schoolCalls } from 'contract/places/schools'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { givenPlanning, missing } from '../../evaluation/action-plans/planning.ts'
import { asSuperuser, type Someone } from '../../given/people.ts'
import { refusalOf } from '../../said.ts'
import { working } from '../working.ts'

let context: Awaited<ReturnType<typeof givenPlanning>>
beforeAll(async () => {
  context = await givenPlanning()
})
afterAll(() => context.vereda.close())

const history = (as: Someone | null, object_type: HistoryType, object_id: number, more = {}) =>
  context.vereda.ask(historyCalls.history, as, { query: { object_type, object_id, ...more } })

test('a region lists who gave it which name, newest first, with old and new', async () => {
  const { vereda, people } = context
  const parameters = { id: people.school.region }
  await vereda.ask(regionCalls.change, people.coordinator, { parameters, body: { name: 'Río' } })
  await vereda.ask(regionCalls.change, people.administrator, { parameters, body: { name: 'Sierra' } })
  const { status, body } = await history(people.coordinator, 'region', people.school.region)
  expect([status, body.count]).toEqual([200, 2])
  expect(body.results[0]).toMatchObject({
    deed: 'region.change',
    new: { name: 'Sierra' },
    old: { name: 'Río' },
  })
  expect(body.results[1]?.by).toEqual({ id: people.coordinator.id, name: 'Carmen Coordinator' })
  const second = await history(people.coordinator, 'region', people.school.region, { page: 2, page_size: 1 })
  expect(second.body).toMatchObject({ count: 2, next: null, results: [{ new: { name: 'Río' } }] })
})

test('every kind of row has a history for readers of the row, and is 404 for all others, like a missing one', async () => {
  const { vereda, people, db, addGoal, addAction } = context
  const { teacher, coordinator, administrator, stranger, school, instrument } = people
  const line = await context.line()
  const indicator = instrument.indicator('1.1.1')
  const { body: result } = await vereda.ask(resultCalls.create, teacher, {
    body: {
      evaluation_line: line.id,
      indicator: indicator.id,
      option: instrument.option('C', indicator.scale),
    },
  })
  const text = { evaluation_line: line.id, text: 'Words' }
  const { body: comment } = await vereda.ask(commentCalls.create, teacher, { body: text })
  const { body: note } = await vereda.ask(noteCalls.create, teacher, { body: text })
  const { body: goal } = await addGoal(line.plan)
  const { body: action } = await addAction(goal.id)
  await vereda.ask(schoolCalls.change, coordinator, {
    parameters: { id: school.id },
    body: { students: 120 },
  })
  const file = await db
    .insertInto('files')
    .values({
      object: '00000000-0000-4000-8000-000000000001',
      line_id: line.id,
      category_id: instrument.categories[0] ?? 0,
      stage: 1,
      kind: 'document',
      name: 'plan.pdf',
      content_type: 'application/pdf',
      size: 1,
      sha256: '',
      uploaded_by: teacher.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

  const rows: [HistoryType, number][] = [
    ['school', school.id],
    ['evaluation', line.evaluation],
    ['line', line.id],
    ['result', result.id],
    ['file', file.id],
    ['comment', comment.id],
    ['note', note.id],
    ['goal', goal.id],
    ['action', action.id],
  ]
  for (const [type, id] of rows) {
    for (const reader of [teacher, coordinator, people.representative, administrator])
      expect((await history(reader, type, id)).status, `${type} for role ${reader.role}`).toBe(200)
    const foreign = await history(stranger, type, id)
    const none = await history(stranger, type, missing)
    expect([refusalOf(foreign), refusalOf(none)], type).toEqual([
      [404, 'not_found'],
      [404, 'not_found'],
    ])
    expect({ ...foreign.body, request_id: null }).toEqual({ ...none.body, request_id: null })
    expect(refusalOf(await history(null, type, id))).toEqual([401, 'not_authenticated'])
  }
  const notified = await history(teacher, 'result', result.id)
  expect(notified.body.results).toMatchObject([{ deed: 'result.create', new: { option: 'C' }, old: null }])
  await vereda.ask(commentCalls.remove, teacher, { parameters: { id: comment.id } })
  expect((await history(teacher, 'comment', comment.id)).status).toBe(404)
  const odd = { object_type: 'secret' as HistoryType, object_id: 1 }
  expect(refusalOf(await vereda.ask(historyCalls.history, teacher, { query: odd }))[0]).toBe(400)
})

test("a person's addresses are shown to those who manage the person, and erased with the person", async () => {
  const { vereda, people, db } = context
  const { coordinator, teacher, stranger } = people
  const parameters = { id: teacher.id }
  const body = { email: 'new@vereda.example', phone: '+51 999', language: 'es' as const }
  await vereda.ask(userCalls.change, coordinator, { parameters, body })
  const { body: notified } = await history(coordinator, 'user', teacher.id)
  expect(notified.results[0]).toMatchObject({
    deed: 'user.change',
    old: { phone: null, language: 'en', pending_email: null },
    new: { phone: body.phone, language: body.language, pending_email: body.email },
  })
  expect((await history(teacher, 'user', teacher.id)).body.count).toBe(1)
  for (const other of [stranger, people.colleague])
    expect(refusalOf(await history(other, 'user', teacher.id))).toEqual([404, 'not_found'])

  await vereda.ask(userCalls.remove, people.administrator, { parameters })
  const rows = await db.selectFrom('audit').selectAll().where('object_type', '=', 'user').execute()
  expect(JSON.stringify(rows)).not.toContain('new@vereda.example')
})

test('a superuser filters the whole audit by person, action, object and time; others are refused, which is recorded', async () => {
  const { vereda, people, db } = context
  const superuser = await asSuperuser(db)
  const audit = (as: Someone, query = {}) => vereda.ask(historyCalls.audit, as, { query })
  for (const other of [people.administrator, people.representative, people.coordinator, people.colleague])
    expect(refusalOf(await audit(other))).toEqual([403, 'permission_denied'])
  const { body } = await audit(superuser, { deed: 'permission.denied', actor: people.colleague.id })
  expect(body.results).toContainEqual(
    expect.objectContaining({
      object_type: 'call',
      times: 1,
      new: { method: 'GET', path: '/api/audit/', code: 'permission_denied', times: 1 },
    }),
  )
  const all = await audit(superuser, { page_size: 100 })
  expect(all.body.count).toBeGreaterThan(10)
  const ids = all.body.results.map(({ id }) => id)
  expect(ids).toEqual(ids.toSorted((one, other) => other - one))
  const today = new Date().toISOString().slice(0, 10)
  expect((await audit(superuser, { from: today, to: today })).body.count).toBe(all.body.count)
  expect((await audit(superuser, { to: '2026-01-01' })).body.count).toBe(0)
  expect((await audit(superuser, { from: `${today}T00:00:00Z`, object_type: 'goal' })).body.count).toBe(1)
  expect(refusalOf(await audit(superuser, { from: 'yesterday' }))).toEqual([400, 'validation_error', 'from'])
})

test('a small count of learners is exact in the history of its school, and hidden in the changes of all', async () => {
  const { vereda, people, db } = context
  const parameters = { id: people.school.id }
  const counts = (few: number) => ({
    students: 90,
    students_with_disabilities: 12,
    students_with_visual_disabilities: few,
    students_with_deafblindness: 0,
  })
  for (const few of [3, 5])
    await vereda.ask(schoolCalls.change, people.colleague, { parameters, body: counts(few) })
  const { body: own } = await history(people.colleague, 'school', people.school.id)
  expect(own.results[0]).toMatchObject({
    old: { students_with_visual_disabilities: 3 },
    new: { students_with_visual_disabilities: 5 },
  })
  const superuser = await asSuperuser(db)
  const query = { object_type: 'school', object_id: people.school.id }
  const { body: all } = await vereda.ask(historyCalls.audit, superuser, { query })
  expect(all.results[0]).toMatchObject({
    old: { students_with_disabilities: 12, students_with_visual_disabilities: '<5' },
    new: { students: 90, students_with_visual_disabilities: 5, students_with_deafblindness: '<5' },
  })
  const { bytes } = await working(() => vereda).made(superuser, { subject: 'audit', format: 'csv' })
  expect(bytes.toString()).toContain('<5')
  expect(bytes.toString()).not.toMatch(/students_with_\w+[":]+[0-4]\b/)
})
