import { schoolOverviewCalls } from 'contract/insight/results/school-overview'
import { notificationCalls, pageOfNotification } from 'contract/messages/notifications'
import { defined } from 'contract/platform/typed'
import { expect, test } from 'vitest'
import { givenVereda } from '../../../vereda.ts'
import { givenEditions } from './given-editions.ts'

const vereda = await givenVereda()
const place = await givenEditions(vereda)
const { db, instrument, teacher, coordinator, next } = place

const newestOf = async (code: 'line_opened' | 'comment_added') => {
  const { body } = await vereda.ask(notificationCalls.list, teacher, { query: { code } })
  return defined(body.results[0])
}

test.each(['with the number of its line', 'from before it had one'])(
  'after a move a notification of a transition leads to the line, %s; those about the lines before stay',
  async (which) => {
    const { base, line } = await place.openSecondLine()
    const sent = await newestOf('line_opened')
    expect(sent.object_id).toBe(base.evaluation)
    const { line: _, ...params } = sent.params
    if (which === 'from before it had one')
      await db
        .updateTable('notifications')
        .set({ params: JSON.stringify(params) })
        .where('id', '=', sent.id)
        .execute()
    const about = { ...params, evaluation_type: 'base' }
    const { id: stays } = await db
      .insertInto('notifications')
      .values({
        user_id: teacher.id,
        code: 'line_closed',
        params: JSON.stringify(about),
        evaluation_id: base.evaluation,
        instrument_id: instrument.id,
      })
      .returning('id')
      .executeTakeFirstOrThrow()

    const { body: moved } = await place.move(line)
    expect(await newestOf('line_opened')).toMatchObject({
      id: sent.id,
      object_id: moved.evaluation,
      instrument_id: next,
      title: sent.title,
      message: sent.message,
    })
    const { body: all } = await vereda.ask(notificationCalls.list, teacher, {
      query: { code: 'line_closed' },
    })
    expect(all.results.find(({ id }) => id === stays)).toMatchObject({
      object_id: base.evaluation,
      instrument_id: instrument.id,
    })
  },
)

test('a notification of a comment names its former question, and leads to its new place', async () => {
  const line = await place.openLine()
  await place.comment(line.id, '3.1.1', 'Is the ramp finished?', coordinator)
  const before = await newestOf('comment_added')
  expect(pageOfNotification(before)).toContain('indicator=3.1.1')
  await place.move(line.id)
  const after = await newestOf('comment_added')
  expect([after.id, after.title, after.message]).toEqual([before.id, before.title, before.message])
  expect(pageOfNotification(after)).toContain(`/instrument/${next}?line=${line.id}&indicator=2.1.9`)
  // whoever answers there has read it
  const { line: now } = await place.read(line.evaluation)
  expect(now.comments).toMatchObject([{ former_code: '3.1.1', indicator: place.idNow('2.1.9') }])
  await place.comment(line.id, '3.1.1', 'It is')
  expect((await newestOf('comment_added')).is_read).toBe(true)
})

test('the page of a school names the question that an open comment was written about', async () => {
  const line = await place.openLine()
  await place.comment(line.id, '3.1.1', 'Where are the photos?', coordinator)
  await place.move(line.id)
  const { body } = await vereda.ask(schoolOverviewCalls.read, teacher, { parameters: { id: line.school } })
  expect(body.current?.comments.latest).toMatchObject([
    { text: 'Where are the photos?', indicator: { code: '2.1.9' }, former_code: '3.1.1' },
  ])
})
