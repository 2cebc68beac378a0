import { lineCalls } from 'contract/evaluation/lines'
import { notificationCalls } from 'contract/messages/notifications'
import { expect, test } from 'vitest'
import { auditOf } from '../given/answers.ts'
import { givenEvaluatedSchool, givenReadyLine, thisYear } from '../given/lines.ts'
import { asCoordinator, asSchool, type Someone } from '../given/people.ts'
import { givenRegion, givenSchool } from '../given/places.ts'
import { givenVereda } from '../vereda.ts'

const vereda = await givenVereda()
const { ask, database } = vereda
const { db } = database
const context = await givenEvaluatedSchool(db)
const { country, region, school, instrument, coordinator, representative, teacher, colleague } = context
const secondCoordinator = await asCoordinator(db, [region.id])
const neighbour = await asCoordinator(db, [(await givenRegion(db, country.id)).id])
const elsewhere = await asSchool(db, [(await givenSchool(db, region.id)).id])
const gone = await asSchool(db, [school.id])
await db.updateTable('users').set({ is_active: false }).where('id', '=', gone.id).execute()

const notified = async (
  who: Someone,
  headers: Record<string, string> = {},
  query: Record<string, string> = {},
) => (await ask(notificationCalls.list, who, { headers, query })).body
const codesOf = async (who: Someone) => (await notified(who)).results.map((row) => row.code)

const { id, line } = await givenReadyLine(vereda, coordinator, school.id, instrument.id)
const at = { parameters: { id: line } }
const reason = 'Say more about the families. '.repeat(9).trim()
await ask(lineCalls.submit, teacher, at)
await ask(lineCalls.return, coordinator, {
  ...at,
  body: { messages: [{ text: reason }, { text: 'And the doors.' }] },
})
await ask(lineCalls.submit, coordinator, at)
await ask(lineCalls.review, representative, { ...at, body: {} })
await ask(lineCalls.open, representative, { ...at, body: { status: 'CLOSED', evaluation: id } })
await ask(lineCalls.open, representative, { ...at, body: { status: 'OPEN', evaluation: id, year: thisYear } })

test('each transition notifies those concerned, but not its author', async () => {
  const afterReview = ['line_opened', 'line_closed', 'line_validated']
  expect(await codesOf(teacher)).toEqual([...afterReview, 'line_returned'])
  expect(await codesOf(colleague)).toEqual([...afterReview, 'line_returned'])
  expect(await codesOf(coordinator)).toEqual([...afterReview, 'line_submitted'])
  expect(await codesOf(secondCoordinator)).toEqual(['line_submitted', 'line_submitted'])
  expect(await codesOf(representative)).toEqual(['line_submitted', 'line_submitted'])
  for (const nobody of [neighbour, elsewhere, context.stranger, context.administrator, context.newcomer]) {
    expect(await codesOf(nobody)).toEqual([])
  }
  const stored = await db.selectFrom('notifications').select('id').where('user_id', '=', gone.id).execute()
  expect(stored).toEqual([])
})

test('the text is made at reading, in the requested language', async () => {
  const [, , , english] = (await notified(teacher)).results
  expect(english).toMatchObject({
    title: 'School of the river: returned with reasons',
    is_read: true,
    related_object_type: 'evaluation',
    object_id: id,
    instrument_id: instrument.id,
    params: { school: 'School of the river', year: thisYear, evaluation_type: 'base', person: 'Rosa Ruiz' },
  })
  expect(english?.message.startsWith(`Rosa Ruiz has returned the base line of ${thisYear}: Say more`)).toBe(
    true,
  )
  const reasons = String(english?.params['reasons'])
  expect([reasons.length, reasons.endsWith('…')]).toEqual([200, true])
  const [opened] = (await notified(teacher, { 'accept-language': 'es' })).results
  expect([opened?.title, opened?.message]).toEqual([
    'School of the river: hay una nueva ronda abierta',
    `Person ${representative.username.slice(7)} ha abierto la segunda evaluación de ${thisYear}.`,
  ])
  expect((await notified(teacher, { 'accept-language': 'vi' })).results[0]?.title).toMatch(/./)
})

