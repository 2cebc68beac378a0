// @both-databases: what was answered is kept as bytes in the database
import { randomUUID } from 'node:crypto'
import { commentCalls } from 'contract/evaluation/comments'
import { type LineStatus, lineCalls } from 'contract/evaluation/lines'
import { userCalls } from 'contract/people/users'
import { schoolCalls } from 'contract/places/schools'
import { afterAll, expect, test } from 'vitest'
import { givenEvaluation } from '../../given/lines.ts'
import { asAdministrator, asCoordinator, asSchool } from '../../given/people.ts'
import { givenCountry, givenInstrument, givenRegion, givenSchool } from '../../given/places.ts'
import { givenVereda } from '../../vereda.ts'

const vereda = await givenVereda()
const { db } = vereda.database
afterAll(() => vereda.close())
const country = await givenCountry(db)
const region = await givenRegion(db, country.id)
const elsewhere = await givenRegion(db, country.id)
const instrument = await givenInstrument(db)

const administrator = await asAdministrator(db)

const givenLine = async (school: number, status: LineStatus = 'OPEN'): Promise<{ id: number }> => {
  const { line } = await givenEvaluation(vereda, administrator, school, instrument.id)
  await db.updateTable('lines').set({ status }).where('id', '=', line).execute()
  return { id: line }
}

const keyed = () => ({ 'idempotency-key': randomUUID() })
const takeAreas = (user: number) => db.deleteFrom('areas').where('user_id', '=', user).execute()

test('a repeated request of who lost the area meanwhile is refused like a new one', async () => {
  const school = await givenSchool(db, region.id)
  const line = await givenLine(school.id)
  const coordinator = await asCoordinator(db, [region.id])
  const headers = keyed()
  const add = (as = headers) =>
    vereda.ask(commentCalls.create, coordinator, {
      body: { evaluation_line: line.id, indicator: null, text: 'The ramp is there' },
      headers: as,
    })
  const first = await add()
  const again = await add()
  expect([first.status, again.status, again.headers['idempotent-replay']]).toEqual([201, 201, 'true'])
  expect(again.body).toEqual(first.body)
  await takeAreas(coordinator.id)
  const [replay, anew] = [await add(), await add(keyed())]
  expect([replay.status, replay.body.code]).toEqual([403, 'permission_denied'])
  expect([anew.status, anew.body.code]).toEqual([403, 'permission_denied'])
  expect(await db.selectFrom('comments').select('id').where('line_id', '=', line.id).execute()).toHaveLength(
    1,
  )
})

test('a repeated request whose row is elsewhere now is refused', async () => {
  const coordinator = await asCoordinator(db, [region.id])
  const headers = keyed()
  const body = {
    name: 'Escuela de la vuelta',
    region: region.id,
    management: 'public' as const,
    type_of_school: 'special' as const,
  }
  const add = () => vereda.ask(schoolCalls.create, coordinator, { body, headers })
  expect((await add()).status).toBe(201)
  expect((await add()).headers['idempotent-replay']).toBe('true')
  await takeAreas(coordinator.id)
  await db.insertInto('areas').values({ user_id: coordinator.id, role: 2, region_id: elsewhere.id }).execute()
  expect((await add()).status).toBe(403)
})

test('a finished request is answered again though the line has changed, and though it can be done only once', async () => {
  const school = await givenSchool(db, region.id)
  const line = await givenLine(school.id)
  const teacher = await asSchool(db, [school.id])
  const headers = keyed()
  const add = () =>
    vereda.ask(commentCalls.create, teacher, {
      body: { evaluation_line: line.id, indicator: null, text: 'Ready' },
      headers,
    })
  expect((await add()).status).toBe(201)
  for (const status of ['VALIDATED', 'CLOSED'] as const) {
    await db.updateTable('lines').set({ status }).where('id', '=', line.id).execute()
    const again = await add()
    expect([status, again.status, again.headers['idempotent-replay']]).toEqual([status, 201, 'true'])
  }
})

test('a person added by staff is answered again, but not to who may not add people any more', async () => {
  const school = await givenSchool(db, region.id)
  const coordinator = await asCoordinator(db, [region.id])
  const headers = keyed()
  const add = () =>
    vereda.ask(userCalls.register, coordinator, {
      body: {
        username: 'nina-replayed',
        email: 'nina-replayed@vereda.example',
        full_name: 'Nina',
        role: 3,
        areas: [school.id],
      },
      headers,
    })
  expect((await add()).status).toBe(201)
  const again = await add()
  expect([again.status, again.headers['idempotent-replay']]).toEqual([201, 'true'])
  await takeAreas(coordinator.id)
  expect((await add()).status).toBe(403)
})

test('a weak tag matches no version', async () => {
  const school = await givenSchool(db, region.id)
  const coordinator = await asCoordinator(db, [region.id])
  const change = (tag: string) =>
    vereda.ask(schoolCalls.change, coordinator, {
      parameters: { id: school.id },
      body: { students: 90 },
      headers: { 'if-match': tag },
    })
  const weak = await change('W/"v1"')
  expect([weak.status, weak.body.code]).toEqual([412, 'version_conflict'])
  expect((await change('W/"v1", "v7"')).status).toBe(412)
  expect((await change('"v1"')).status).toBe(200)
})

test('the answer of a transition that can be made once is repeated after it', async () => {
  const school = await givenSchool(db, region.id)
  const line = await givenLine(school.id, 'IN REVIEW')
  const coordinator = await asCoordinator(db, [region.id])
  const headers = keyed()
  const review = () =>
    vereda.ask(lineCalls.review, coordinator, { parameters: { id: line.id }, body: {}, headers })
  const [first, again] = [await review(), await review()]
  expect([first.status, again.status, again.headers['idempotent-replay']]).toEqual([200, 200, 'true'])
  expect(again.body).toEqual(first.body)
})
