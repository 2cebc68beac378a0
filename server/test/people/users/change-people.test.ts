import { accountCalls } from 'contract/people/accounts'
import { userCalls } from 'contract/people/users'
import { afterAll, expect, test } from 'vitest'
import { asCoordinator, asSchool, asSuperuser, type Someone } from '../../given/people.ts'
import { givenVereda } from '../../vereda.ts'
import { givenAccount, holding, logIn } from '../accounts/given-account.ts'
import { askingOfPeople } from './asking-of-people.ts'
import { byNumber, givenWorld, register } from './given-people.ts'

const vereda = await givenVereda()
const { db } = vereda.database
const { here, there, administrator, superuser } = await givenWorld(db)
afterAll(() => vereda.close())

const profile = (as: Someone) => vereda.ask(accountCalls.profile, as)
const { read, change, remove, idsOf } = askingOfPeople(vereda)

test('nobody changes their own address as staff, without the password', async () => {
  const own = await read(administrator, administrator.id)
  const elsewhere = await change(administrator, administrator.id, { email: 'elsewhere@vereda.example' })
  expect(elsewhere).toMatchObject({ status: 403, body: { code: 'permission_denied' } })
  const { email } = own.body
  expect(await change(administrator, administrator.id, { email, phone: '+51 1' })).toMatchObject({
    status: 200,
  })
})

test('staff change the people they manage, with a check of the version', async () => {
  const { body: person, headers } = await read(here.northern, here.teacher.id)
  const tag = { 'if-match': String(headers['etag']) }
  const body = {
    full_name: 'Nueva Maestra',
    phone: '+51 1 555',
    language: 'pt',
  }
  const changed = await change(here.northern, person.id, body, tag)
  expect([changed.status, changed.body]).toMatchObject([200, { ...body, version: person.version + 1 }])
  const moved = await change(here.northern, person.id, { email: 'nueva@vereda.example' })
  expect(moved.body).toMatchObject({ email: person.email, pending_email: 'nueva@vereda.example' })
  const late = await change(here.representative, person.id, { full_name: 'Too late' }, tag)
  expect([late.status, late.body.code]).toEqual([412, 'version_conflict'])
  expect((await remove(here.representative, person.id, tag)).status).toBe(412)
  const taken = await change(here.northern, person.id, { email: here.northern.username + '@vereda.example' })
  expect([taken.status, taken.body.errors?.['email']?.[0]?.code]).toEqual([400, 'email_exists'])
  expect((await change(administrator, person.id, { country: 999_999 })).body.code).toBe('does_not_exist')
})

test('what the actor may not change is refused', async () => {
  const { body: another } = await register(vereda, administrator, { role: 0 })
  for (const [as, id, body, code] of [
    [here.northern, here.teacher.id, { role: 2 }, 'permission_denied'],
    [here.northern, here.teacher.id, { is_superuser: false }, 'permission_denied'],
    [here.northern, here.teacher.id, { areas: [] }, 'permission_denied'],
    [here.northern, here.teacher.id, { password: 'boat lamp river eight' }, 'permission_denied'],
    [here.northern, here.teacher.id, { managed_country_id: 1 }, 'permission_denied'],
    [here.northern, here.teacher.id, { country: there.country.id }, 'permission_denied'],
    [here.northern, here.northern.id, { full_name: 'Me' }, 'permission_denied'],
    [here.northern, here.northern.id, { role: 1 }, 'cannot_change_own_role'],
    [administrator, administrator.id, { role: 1 }, 'cannot_change_own_role'],
    [administrator, administrator.id, { is_active: false }, 'permission_denied'],
    [administrator, superuser.id, { full_name: 'Lower' }, 'permission_denied'],
    [administrator, another.id, { is_superuser: true }, 'permission_denied'],
    [here.representative, here.northern.id, { role: 1 }, 'permission_denied'],
    [here.teacher, here.teacher.id, { full_name: 'Me' }, 'permission_denied'],
  ] as const) {
    const answer = await change(as, id, body)
    expect([answer.status, answer.body.code], JSON.stringify([as.role, body])).toEqual([403, code])
  }
  for (const [as, id] of [
    [here.northern, here.southernTeacher.id],
    [there.representative, here.teacher.id],
    [here.representative, administrator.id],
  ] as const) {
    for (const answer of [await change(as, id, { full_name: 'Foreign' }), await remove(as, id)])
      expect([answer.status, answer.body.code]).toEqual([404, 'not_found'])
  }
  for (const [as, id] of [
    [administrator, superuser.id],
    [here.northern, here.northern.id],
    [administrator, administrator.id],
    [here.teacher, here.teacher.id],
  ] as const)
    expect((await remove(as, id)).body.code).toBe('permission_denied')
  await remove(administrator, another.id)
})

