import { commentCalls } from 'contract/evaluation/comments'
import { notificationCalls } from 'contract/messages/notifications'
import { limits } from 'contract/platform/limits'
import { expect, test } from 'vitest'
import { givenEvaluators, givenLine } from '../../given/answers.ts'
import {
  asAdministrator,
  asCoordinator,
  asRepresentative,
  asSchool,
  type Someone,
} from '../../given/people.ts'
import { refusalOf } from '../../said.ts'
import { givenVereda } from '../../vereda.ts'

const vereda = await givenVereda()
const { db } = vereda.database
const people = await givenEvaluators(db)
const { teacher, colleague, coordinator, representative, stranger, school, instrument } = people

const line = () => givenLine(db, school, instrument.id, coordinator)
const comment = (by: Someone, on: number, mentions: number[], indicator?: number) =>
  vereda.ask(commentCalls.create, by, {
    body: { evaluation_line: on, text: 'Please look, @you', mentions, ...(indicator && { indicator }) },
  })
const codesOf = async (evaluation: number) => {
  const rows = await db
    .selectFrom('notifications')
    .where('evaluation_id', '=', evaluation)
    .select(['user_id', 'code'])
    .orderBy('user_id')
    .execute()
  return Object.fromEntries(rows.map(({ user_id, code }) => [user_id, code]))
}

test('those who may read the line by their areas can be mentioned, but not oneself', async () => {
  const { id } = await line()
  const of = async (as: Someone) =>
    (await vereda.ask(commentCalls.people, as, { query: { evaluation_line_id: String(id) } })).body
  const left = await asSchool(db, [school.id])
  await db.updateTable('users').set({ is_active: false }).where('id', '=', left.id).execute()
  const named = await of(teacher)
  expect(named.map((person) => person.id).toSorted((one, other) => one - other)).toEqual(
    [representative.id, coordinator.id, colleague.id].toSorted((one, other) => one - other),
  )
  expect(named).toContainEqual({ id: coordinator.id, name: 'Carmen Coordinator', role: 2 })
  expect((await of(coordinator)).map((person) => person.id)).toContain(teacher.id)
  const refused = await vereda.ask(commentCalls.people, stranger, {
    query: { evaluation_line_id: String(id) },
  })
  expect(refused.status).toBe(404)
})

test('who is mentioned is notified of that, also by e-mail, and not a second time of the comment', async () => {
  const { id, evaluation } = await line()
  const { body } = await comment(
    teacher,
    id,
    [colleague.id, coordinator.id],
    instrument.indicator('1.1.2').id,
  )
  expect(await codesOf(evaluation)).toEqual({
    [colleague.id]: 'comment_mention',
    [coordinator.id]: 'comment_mention',
  })
  const letters = await db
    .selectFrom('letters')
    .where('evaluation_id', '=', evaluation)
    .select(['user_id', 'code', 'params'])
    .execute()
  expect(letters.map(({ code }) => code)).toEqual(['comment_mention', 'comment_mention'])
  expect(JSON.stringify(letters)).not.toContain('Please look')
  const { body: notifications } = await vereda.ask(notificationCalls.list, colleague, { query: {} })
  expect(notifications.results[0]).toMatchObject({
    code: 'comment_mention',
    title: `${school.name}: you were mentioned at 1.1.2`,
    related_object_type: 'comment',
    params: { person: 'Tomás Teacher', line: id, comment: body.id, indicator: '1.1.2' },
  })
  expect(notifications.results[0]?.message).toMatch(
    /has mentioned you in a comment on indicator 1\.1\.2.*Please look/s,
  )
})

test('nobody who may not read the line is notified of a mention; nor is the author', async () => {
  const { id, evaluation } = await line()
  const elsewhere = await asCoordinator(db, [people.otherSchool.region])
  const abroad = await asRepresentative(db, [])
  const administrator = await asAdministrator(db)
  const outside = [stranger, elsewhere, abroad, administrator, people.newcomer].map((each) => each.id)
  const { status } = await comment(coordinator, id, [...outside, coordinator.id, 999_999])
  expect(status).toBe(201)
  expect(await codesOf(evaluation)).toEqual({
    [teacher.id]: 'comment_added',
    [colleague.id]: 'comment_added',
  })
})

test('a comment has a limited number of mentions', async () => {
  const { id } = await line()
  const crowd = Array.from({ length: limits.mentions + 1 }, (_, at) => at + 1)
  expect(refusalOf(await comment(teacher, id, crowd))[0]).toBe(400)
})

test("a colleague's comment does not mark unread notifications of others as read", async () => {
  const { id, evaluation } = await line()
  await comment(coordinator, id, [])
  await comment(colleague, id, [])
  expect(await codesOf(evaluation)).toEqual({
    [teacher.id]: 'comment_added',
    [colleague.id]: 'comment_added',
    [coordinator.id]: 'comment_added',
  })
})

test('an edited text notifies newly mentioned people, and nobody twice of one comment', async () => {
  const { id, evaluation } = await line()
  const { body } = await comment(teacher, id, [colleague.id])
  const change = (text: string, mentions: number[]) =>
    vereda.ask(commentCalls.change, teacher, { parameters: { id: body.id }, body: { text, mentions } })
  const { status } = await change('Please look, both of you', [
    colleague.id,
    coordinator.id,
    stranger.id,
    teacher.id,
  ])
  expect(status).toBe(200)
  await change('Please look again, both of you', [colleague.id, coordinator.id])
  const notified = await db
    .selectFrom('notifications')
    .where('evaluation_id', '=', evaluation)
    .where('code', '=', 'comment_mention')
    .select(['user_id', 'params'])
    .orderBy('id')
    .execute()
  expect(notified.map(({ user_id }) => user_id)).toEqual([colleague.id, coordinator.id])
  expect(notified[1]?.params).toEqual(notified[0]?.params)
  const letters = await db
    .selectFrom('letters')
    .where('evaluation_id', '=', evaluation)
    .where('code', '=', 'comment_mention')
    .select('user_id')
    .orderBy('id')
    .execute()
  expect(letters).toEqual(notified.map(({ user_id }) => ({ user_id })))
})

test('a comment that is only resolved mentions nobody', async () => {
  const { id, evaluation } = await line()
  const { body } = await comment(teacher, id, [])
  await vereda.ask(commentCalls.change, teacher, {
    parameters: { id: body.id },
    body: { resolved: true, mentions: [colleague.id] },
  })
  expect((await codesOf(evaluation))[colleague.id]).toBeUndefined()
})
