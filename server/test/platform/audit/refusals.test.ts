import { accountCalls } from 'contract/people/accounts'
import { countryCalls } from 'contract/places/countries'
import { regionCalls } from 'contract/places/regions'
import { schoolCalls } from 'contract/places/schools'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { asCoordinator, asSchool, type Someone } from '../../given/people.ts'
import { givenAccount, holding, logIn } from '../../people/accounts/given-account.ts'
import { givenReplica } from '../../running/replica.ts'
import { refusalOf } from '../../said.ts'
import { givenRefusals } from './given-refusals.ts'

const { vereda, people, refusals } = await givenRefusals()

const readSchool = (as: Someone, id: number) => vereda.ask(schoolCalls.read, as, { parameters: { id } })

/** As if a minute had passed. */
const endMinute = () => sql`update refusal_counts set ends_at = now()`.execute(vereda.database.db)

test('a row out of scope is answered as a missing one, and only the audit has the difference', async () => {
  const { db } = vereda.database
  const stranger = await asSchool(db, [people.otherSchool.id])
  const foreign = await readSchool(stranger, people.school.id)
  const missing = await readSchool(stranger, 987_654)
  expect([refusalOf(foreign), refusalOf(missing)]).toEqual([
    [404, 'not_found'],
    [404, 'not_found'],
  ])
  expect({ ...foreign.body, request_id: '' }).toEqual({ ...missing.body, request_id: '' })
  await readSchool(stranger, people.otherSchool.id)
  await vereda.app.writeRefusals()
  expect(await refusals(stranger.id)).toEqual([
    {
      deed: 'permission.denied',
      actor_id: stranger.id,
      object_type: 'school',
      object_id: people.school.id,
      new: { method: 'GET', path: '/api/school/{id}/', code: 'not_found', times: 1 },
    },
  ])
})

test('the look-up of rows runs by itself', async () => {
  const stranger = await asSchool(vereda.database.db, [people.otherSchool.id])
  await readSchool(stranger, people.school.id)
  await expect.poll(() => refusals(stranger.id), { timeout: 10_000 }).toHaveLength(1)
})

test('repeats are counted: one row at once, then one row a minute with number and rows', async () => {
  const { db } = vereda.database
  const stranger = await asCoordinator(db, [])
  for (let each = 0; each < 40; each += 1)
    expect(
      refusalOf(await vereda.ask(countryCalls.remove, stranger, { parameters: { id: 700 + (each % 30) } })),
    ).toEqual([403, 'permission_denied'])
  expect(await refusals(stranger.id)).toHaveLength(1)
  await vereda.app.writeRefusals()
  expect(await refusals(stranger.id)).toHaveLength(1)
  await endMinute()
  await vereda.app.writeRefusals()
  const [first, minute, ...more] = await refusals(stranger.id)
  expect(first).toMatchObject({ object_type: 'country', object_id: 700, new: { times: 1 } })
  expect(minute).toMatchObject({ object_id: null, new: { times: 39, code: 'permission_denied' } })
  expect(minute?.new).toHaveProperty('ids.length', 20)
  expect(more).toEqual([])
  await endMinute()
  await vereda.app.writeRefusals()
  expect(await refusals(stranger.id)).toHaveLength(2)
})

test('another call, another reason and another person have rows of their own', async () => {
  const { db } = vereda.database
  const [one, other] = [await asSchool(db, []), await asSchool(db, [])]
  for (const person of [one, one, other]) {
    await vereda.ask(countryCalls.create, person, { body: { code: 'UY' } as never })
    await vereda.ask(regionCalls.create, person, { body: { name: 'Sur', country: 1 } })
  }
  expect((await refusals(one.id)).map((row) => (row.new as { path: string }).path)).toEqual([
    '/api/country/',
    '/api/region/',
  ])
  expect(await refusals(other.id)).toHaveLength(2)
})

test('two servers write one row a minute in all, and counts of one survive its end', async () => {
  const { db } = vereda.database
  const second = await givenReplica(vereda)
  const stranger = await asSchool(db, [])
  const headers = { authorization: `Bearer ${stranger.token}` }
  const ask = (app: typeof second) =>
    app.inject({ method: 'DELETE', url: '/api/country/5/', headers }).then(({ statusCode }) => statusCode)
  for (const app of [vereda.app, second, second, vereda.app, second]) expect(await ask(app)).toBe(403)
  expect(await refusals(stranger.id)).toHaveLength(1)
  await second.close()
  await vereda.app.writeRefusals(true)
  const times = (await refusals(stranger.id)).map((row) => (row.new as { times: number }).times)
  expect([times[0], times.reduce((sum, each) => sum + each, 0)]).toEqual([1, 5])
  expect(times.length).toBeLessThanOrEqual(3)
})

test('a wrong current password is in the audit, for every call, and without the password', async () => {
  const person = await givenAccount(vereda)
  const { body: tokens } = await logIn(vereda, person.username)
  const me = holding(person, tokens)
  const wrong = 'not my own password'
  const password = 'slow green window 31'
  const body = { previous_password: wrong, password, password_confirmation: password }
  await vereda.ask(accountCalls.changePassword, me, { body })
  await vereda.ask(accountCalls.changeProfile, me, {
    body: { email: 'new@vereda.example', current_password: wrong },
  })
  const rows = await refusals(me.id)
  expect(
    rows.map(({ deed: action, new: now }) => [action, (now as { code: string; path: string }).path]),
  ).toEqual([
    ['auth.password_wrong', '/api/account/password/change'],
    ['auth.password_wrong', '/api/user_information_profile/'],
  ])
  expect(JSON.stringify(rows)).not.toContain(wrong)
})
