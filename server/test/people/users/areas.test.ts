import { areaCalls } from 'contract/people/areas'
import { userCalls } from 'contract/people/users'
import { afterAll, expect, test } from 'vitest'
import {
  asAdministrator,
  asCoordinator,
  asRepresentative,
  asSchool,
  type Someone,
} from '../../given/people.ts'
import { givenCountry } from '../../given/places.ts'
import { givenVereda } from '../../vereda.ts'
import { byNumber, givenWorld } from './given-people.ts'

const vereda = await givenVereda()
const { db } = vereda.database
const { here, there, administrator, superuser } = await givenWorld(db)
afterAll(() => vereda.close())

const assign = (as: Someone | null, body: object) => vereda.ask(areaCalls.assign, as, { body: body as never })
const remove = (as: Someone, id: number) => vereda.ask(areaCalls.remove, as, { parameters: { id } })
const areaOf = async (person: Someone) =>
  (await db.selectFrom('areas').select('id').where('user_id', '=', person.id).executeTakeFirstOrThrow()).id

/** Somebody without areas who came from the north. */
const from = async (person: Someone) => {
  const origin = { managed_country_id: here.country.id, managed_region_id: here.north.id }
  await db.updateTable('users').set(origin).where('id', '=', person.id).execute()
  return person
}

test('a coordinator assigns a school to a person of the region, and removes it', async () => {
  const person = await from(await asSchool(db, []))
  const before = await vereda.ask(userCalls.read, here.northern, { parameters: { id: person.id } })
  const answer = await assign(here.northern, { user: person.id, school: here.north.school.id })
  expect([answer.status, answer.body]).toEqual([
    201,
    {
      id: expect.any(Number),
      user: person.id,
      kind: 'school',
      place: { id: here.north.school.id, name: here.north.school.name },
    },
  ])
  const after = await vereda.ask(userCalls.read, here.northern, { parameters: { id: person.id } })
  expect(after.body.version).toBe(before.body.version + 1)
  const removed = await remove(here.northern, answer.body.id)
  expect([removed.status, removed.body.code]).toEqual([200, 'school_deallocated'])
  expect(
    (await vereda.ask(userCalls.read, here.northern, { parameters: { id: person.id } })).body.areas,
  ).toEqual([])
  const actions = await db
    .selectFrom('audit')
    .select(['deed', 'old', 'new'])
    .where('object_id', '=', person.id)
    .orderBy('id')
    .execute()
  expect(actions).toEqual([
    { deed: 'area.assign', old: null, new: { school: here.north.school.id } },
    { deed: 'area.remove', old: { school: here.north.school.id }, new: null },
  ])
})

test('the other kinds of places may be null', async () => {
  const person = await from(await asSchool(db, []))
  const places = { country: null, region: null, school: here.north.school.id }
  expect(await assign(here.northern, { user: person.id, ...places })).toMatchObject({ status: 201 })
  const none = { user: person.id, country: null, region: null, school: null }
  expect(await assign(here.northern, none)).toMatchObject({ status: 400, body: { code: 'empty_list' } })
})

test('a representative assigns regions, an administrator countries', async () => {
  const coordinator = await from(await asCoordinator(db, []))
  const answer = await assign(here.representative, { user: coordinator.id, region: here.south.id })
  expect([answer.status, answer.body.kind]).toEqual([201, 'region'])
  const again = await assign(here.representative, { user: coordinator.id, region: here.south.id })
  expect([again.status, again.body.errors?.['region']?.[0]?.code]).toEqual([400, 'area_exists'])
  expect((await remove(here.representative, answer.body.id)).body.code).toBe('region_deallocated')

  const country = await givenCountry(db, 'BO')
  const representative = await asRepresentative(db, [])
  const given = await vereda.ask(areaCalls.assign, administrator, {
    body: { user: representative.id, country: country.id },
    headers: { 'accept-language': 'es' },
  })
  expect([given.status, given.body.place]).toEqual([201, { id: country.id, name: 'Bolivia' }])
  expect((await remove(administrator, given.body.id)).body.code).toBe('country_deallocated')
})

