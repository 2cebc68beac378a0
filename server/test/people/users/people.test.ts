import { userCalls } from 'contract/people/users'
import { afterAll, expect, test } from 'vitest'
import { asCoordinator, asRepresentative, asSuperuser, type Someone } from '../../given/people.ts'
import { givenVereda } from '../../vereda.ts'
import { askingOfPeople } from './asking-of-people.ts'
import { byNumber, givenWorld, register } from './given-people.ts'

const vereda = await givenVereda()
const { db } = vereda.database
const { here, there, administrator } = await givenWorld(db)
afterAll(() => vereda.close())

const { read, change, remove, listed, idsOf } = askingOfPeople(vereda)

test('everybody lists the people they manage and themselves', async () => {
  const land = [here.northern, here.southern, here.teacher, here.southernTeacher, here.representative]
  const ids = (...people: Someone[]) => people.map(({ id }) => id).sort(byNumber)
  expect(await idsOf(here.representative)).toEqual(ids(...land))
  expect(await idsOf(here.northern)).toEqual(ids(here.northern, here.teacher))
  expect((await listed(administrator)).count).toBe(12)
  const refused = await vereda.ask(userCalls.list, here.teacher)
  expect([refused.status, refused.body.code]).toEqual([403, 'permission_denied'])
  expect((await vereda.ask(userCalls.list, null)).status).toBe(401)
})

test('a person is read by who manages them, and one out of scope as if they did not exist', async () => {
  const readers = [administrator, here.representative, here.northern, here.teacher]
  for (const as of readers) expect((await read(as, here.teacher.id)).status).toBe(200)
  for (const [as, id] of [
    [here.southern, here.teacher.id],
    [there.representative, here.teacher.id],
    [here.northern, here.representative.id],
    [here.representative, administrator.id],
    [here.teacher, here.southernTeacher.id],
    [here.teacher, 999_999],
    [administrator, 999_999],
  ] as const) {
    const { status, body } = await read(as, id)
    expect([status, body.code]).toEqual([404, 'not_found'])
  }
  const { body } = await read(administrator, here.teacher.id)
  expect(body.areas).toEqual([
    {
      id: expect.any(Number),
      kind: 'school',
      place: { id: here.north.school.id, name: here.north.school.name },
    },
  ])
  expect(JSON.stringify(body)).not.toMatch(/managed|hash|folded/)
})

test('people without areas stay in the lists of their former place', async () => {
  const { body } = await register(vereda, here.northern)
  expect(await idsOf(here.northern)).toContain(body.id)
  expect(await idsOf(here.representative)).toContain(body.id)
  expect(await idsOf(here.southern)).not.toContain(body.id)
  await remove(administrator, body.id)
})

test('nobody without areas manages anybody', async () => {
  const idle = await asCoordinator(db, [])
  const idleToo = await asRepresentative(db, [])
  expect(await idsOf(idle)).toEqual([idle.id])
  expect(await idsOf(idleToo)).toEqual([idleToo.id])
  for (const { id } of [idle, idleToo]) await remove(administrator, id)
})

test('people are searched without regard to case and accents, and wildcards are literal', async () => {
  const person = await register(vereda, administrator, { full_name: 'Núñez_Ávila 100%' })
  for (const search of ['nunez', 'ÁVILA', person.body.username.slice(4), person.body.email, '100%', 'z_a']) {
    expect(await idsOf(administrator, { search }), String(search)).toEqual([person.body.id])
  }
  expect(await idsOf(administrator, { search: 'n%ez' })).toEqual([])
  expect(await idsOf(here.representative, { search: 'nunez' })).toEqual([])
  await change(administrator, person.body.id, { full_name: 'Another name' })
  expect(await idsOf(administrator, { search: 'nunez' })).toEqual([])
  expect(await idsOf(administrator, { search: 'another name' })).toEqual([person.body.id])
  await remove(administrator, person.body.id)
  expect(await idsOf(administrator, { search: 'another name' })).toEqual([])
})

test('people of a country are those who have a place in it, and those who name it', async () => {
  const land = [here.northern, here.southern, here.teacher, here.southernTeacher, here.representative]
  const ofLand = land.map(({ id }) => id)
  for (const country__name of ['Peru', 'perú'])
    expect(await idsOf(administrator, { country__name })).toEqual([...ofLand].sort(byNumber))
  await change(administrator, there.teacher.id, { country: here.country.id })
  expect(await idsOf(administrator, { country__name: 'Peru' })).toEqual(
    [...ofLand, there.teacher.id].sort(byNumber),
  )
  expect(await idsOf(administrator, { country__name: 'Peru', role: 2 })).toEqual(
    [here.northern.id, here.southern.id].sort(byNumber),
  )
  expect(await idsOf(administrator, { country__name: 'Atlantis' })).toEqual([])
  await change(administrator, there.teacher.id, { country: null })
})

test('lists are filtered, ordered and paged, and have a short form', async () => {
  expect((await idsOf(administrator, { role: 1 })).length).toBe(2)
  const roles = async (order: string) =>
    ((await listed(administrator, { order })).results as unknown as { role: number }[]).map(
      ({ role }) => role,
    )
  const ascending = await roles('role')
  expect(ascending).toEqual([...ascending].sort(byNumber))
  expect(await roles('-role')).toEqual([...ascending].reverse())
  for (const order of ['username', 'full_name', 'email', 'created_at', '-last_login'])
    expect((await listed(administrator, { order })).count).toBe(12)

  const first = await listed(administrator, { page_size: 5, order: 'username' })
  expect([first.results.length, first.count]).toEqual([5, 12])
  expect(first.next).toBe('/api/user_information/?page_size=5&order=username&page=2')
  const past = await listed(administrator, { page: 9, page_size: 5 })
  expect([past.results, past.count]).toEqual([[], 12])

  const short = await listed(administrator, { summary: true, search: here.teacher.username })
  expect(short.results).toEqual([
    { id: here.teacher.id, name: expect.any(String), username: here.teacher.username, role: 3 },
  ])
  const bare = await vereda.ask(userCalls.list, administrator, { query: { paginated: 'false' } as never })
  expect(bare.body).toHaveLength(12)
  for (const [query, code] of [
    [{ search: 'ab' }, 'search_too_short'],
    [{ order: 'password_hash' }, 'invalid_order'],
    [{ page_size: 101 }, 'validation_error'],
    [{ role: 4 }, 'validation_error'],
  ] as const) {
    const { status, body } = await vereda.ask(userCalls.list, administrator, { query: query as never })
    expect([status, body.code]).toEqual([400, code])
  }
})

test('everybody gets the roles they may assign', async () => {
  const request = async (as: Someone) => {
    const { body } = await vereda.ask(userCalls.rolesForCreate, as)
    return [body.roles.map(({ id }) => id), body.can_create_superuser]
  }
  expect(await request(administrator)).toEqual([[0, 1, 2, 3], false])
  expect(await request(here.representative)).toEqual([[2, 3], false])
  expect(await request(here.northern)).toEqual([[3], false])
  expect(await request(here.teacher)).toEqual([[], false])
  expect(await request(await asSuperuser(db))).toEqual([[0, 1, 2, 3], true])
})
