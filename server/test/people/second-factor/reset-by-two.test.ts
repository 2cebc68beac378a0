import { notificationCalls, pageOfNotification } from 'contract/messages/notifications'
import { secondFactorCalls } from 'contract/people/second-factor'
import { userCalls } from 'contract/people/users'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { removeSecondStep } from '../../../src/operations/admin/orders/people.ts'
import { readSettings } from '../../../src/platform/settings/settings.ts'
import { asAdministrator, asCoordinator, asRepresentative, type Someone } from '../../given/people.ts'
import { givenCountry, givenRegion, givenSchool } from '../../given/places.ts'
import { givenVereda } from '../../vereda.ts'
import { holding, logIn, password } from '../accounts/given-account.ts'
import { givenFactor } from './given-factor.ts'

const vereda = await givenVereda()
const { db } = vereda.database
const country = await givenCountry(db)
const region = await givenRegion(db, country.id)
const school = await givenSchool(db, region.id)
const coordinator = await asCoordinator(db, [region.id])
const representative = await asRepresentative(db, [country.id])

/** A teacher with a second factor, whom coordinator and representative look after. */
const givenTeacher = async () => {
  const teacher = await givenFactor(vereda)
  await db.insertInto('areas').values({ user_id: teacher.id, role: 3, school_id: school.id }).execute()
  return teacher
}
const reset = async (as: Someone, id: number) => {
  const { status, body } = await vereda.ask(userCalls.resetFactor, as, { parameters: { id } })
  return [status, body.code]
}

test('two members of staff remove the second factor of somebody who lost it, with an e-mail about both', async () => {
  const { id, username, person } = await givenTeacher()
  expect(await reset(coordinator, id)).toEqual([200, 'factor_reset_asked'])
  expect(await reset(coordinator, id)).toEqual([200, 'factor_reset_asked'])
  expect((await logIn(vereda, username)).body.code).toBe('second_factor_needed')
  expect(await reset(representative, id)).toEqual([200, 'factor_reset_done'])
  const { status, body } = await logIn(vereda, username)
  expect(status).toBe(200)
  expect(
    (await vereda.ask(userCalls.read, holding(person, body), { parameters: { id } })).body.second_factor,
  ).toBe('none')
  expect((await vereda.ask(userCalls.rolesForCreate, person)).status).toBe(401)
  expect((await logIn(vereda, username, { password: `${password}!` })).status).toBe(401)
  const letters = await db
    .selectFrom('letters')
    .select('params')
    .where('user_id', '=', id)
    .where('code', '=', 'sign_in_changed')
    .orderBy('id')
    .execute()
  expect(letters.map(({ params }) => params['what'])).toEqual([
    'totp_on',
    'reset_asked',
    'reset_asked',
    'reset_done',
  ])
})

test('a waiting reset is among the notifications of those who may confirm it, and of nobody else', async () => {
  const elsewhere = await asCoordinator(db, [(await givenRegion(db, country.id)).id])
  const { id } = await givenTeacher()
  const { full_name } = await db
    .selectFrom('users')
    .select('full_name')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await reset(coordinator, id)
  await reset(coordinator, id)
  const waiting = async (as: Someone) => {
    const query = { code: 'reset_waits' as const }
    const { results } = (await vereda.ask(notificationCalls.list, as, { query })).body
    return results.filter(({ params }) => params['person'] === full_name)
  }
  const [found, ...more] = await waiting(representative)
  expect(more).toEqual([])
  expect(found?.message).toContain(full_name)
  expect(found && pageOfNotification(found)).toBe(`/users?search=${encodeURIComponent(full_name)}`)
  expect([...(await waiting(coordinator)), ...(await waiting(elsewhere))]).toEqual([])
})

/** Of each notification that asks to confirm the reset of this person, the newest first: whether it is read. */
const readOf = async (as: Someone, person: number) => {
  const query = { code: 'reset_waits' as const }
  const { results } = (await vereda.ask(notificationCalls.list, as, { query })).body
  const own = await db.selectFrom('notifications').where('person_id', '=', person).select('id').execute()
  return results.filter(({ id }) => own.some((each) => each.id === id)).map(({ is_read }) => is_read)
}

test('a confirmed reset is no longer asked of others, and that of another person still is', async () => {
  const second = await asCoordinator(db, [region.id])
  const [{ id }, other] = [await givenTeacher(), await givenTeacher()]
  for (const person of [id, other.id]) await reset(coordinator, person)
  expect([await readOf(second, id), await readOf(representative, id)]).toEqual([[false], [false]])
  await reset(representative, id)
  expect([await readOf(second, id), await readOf(representative, id)]).toEqual([[true], [true]])
  expect(await readOf(second, other.id)).toEqual([false])
})

test('it is no longer asked when the person, an operator or a deleted account removes the second factor', async () => {
  const ends: ((teacher: Awaited<ReturnType<typeof givenTeacher>>) => Promise<unknown>)[] = [
    ({ person }) => vereda.ask(secondFactorCalls.remove, person),
    ({ username: name }) =>
      removeSecondStep({ database: vereda.database, settings: readSettings({}) }, { name }),
    ({ id }) => vereda.ask(userCalls.remove, representative, { parameters: { id } }),
  ]
  for (const end of ends) {
    const teacher = await givenTeacher()
    await reset(coordinator, teacher.id)
    expect(await readOf(representative, teacher.id)).toEqual([false])
    await end(teacher)
    expect(await readOf(representative, teacher.id)).toEqual([true])
  }
})

test('an expired reset that is requested again replaces the one before', async () => {
  const { id } = await givenTeacher()
  await reset(coordinator, id)
  await sql`update factor_resets set expires_at = expires_at - interval '4 days'`.execute(db)
  await reset(coordinator, id)
  expect(await readOf(representative, id)).toEqual([false, true])
})

test('a request ends after three days, and with the right of who asked', async () => {
  const { id } = await givenTeacher()
  await reset(coordinator, id)
  await sql`update factor_resets set expires_at = expires_at - interval '4 days'`.execute(db)
  expect(await reset(representative, id)).toEqual([200, 'factor_reset_asked'])
  const gone = await asCoordinator(db, [region.id])
  const other = await givenTeacher()
  await reset(gone, other.id)
  await db.deleteFrom('areas').where('user_id', '=', gone.id).execute()
  expect(await reset(representative, other.id)).toEqual([200, 'factor_reset_asked'])
})

test('nobody resets their own, that of somebody out of scope, or a missing one', async () => {
  const administrator = await asAdministrator(db)
  const { id, person } = await givenFactor(vereda, { role: 2 })
  expect(await reset(person, id)).toEqual([403, 'permission_denied'])
  expect(await reset(coordinator, id)).toEqual([404, 'not_found'])
  expect(await reset(administrator, representative.id)).toEqual([409, 'no_second_factor'])
})