test('a person or a place out of scope is refused as if it did not exist', async () => {
  const person = await from(await asSchool(db, []))
  for (const [as, body] of [
    [here.northern, { user: here.southernTeacher.id, school: here.north.school.id }],
    [here.northern, { user: 999_999, school: here.north.school.id }],
    [here.northern, { user: person.id, school: here.south.school.id }],
    [here.northern, { user: person.id, school: 999_999 }],
    [here.northern, { user: person.id, region: here.south.id }],
    [here.northern, { user: here.northern.id, region: here.north.id }],
    [here.representative, { user: person.id, school: there.north.school.id }],
    [here.representative, { user: here.representative.id, country: here.country.id }],
    [here.representative, { user: there.northern.id, region: here.north.id }],
    [here.teacher, { user: person.id, school: here.north.school.id }],
  ] as const) {
    const answer = await assign(as, body)
    expect([answer.status, answer.body.code], JSON.stringify([as.role, body])).toEqual([
      403,
      'permission_denied',
    ])
  }
  expect((await assign(null, { user: person.id, school: 1 })).status).toBe(401)
})

test('an administrator learns what does not fit', async () => {
  const another = await asAdministrator(db)
  for (const [body, field, code] of [
    [{ user: 999_999, school: here.north.school.id }, 'user', 'does_not_exist'],
    [{ user: here.teacher.id, school: 999_999 }, 'school', 'does_not_exist'],
    [{ user: here.teacher.id, region: here.north.id }, 'region', 'area_role_mismatch'],
    [{ user: here.northern.id, country: here.country.id }, 'country', 'area_role_mismatch'],
    [{ user: another.id, country: here.country.id }, 'country', 'admin_must_not_have_area'],
    [{ user: here.teacher.id }, 'body', 'empty_list'],
    [{ user: here.teacher.id, school: [1] }, 'school', 'validation_error'],
    [{ school: here.north.school.id }, 'user', 'required'],
  ] as const) {
    const answer = await assign(administrator, body)
    expect([answer.status, answer.body.errors?.[field]?.[0]?.code], JSON.stringify(body)).toEqual([400, code])
  }
})

test('only a superuser assigns areas to a superuser', async () => {
  const representative = await asRepresentative(db, [])
  await db.updateTable('users').set({ is_superuser: true }).where('id', '=', representative.id).execute()
  const body = { user: representative.id, country: (await givenCountry(db, 'CL')).id }
  expect((await assign(administrator, body)).status).toBe(403)
  const given = await assign(superuser, body)
  expect(given.status).toBe(201)
  expect((await remove(administrator, given.body.id)).status).toBe(403)
  expect((await remove(superuser, given.body.id)).status).toBe(200)
})

test('a country has one representative, also when two are assigned at the same time', async () => {
  const second = await asRepresentative(db, [])
  const taken = await assign(administrator, { user: second.id, country: here.country.id })
  expect([taken.status, taken.body.code]).toEqual([409, 'more_than_one_representative'])
  const country = await givenCountry(db, 'EC')
  const people = await Promise.all([1, 2, 3].map(() => asRepresentative(db, [])))
  const answers = await Promise.all(
    people.map(({ id }) => assign(administrator, { user: id, country: country.id })),
  )
  expect(answers.map(({ status }) => status).sort(byNumber)).toEqual([201, 409, 409])
})

test('nobody removes the own area, one out of scope, or a missing one', async () => {
  for (const [as, id, status] of [
    [here.northern, await areaOf(here.northern), 403],
    [here.representative, await areaOf(here.representative), 403],
    [here.northern, await areaOf(here.southernTeacher), 404],
    [there.representative, await areaOf(here.northern), 404],
    [here.northern, 999_999, 404],
    [here.teacher, await areaOf(here.teacher), 403],
  ] as const)
    expect((await remove(as, id)).status).toBe(status)
  const both = await asSchool(db, [here.south.school.id, here.north.school.id])
  expect((await remove(here.northern, await areaOf(both))).status).toBe(404)
})

test('an area counts at the next request', async () => {
  const coordinator = await from(await asCoordinator(db, []))
  const seen = () => vereda.ask(userCalls.read, coordinator, { parameters: { id: here.teacher.id } })
  expect((await seen()).status).toBe(404)
  const { body } = await assign(here.representative, { user: coordinator.id, region: here.north.id })
  expect((await seen()).status).toBe(200)
  await remove(here.representative, body.id)
  expect((await seen()).status).toBe(404)
})
