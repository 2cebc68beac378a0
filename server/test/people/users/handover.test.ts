import { notificationCalls } from 'contract/messages/notifications'
import { handoverCalls, type NewHandover } from 'contract/people/handover'
import { userCalls } from 'contract/people/users'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { auditOf, givenEvaluators, givenLine } from '../../given/answers.ts'
import { asCoordinator, asSchool, type Someone } from '../../given/people.ts'
import { givenRegion, givenSchool } from '../../given/places.ts'
import { refusalOf } from '../../said.ts'
import { givenVereda } from '../../vereda.ts'

const vereda = await givenVereda()
const { db } = vereda.database
const people = await givenEvaluators(db)
const { administrator, coordinator, representative, teacher, stranger, school, region, instrument } = people

const read = (id: number, as: Someone) => vereda.ask(handoverCalls.read, as, { parameters: { id } })
const give = (id: number, as: Someone, body: Partial<NewHandover>) =>
  vereda.ask(handoverCalls.apply, as, { parameters: { id }, body })
const areasOf = async (id: number, as: Someone = administrator) =>
  (await vereda.ask(userCalls.read, as, { parameters: { id } })).body.areas.map(({ place }) => place.id)
const notified = async (as: Someone) =>
  (await vereda.ask(notificationCalls.list, as, { query: { code: 'handed_over' } })).body.results
const reviewBy = async (person: Someone, status: 'IN REVIEW' | 'VALIDATED' = 'IN REVIEW', at = school) => {
  const line = await givenLine(db, at, instrument.id, coordinator, { status })
  await db.updateTable('lines').set({ reviewer_id: person.id }).where('id', '=', line.id).execute()
  return line
}
const reviewerOf = async (line: number) =>
  (await db.selectFrom('lines').select('reviewer_id').where('id', '=', line).executeTakeFirstOrThrow())
    .reviewer_id
