import { evaluationCalls } from 'contract/evaluation/evaluations'
import { lineCalls } from 'contract/evaluation/lines'
import { type NewReviewer, reviewerCalls } from 'contract/evaluation/reviewers'
import { schoolOverviewCalls } from 'contract/insight/results/school-overview'
import { notificationCalls } from 'contract/messages/notifications'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { remindOfPlans } from '../../src/evaluation/overdue/reminder-queries.ts'
import { auditOf, givenEvaluators, givenLine } from '../given/answers.ts'
import { asCoordinator, type Someone } from '../given/people.ts'
import { givenRegion } from '../given/places.ts'
import { givenSender, home, queueIsEmpty } from '../messages/given-sender.ts'
import { givenMailServer } from '../messages/mail-server.ts'
import { refusalOf } from '../said.ts'
import { givenVereda } from '../vereda.ts'

const vereda = await givenVereda()
const { db } = vereda.database
const people = await givenEvaluators(db)
const { administrator, coordinator, representative, teacher, school, region, instrument } = people
const second = await asCoordinator(db, [region], { full_name: 'Rosa Reviewer' })
const mail = await givenMailServer()
const sender = givenSender(db, mail.url())
sender.start()
afterAll(async () => {
  await sender.stop()
  await mail.stop()
})

const startReview = (status: 'IN REVIEW' | 'OPEN' = 'IN REVIEW') =>
  givenLine(db, school, instrument.id, coordinator, { status })
const name = (line: number, body: Partial<NewReviewer>, as: Someone = coordinator) =>
  vereda.ask(reviewerCalls.set, as, {
    parameters: { id: line },
    body: { reviewer: second.id, review_by: '2030-12-01', ...body },
  })
const notified = async (as: Someone, code: 'reviewer_named' | 'plan_reminder') =>
  (await vereda.ask(notificationCalls.list, as, { query: { code } })).body.results
const lettersTo = async ({ username }: Someone) => {
  await queueIsEmpty(db)
  return mail.to(`${username}@vereda.example`)
}

test('a coordinator names a reviewer and a date; that person is notified, and the line and the school show it', async () => {
  const line = await startReview()
  const { body: before } = await vereda.ask(reviewerCalls.read, coordinator, { parameters: { id: line.id } })
  expect(before).toMatchObject({ reviewer: null, review_by: null })
  expect(new Set(before.candidates.map(({ id }) => id))).toEqual(
    new Set([coordinator.id, second.id, representative.id]),
  )
  const named = await name(line.id, {})
  const shown = { reviewer: { id: second.id, name: 'Rosa Reviewer' }, review_by: '2030-12-01' }
  expect([named.status, named.body]).toMatchObject([200, shown])
  expect(await notified(second, 'reviewer_named')).toMatchObject([
    {
      title: expect.stringMatching(/you are to review$/),
      message: expect.stringMatching(/until December 1, 2030\.$/),
    },
  ])
  expect(await lettersTo(second)).toMatchObject([
    { link: `${home}/evaluations/detail/${line.evaluation}/instrument/${instrument.id}` },
  ])
  for (const as of [coordinator, teacher]) {
    const { body } = await vereda.ask(evaluationCalls.read, as, { parameters: { id: line.evaluation } })
    expect(body.line).toMatchObject(shown)
    const overview = await vereda.ask(schoolOverviewCalls.read, as, { parameters: { id: school.id } })
    expect(overview.body.current).toMatchObject(shown)
  }
  expect((await auditOf(db, 'line', line.id)).at(-1)).toMatchObject({
    deed: 'line.name_reviewer',
    new: { reviewer: second.id, review_by: '2030-12-01' },
  })
  await name(line.id, {})
  expect(await notified(second, 'reviewer_named')).toHaveLength(1)
  expect((await name(line.id, { reviewer: null, review_by: null })).body.reviewer).toBe(null)
})