test('a person reads, marks and counts only their own', async () => {
  const before = await notified(teacher, {}, { page_size: '3' })
  expect([before.count, before.unread, before.results.length, before.previous]).toEqual([4, 2, 3, null])
  expect(before.next).toBe('/api/notifications/?page_size=3&page=2')
  const mark = (who: Someone, notification: number) =>
    ask(notificationCalls.markAsRead, who, { parameters: { id: notification } })
  const mine = before.results[0]?.id ?? 0
  for (const answer of [await mark(colleague, mine), await mark(teacher, 999_999)]) {
    expect([answer.status, answer.body.code]).toEqual([404, 'not_found'])
  }
  for (const answer of [await mark(teacher, mine), await mark(teacher, mine)]) {
    expect([answer.status, answer.body.code]).toEqual([200, 'notification_read'])
  }
  const after = await notified(teacher)
  expect([after.count, after.unread, after.results[0]?.is_read]).toEqual([4, 1, true])
  expect((await ask(notificationCalls.list, null)).status).toBe(401)
  expect((await notified(teacher, {}, { page: '9' })).results).toEqual([])
})

test('staff write to a person they manage, about an evaluation that both may read', async () => {
  const send = (who: Someone, body: object) =>
    ask(notificationCalls.send, who, { body: body as { user: number; title: string; message: string } })
  const text = { title: 'Meeting', message: 'On Monday at nine' }
  const sent = await send(coordinator, { ...text, user: teacher.id, object_id: id })
  expect(sent).toMatchObject({
    status: 201,
    body: {
      ...text,
      code: 'message',
      is_read: false,
      object_id: id,
      related_object_type: 'evaluation',
      params: {},
    },
  })
  expect((await notified(teacher, { 'accept-language': 'es' })).results[0]).toEqual(sent.body)
  expect((await send(representative, { ...text, user: coordinator.id })).body.object_id).toBe(null)
  for (const [who, body, status, code] of [
    [teacher, { ...text, user: colleague.id }, 403, 'permission_denied'],
    [coordinator, { ...text, user: representative.id }, 403, 'permission_denied'],
    [context.stranger, { ...text, user: teacher.id }, 403, 'permission_denied'],
    [coordinator, { ...text, user: 999_999 }, 403, 'permission_denied'],
    [context.administrator, { ...text, user: 999_999 }, 400, 'does_not_exist'],
    [context.administrator, { ...text, user: gone.id }, 400, 'does_not_exist'],
    [context.administrator, { ...text, user: teacher.id, object_id: 999_999 }, 400, 'does_not_exist'],
    [coordinator, { ...text, user: teacher.id, object_id: 999_999 }, 403, 'permission_denied'],
    [coordinator, { ...text, user: elsewhere.id, object_id: id }, 403, 'permission_denied'],
    [coordinator, { ...text, user: teacher.id, title: '' }, 400, 'required'],
    [coordinator, { ...text, user: teacher.id, title: 'x'.repeat(201) }, 400, 'max_length'],
    [coordinator, { ...text, user: teacher.id, message: 'x'.repeat(1001) }, 400, 'max_length'],
  ] as const) {
    const answer = await send(who, body)
    expect([answer.status, answer.body.code]).toEqual([status, code])
  }
  const audit = await auditOf(db, 'notification', sent.body.id)
  expect(audit).toMatchObject([{ deed: 'notification.send', new: { user: teacher.id, evaluation: id } }])
  expect(JSON.stringify(audit)).not.toContain('Monday')
})

test('a person filters by code and by unread; the count is of all matches', async () => {
  const returned = await notified(teacher, {}, { code: 'line_returned', page_size: '1' })
  expect(returned.results.map(({ code }) => code)).toEqual(['line_returned'])
  expect(returned.count).toBe(1)
  const all = await notified(teacher)
  const unread = await notified(teacher, {}, { is_read: 'false', page_size: '1' })
  expect(unread.count).toBe(all.unread)
  expect((await notified(teacher, {}, { is_read: 'true' })).count).toBe(all.count - all.unread)
  expect(unread.unread).toBe(all.unread)
})

test('a message is notified by e-mail, with its author but without its text', async () => {
  const writer = await asCoordinator(db, [region.id], { full_name: 'Vera Vega' })
  const reader = await asSchool(db, [school.id])
  await ask(notificationCalls.send, writer, {
    body: { user: reader.id, title: 'The ramp', message: 'Can we come on Monday?' },
  })
  const letters = await db
    .selectFrom('letters')
    .where('user_id', '=', reader.id)
    .select(['code', 'params', 'person_id'])
    .execute()
  expect(letters).toEqual([{ code: 'message', params: { person: 'Vera Vega' }, person_id: writer.id }])
  expect((await notified(reader)).results[0]).toMatchObject({
    code: 'message',
    title: 'The ramp',
    params: { person: 'Vera Vega' },
  })
})