test('another role removes areas, flag and sessions at the next request, and the person stays in the list', async () => {
  const { body: person } = await register(vereda, here.representative, { role: 2, areas: [here.north.id] })
  const { body: tokens } = await logIn(vereda, person.username)
  const me = holding(person, tokens)
  expect((await profile(me)).status).toBe(200)
  const changed = await change(here.representative, person.id, { role: 3 })
  expect(changed.body).toMatchObject({ role: 3, areas: [] })
  const refused = await profile(me)
  expect([refused.status, refused.body.code]).toEqual([401, 'token_not_valid'])
  expect((await vereda.ask(accountCalls.refresh, null, { body: { refresh: tokens.refresh } })).status).toBe(
    401,
  )
  expect(await idsOf(here.representative)).toContain(person.id)

  const { body: high } = await register(vereda, superuser, { role: 0, is_superuser: true })
  expect((await change(superuser, high.id, { role: 1 })).body).toMatchObject({ role: 1, is_superuser: true })
  expect((await change(superuser, high.id, { role: 2 })).body).toMatchObject({ role: 2, is_superuser: false })
  const wrong = await change(superuser, high.id, { is_superuser: true })
  expect([wrong.status, wrong.body.errors?.['is_superuser']?.[0]?.code]).toEqual([400, 'validation_error'])
  const actions = await db
    .selectFrom('audit')
    .select(['old', 'new'])
    .where('object_id', '=', person.id)
    .where('deed', '=', 'user.role')
    .execute()
  expect(actions).toEqual([{ old: { role: 2, areas: [here.north.id] }, new: { role: 3, areas: [] } }])
})

test('a closed account is logged out at once, and its old sessions stay ended when it opens again', async () => {
  const account = await givenAccount(vereda)
  const { body: tokens } = await logIn(vereda, account.username)
  await change(administrator, account.id, { is_active: false })
  expect((await profile(holding(account, tokens))).status).toBe(401)
  expect((await logIn(vereda, account.username)).status).toBe(401)
  await change(administrator, account.id, { is_active: true })
  expect((await profile(holding(account, tokens))).status).toBe(401)
  expect((await logIn(vereda, account.username)).status).toBe(200)
})

test('an area added or removed counts at the next request', async () => {
  const coordinator = await asCoordinator(db, [here.north.id])
  expect((await read(coordinator, here.teacher.id)).status).toBe(200)
  await db.deleteFrom('areas').where('user_id', '=', coordinator.id).execute()
  expect((await read(coordinator, here.teacher.id)).status).toBe(404)
})

test('the last super administrator stays; of two who are removed at the same time, one is', async () => {
  for (const body of [{ is_superuser: false }] as const) {
    const answer = await change(superuser, superuser.id, body)
    expect([answer.status, answer.body.code]).toEqual([409, 'last_superuser'])
  }
  expect((await remove(superuser, superuser.id)).body.code).toBe('permission_denied')
  const second = await asSuperuser(db)
  const answers = await Promise.all([remove(superuser, second.id), remove(second, superuser.id)])
  const [done, refused] = answers.map(({ status }) => status).sort(byNumber)
  expect(done).toBe(200)
  expect([401, 409]).toContain(refused)
  const left = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 0)
    .where('is_superuser', '=', true)
    .where('is_active', '=', true)
    .execute()
  expect(left).toHaveLength(1)
})

test('a deleted person leaves no name, no area and no session, and the user name and e-mail are free again', async () => {
  const person = await asSchool(db, [here.north.school.id], { full_name: 'Somebody Who Goes' })
  const answer = await remove(here.northern, person.id)
  expect([answer.status, answer.body.code]).toEqual([200, 'user_deleted'])
  expect((await profile(person)).status).toBe(401)
  expect((await read(administrator, person.id)).status).toBe(404)
  expect((await remove(administrator, person.id)).status).toBe(404)
  const row = await db.selectFrom('users').selectAll().where('id', '=', person.id).executeTakeFirstOrThrow()
  expect(JSON.stringify(row)).not.toMatch(/Somebody Who Goes|person-\d|@/i)
  const again = await register(vereda, here.northern, {
    username: person.username,
    email: `${person.username}@vereda.example`,
  })
  expect(again.status).toBe(201)
})

test('staff end the sessions of people they manage', async () => {
  const account = await givenAccount(vereda)
  const { body: tokens } = await logIn(vereda, account.username)
  const end = (as: Someone) => vereda.ask(userCalls.endSessions, as, { parameters: { id: account.id } })
  expect((await end(here.northern)).status).toBe(404)
  expect((await end(here.teacher)).status).toBe(403)
  expect((await end(administrator)).body.code).toBe('sessions_ended')
  expect((await profile(holding(account, tokens))).status).toBe(401)
})