test('a former reviewer has no review, and of several dates only the last notification is unread', async () => {
  const third = await asCoordinator(db, [region])
  const [line, other] = [await startReview(), await startReview()]
  const unreadOf = async (as: Someone) =>
    (await notified(as, 'reviewer_named'))
      .filter(({ object_id, is_read }) => object_id === line.evaluation && !is_read)
      .map(({ params }) => params['review_by'])
  await name(other.id, { reviewer: third.id })
  await name(line.id, { reviewer: third.id })
  await name(line.id, { reviewer: third.id, review_by: '2030-12-24' })
  expect(await unreadOf(third)).toEqual(['2030-12-24'])
  await name(line.id, { reviewer: third.id, review_by: '2030-12-24' })
  expect(await unreadOf(third), 'nothing is new').toEqual(['2030-12-24'])

  await name(line.id, {})
  expect([await unreadOf(third), await unreadOf(second)]).toEqual([[], ['2030-12-01']])
  await name(line.id, { reviewer: null, review_by: null })
  expect(await unreadOf(second)).toEqual([])
  expect(await notified(third, 'reviewer_named')).toMatchObject([
    {},
    {},
    { object_id: other.evaluation, is_read: false },
  ])
})

test('only who may review the line can be named, only in review, and a date needs a person', async () => {
  const line = await startReview()
  for (const reviewer of [teacher.id, administrator.id, 999_999])
    expect(refusalOf(await name(line.id, { reviewer }))).toEqual([400, 'does_not_exist', 'reviewer'])
  expect(refusalOf(await name(line.id, { reviewer: null }))).toEqual([400, 'required', 'reviewer'])
  expect(refusalOf(await name(line.id, {}, teacher))).toEqual([403, 'permission_denied'])
  const open = await startReview('OPEN')
  expect(refusalOf(await name(open.id, {}))).toEqual([409, 'line_not_in_review'])
})

test('an overdue review reminds only its reviewer, and a returned line has no date', async () => {
  await db.updateTable('lines').set({ review_by: null }).execute()
  const line = await startReview()
  await name(line.id, { review_by: new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10) })
  await queueIsEmpty(db)
  mail.letters.length = 0
  expect(await remindOfPlans(db)).toBe(1)
  expect(await notified(second, 'plan_reminder')).toMatchObject([
    { message: 'The day of 1 review of yours has passed.', object_id: line.evaluation },
  ])
  const [letter] = await lettersTo(second)
  expect(letter?.text).toContain('the review was due 3 days ago')
  expect(letter?.text).toContain(`${home}/evaluations/detail/${line.evaluation}/instrument/${instrument.id}`)
  await vereda.ask(lineCalls.return, coordinator, {
    parameters: { id: line.id },
    body: { messages: [{ text: 'Say more.' }] },
  })
  await sql`update plan_reminders set reminded_at = reminded_at - interval '8 days'`.execute(db)
  expect(await remindOfPlans(db)).toBe(0)
})

test('the list of evaluations shows reviewer and date, and filters by reviewer within scope', async () => {
  const [named, other] = [await startReview(), await startReview()]
  await name(named.id, {})
  const list = async (as: Someone, query: Record<string, string>) =>
    (await vereda.ask(evaluationCalls.list, as, { query: { page_size: '100', ...query } })).body
  const reviewer = String(second.id)
  const own = await list(coordinator, { reviewer, status: 'IN REVIEW' })
  expect(own).toMatchObject({
    results: expect.arrayContaining([
      expect.objectContaining({
        id: named.evaluation,
        reviewer: { id: second.id, name: 'Rosa Reviewer' },
        review_by: '2030-12-01',
      }),
    ]),
  })
  const unnamed = expect.objectContaining({ id: other.evaluation, reviewer: null, review_by: null })
  expect(own).not.toMatchObject({ results: expect.arrayContaining([unnamed]) })
  expect(await list(coordinator, {})).toMatchObject({ results: expect.arrayContaining([unnamed]) })
  // the filter widens nothing: who looks after another region finds none
  const stranger = await asCoordinator(db, [(await givenRegion(db, school.country)).id])
  expect(await list(stranger, { reviewer })).toMatchObject({ count: 0, results: [] })
})