const actionFor = async (plan: number, accountable: string, status: 'pending' | 'completed' = 'pending') => {
  const category = await db.selectFrom('categories').select('id').executeTakeFirstOrThrow()
  const goal = await db
    .insertInto('goals')
    .values({ plan_id: plan, category_id: category.id, title: 'Ramp', kind: 'start' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return db
    .insertInto('actions')
    .values({ goal_id: goal.id, text: 'Build it', category: 1, accountable, status })
    .returning('id')
    .executeTakeFirstOrThrow()
}
const accountableFor = async (id: number) =>
  (await db.selectFrom('actions').select('accountable').where('id', '=', id).executeTakeFirstOrThrow())
    .accountable

test('a coordinator who leaves hands everything over in one step, and each taker is notified once', async () => {
  const second = await givenRegion(db, school.country)
  const leaving = await asCoordinator(db, [second.id], { full_name: 'Lena Leaving' })
  const there = await givenSchool(db, second.id)
  const [line, done] = [
    await reviewBy(leaving, 'IN REVIEW', there),
    await reviewBy(leaving, 'VALIDATED', there),
  ]
  const open = await actionFor(line.plan, ' lena leaving ')
  const over = await actionFor(line.plan, 'Lena Leaving', 'completed')
  const { body } = await read(leaving.id, representative)
  expect(body.holdings.map(({ kind, count }) => [kind, count])).toEqual([
    ['lines', 1],
    ['places', 1],
    ['actions', 1],
  ])
  const [reviews, places] = body.holdings
  expect(reviews?.takers).toMatchObject([{ id: representative.id, takes: 1 }])
  expect(places?.items).toMatchObject([{ name: second.name }])
  expect(places?.takers.map(({ id }) => id)).toContain(coordinator.id)
  const taken = await give(leaving.id, representative, {
    lines: representative.id,
    places: coordinator.id,
    actions: representative.id,
  })
  expect(taken.body).toMatchObject({ code: 'handed_over', lines: 1, places: 1, actions: 1 })
  expect([await reviewerOf(line.id), await reviewerOf(done.id)]).toEqual([representative.id, leaving.id])
  expect(await areasOf(leaving.id)).toEqual([])
  expect(new Set(await areasOf(coordinator.id))).toEqual(new Set([region, second.id]))
  expect([await accountableFor(open.id), await accountableFor(over.id)]).toEqual([
    expect.stringMatching(/^Person/),
    'Lena Leaving',
  ])
  expect(await notified(coordinator)).toMatchObject([
    { params: { person: 'Lena Leaving', lines: 0, places: 1, actions: 0 } },
  ])
  expect(await notified(representative)).toEqual([])
  expect((await auditOf(db, 'user', leaving.id)).map(({ deed }) => deed)).toEqual(
    expect.arrayContaining(['area.remove', 'user.hand_over']),
  )
  expect((await auditOf(db, 'line', line.id)).at(-1)).toMatchObject({
    deed: 'line.name_reviewer',
    new: { reviewer: representative.id },
  })
  expect((await read(leaving.id, administrator)).body.holdings).toEqual([])
})

test('a place with another active person is not listed, and one whose other person may not log in is', async () => {
  const shared = await givenSchool(db, region)
  const [one, other] = [await asSchool(db, [shared.id]), await asSchool(db, [shared.id])]
  expect((await read(one.id, coordinator)).body.holdings).toEqual([])
  await db.updateTable('users').set({ is_active: false }).where('id', '=', other.id).execute()
  const { body } = await read(one.id, coordinator)
  expect(body.holdings).toMatchObject([{ kind: 'places', count: 1, items: [{ name: shared.name }] }])
  const offered = body.holdings[0]?.takers.map(({ id }) => id) ?? []
  expect(offered).toContain(teacher.id)
  expect(offered).not.toContain(other.id)
  expect(offered).not.toContain(stranger.id)
})

test('one hands over one’s own reviews, but not one’s own places', async () => {
  const line = await reviewBy(coordinator)
  const { body } = await read(coordinator.id, coordinator)
  expect(body.holdings.map(({ kind }) => kind)).toEqual(['lines'])
  const colleague = await asCoordinator(db, [region])
  const own = await give(coordinator.id, coordinator, { places: colleague.id })
  expect(refusalOf(own)).toEqual([404, 'not_found'])
  expect((await give(coordinator.id, coordinator, { lines: colleague.id })).body.lines).toBe(1)
  expect(await reviewerOf(line.id)).toBe(colleague.id)
})

test('only who may take it over can be named, nothing else changes, and only within scope', async () => {
  const line = await reviewBy(coordinator)
  for (const lines of [teacher.id, stranger.id, administrator.id, 999_999]) {
    for (const as of [representative, administrator])
      expect(refusalOf(await give(coordinator.id, as, { lines }))).toEqual([404, 'not_found'])
  }
  expect(await reviewerOf(line.id)).toBe(coordinator.id)
  expect(refusalOf(await give(coordinator.id, representative, {}))[0]).toBe(400)
  expect((await read(teacher.id, teacher)).status).toBe(403)
  expect((await read(stranger.id, coordinator)).status).toBe(404)
  expect((await read(representative.id, coordinator)).status).toBe(404)
})

test('an action whose name fits two people of the school stays', async () => {
  const line = await givenLine(db, school, instrument.id, coordinator)
  const name = 'Rosa Twice'
  const rosa = await asSchool(db, [school.id], { full_name: name })
  await actionFor(line.plan, name)
  expect((await read(rosa.id, coordinator)).body.holdings).toMatchObject([{ kind: 'actions', count: 1 }])
  await asSchool(db, [school.id], { full_name: name })
  expect((await read(rosa.id, coordinator)).body.holdings).toEqual([])
})

test('people of schools who wait in the country without a region are offered, and first', async () => {
  const left = await givenSchool(db, region)
  const one = await asSchool(db, [left.id], { full_name: 'Only One' })
  const waiting = await asSchool(db, [], { full_name: 'Zoe Waiting' })
  const country = school.country
  await db.updateTable('users').set({ managed_country_id: country }).where('id', '=', waiting.id).execute()
  const { body } = await read(one.id, representative)
  expect(body.holdings).toMatchObject([{ kind: 'places', more_takers: 0 }])
  expect(body.holdings[0]?.takers[0]).toMatchObject({ id: waiting.id, takes: 1 })
})

test('who may no longer log in at that time takes nothing over', async () => {
  const line = await reviewBy(coordinator)
  const colleague = await asCoordinator(db, [region])
  const closing = await db.startTransaction().execute()
  await closing.updateTable('users').set({ is_active: false }).where('id', '=', colleague.id).execute()
  const giving = give(coordinator.id, representative, { lines: colleague.id })
  await vi.waitFor(async () => {
    const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    expect((await waiting.execute(db)).rows).toHaveLength(1)
  })
  await closing.commit().execute()
  expect(refusalOf(await giving)).toEqual([404, 'not_found'])
  expect(await reviewerOf(line.id)).toBe(coordinator.id)
})

test('with the four-eyes setting, a review goes to nobody who submitted it', async () => {
  const careful = await givenVereda({ REVIEW_FOUR_EYES: 'true' })
  const there = careful.database.db
  const { school: place, instrument: edition, ...staff } = await givenEvaluators(there)
  const line = await givenLine(there, place, edition.id, staff.coordinator, { status: 'IN REVIEW' })
  await there
    .updateTable('lines')
    .set({ reviewer_id: staff.coordinator.id, submitted_by: staff.representative.id })
    .where('id', '=', line.id)
    .execute()
  const parameters = { id: staff.coordinator.id }
  const { body } = await careful.ask(handoverCalls.read, staff.administrator, { parameters })
  expect(body.holdings).toMatchObject([{ kind: 'lines', count: 1, takers: [] }, { kind: 'places' }])
  await careful.close()
})
