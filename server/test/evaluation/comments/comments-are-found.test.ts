import { commentCalls } from 'contract/evaluation/comments'
import { notificationCalls } from 'contract/messages/notifications'
import { expect, test } from 'vitest'
import { givenEvaluators, givenLine, setStatus } from '../../given/answers.ts'
import type { Someone } from '../../given/people.ts'
import { givenVereda } from '../../vereda.ts'

const vereda = await givenVereda()
const { db } = vereda.database
const people = await givenEvaluators(db)
const { coordinator, teacher, colleague, school, instrument } = people

const comment = (as: Someone, line: number, text: string, indicator: number | null = null) =>
  vereda.ask(commentCalls.create, as, { body: { evaluation_line: line, text, indicator } })

const notified = async (evaluation: number, as: Someone = teacher) => {
  const { body } = await vereda.ask(notificationCalls.list, as, { query: {} })
  return body.results.filter(({ object_id }) => object_id === evaluation)
}

const line = () => givenLine(db, school, instrument.id, coordinator)

test('a notification of a comment has its indicator and text', async () => {
  const { id, evaluation } = await line()
  const { body } = await comment(coordinator, id, 'Show the calendar boxes', instrument.indicator('1.1.2').id)
  expect(await notified(evaluation)).toMatchObject([
    {
      related_object_type: 'comment',
      message:
        'Carmen Coordinator has commented on indicator 1.1.2 of the base line of 2026.\nShow the calendar boxes',
      params: { line: id, indicator: '1.1.2', comment: body.id },
    },
  ])
})

test('unread comments on one thing are one notification with their number', async () => {
  const { id, evaluation } = await line()
  const { id: indicator } = instrument.indicator('1.1.2')
  await comment(coordinator, id, 'On the whole line')
  await comment(coordinator, id, 'First', indicator)
  await comment(coordinator, id, 'Second', indicator)
  const [newest, older, ...others] = await notified(evaluation)
  expect(newest?.message).toBe(
    '2 new comments on indicator 1.1.2 of the base line of 2026, the last by Carmen Coordinator.\nSecond',
  )
  expect(older?.message).toBe('Carmen Coordinator has commented on the base line of 2026.\nOn the whole line')
  expect(others).toEqual([])

  await vereda.ask(notificationCalls.markAsRead, teacher, { parameters: { id: newest?.id ?? 0 } })
  await comment(coordinator, id, 'Third', indicator)
  expect((await notified(evaluation)).map(({ message }) => message.split('\n').at(-1))).toEqual([
    'Third',
    'Second',
    'On the whole line',
  ])
})

test('hidden comments, and those that the reader may no longer read, are not in the notification', async () => {
  const { id, evaluation } = await line()
  const { body } = await comment(coordinator, id, 'Ana has no glasses', instrument.indicator('1.1.2').id)
  await db.deleteFrom('areas').where('user_id', '=', teacher.id).execute()
  expect(JSON.stringify(await notified(evaluation))).not.toContain('Ana')
  await db
    .insertInto('areas')
    .values({ user_id: teacher.id, role: teacher.role, school_id: school.id })
    .execute()
  expect(JSON.stringify(await notified(evaluation))).toContain('Ana')
  await vereda.ask(commentCalls.hide, coordinator, { parameters: { id: body.id } })
  expect(JSON.stringify(await notified(evaluation))).not.toContain('Ana')
})

const titles = async (evaluation: number, as: Someone) =>
  (await notified(evaluation, as)).map(({ title, is_read }) => [title.split(': ')[1], is_read])
const settle = (as: Someone, id: number) =>
  vereda.ask(commentCalls.change, as, { parameters: { id }, body: { resolved: true } })

test('after an answer there is nothing to answer: the notification is read for the whole side', async () => {
  const { id, evaluation } = await line()
  const { id: indicator } = instrument.indicator('1.1.2')
  await comment(coordinator, id, 'Which classes?', indicator)
  await comment(coordinator, id, 'And the whole line?')
  expect(await titles(evaluation, teacher)).toEqual([
    ['a comment to answer', false],
    ['a comment on 1.1.2 to answer', false],
  ])
  await comment(teacher, id, 'Both.', indicator)
  const unanswered = ['a comment to answer', false]
  for (const reader of [teacher, colleague])
    expect(await titles(evaluation, reader)).toEqual([unanswered, ['a comment on 1.1.2', true]])
  expect(await titles(evaluation, coordinator)).toEqual([['a comment on 1.1.2 to answer', false]])
})

test('a resolved comment is not to be answered, and the open one before it is again', async () => {
  const { id, evaluation } = await line()
  const first = (await comment(coordinator, id, 'Which classes?')).body.id
  const reply = (await comment(teacher, id, 'Both.')).body.id
  await settle(coordinator, reply)
  expect(await titles(evaluation, coordinator)).toEqual([['a comment', true]])
  expect(await titles(evaluation, teacher)).toEqual([['a comment to answer', true]])
  await settle(coordinator, first)
  expect(await titles(evaluation, teacher)).toEqual([['a comment', true]])
})

test('on a validated line, where a school no longer writes, there is nothing to answer', async () => {
  const { id, evaluation } = await line()
  await comment(coordinator, id, 'Well done.')
  await setStatus(db, id, 'VALIDATED')
  expect(await titles(evaluation, teacher)).toEqual([['a comment', false]])
})
