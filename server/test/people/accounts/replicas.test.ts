// @both-databases: one session in turns here, sessions that lock each other there
import type { Role } from 'contract/access/roles'
import { accountCalls } from 'contract/people/accounts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Db } from '../../../src/platform/database/db.ts'
import { asCoordinator, asSchool } from '../../given/people.ts'
import { givenCountry, givenRegion, givenSchool } from '../../given/places.ts'
import { givenReplica } from '../../running/replica.ts'
import { givenVereda } from '../../vereda.ts'
import { fewestTrips } from './fewest-trips.ts'
import { givenAccount, logIn, password } from './given-account.ts'

const one = await givenVereda()
const other = await givenReplica(one)

const region = await givenRegion(one.database.db, (await givenCountry(one.database.db)).id)
const school = await givenSchool(one.database.db, region.id)

const onOther = (method: 'GET' | 'POST', url: string, options: { token?: string; payload?: object } = {}) =>
  other.inject({
    method,
    url,
    headers: options.token ? { authorization: `Bearer ${options.token}` } : {},
    ...(options.payload && { payload: options.payload }),
  })

test('a logout on one replica counts on the other at once', async () => {
  const person = await givenAccount(one)
  const { body } = await logIn(one, person.username)
  const profile = () => onOther('GET', '/api/user_information_profile/', { token: body.access })
  expect((await profile()).statusCode).toBe(200)
  await one.ask(accountCalls.logout, { ...person, token: body.access })
  expect((await profile()).statusCode).toBe(401)
})

/** Each asks on the other server twice before, so that it knows who asks, and once after something happened here. */
const afterwards = async (token: string, url: string, happens: () => Promise<unknown>) => {
  const ask = () => onOther('GET', url, { token })
  const before = [await ask(), await ask()].map(({ statusCode }) => statusCode)
  await happens()
  const after = await ask()
  return { before, after: after.statusCode, body: after.json() }
}

test('a place removed on one replica is out of scope at the next request on the other', async () => {
  const { db } = one.database
  const teacher = await asSchool(db, [school.id])
  const url = `/api/school/${school.id}/`
  const take = () => db.deleteFrom('areas').where('user_id', '=', teacher.id).execute()
  expect(await afterwards(teacher.token, url, take)).toMatchObject({ before: [200, 200], after: 404 })
  const give = () =>
    db.insertInto('areas').values({ user_id: teacher.id, role: 3, school_id: school.id }).execute()
  expect(await afterwards(teacher.token, url, give)).toMatchObject({ before: [404, 404], after: 200 })
})

test('a role removed on one replica counts at the next request on the other, and so does one given', async () => {
  const { db } = one.database
  const coordinator = await asCoordinator(db, [])
  const become = (role: Role) => () =>
    db.updateTable('users').set({ role }).where('id', '=', coordinator.id).execute()
  const ofPeople = '/api/user_information/'
  expect(await afterwards(coordinator.token, ofPeople, become(3))).toMatchObject({
    before: [200, 200],
    after: 403,
  })
  expect(await afterwards(coordinator.token, ofPeople, become(2))).toMatchObject({
    before: [403, 403],
    after: 200,
  })
})

const endings: Record<string, (db: Db, user: number) => Promise<unknown>> = {
  'an account that was switched off': (db, user) =>
    db.updateTable('users').set({ is_active: false }).where('id', '=', user).execute(),
  'an account that was deleted': (db, user) =>
    db.updateTable('users').set({ deleted_at: sql`now()` }).where('id', '=', user).execute(),
  'a session that was ended': (db, user) =>
    db.updateTable('sessions').set({ revoked_at: sql`now()` }).where('user_id', '=', user).execute(),
  'a session whose time is over': (db, user) =>
    db.updateTable('sessions').set({ ends_at: sql`now()` }).where('user_id', '=', user).execute(),
  'a token that ran out': (db, user) =>
    sql`update tokens set expires_at = now() from sessions
      where sessions.id = tokens.session_id and sessions.user_id = ${user}`.execute(db),
  'a token that was dropped': (db, user) =>
    sql`delete from tokens using sessions
      where sessions.id = tokens.session_id and sessions.user_id = ${user}`.execute(db),
}

/** Answered with a row, refused, and asked in a way that is wrong in itself: none says more than that the token ended. */
const paths = ['/api/user_information_profile/', '/api/school/2147483647/', '/api/school/?page=none']

test.each(Object.entries(endings))(
  '%s opens nothing with the next request on the other replica',
  async (_, end) => {
    const { db } = one.database
    for (const url of paths) {
      const teacher = await asSchool(db, [school.id])
      const { after, body } = await afterwards(teacher.token, url, () => end(db, teacher.id))
      expect([after, body.code], url).toEqual([401, 'token_not_valid'])
    }
  },
)

test('of many parallel requests with a token that was ended on the other replica none is answered', async () => {
  const { db } = one.database
  const teacher = await asSchool(db, [school.id])
  const ask = (url: string) => onOther('GET', url, { token: teacher.token })
  const urls = [...paths, `/api/school/${school.id}/`, '/api/region/', '/api/notifications/']
  const atOnce = () => Promise.all([...urls, ...urls, ...urls].map((url) => ask(url)))
  const before = (await atOnce()).map(({ statusCode }) => statusCode)
  expect(new Set(before)).toEqual(new Set([200, 404, 400]))
  await db.updateTable('sessions').set({ revoked_at: sql`now()` }).where('user_id', '=', teacher.id).execute()
  const after = (await atOnce()).map(({ statusCode }) => statusCode)
  expect(new Set(after)).toEqual(new Set([401]))
})

test('a language chosen on one replica is that of the next answer on the other', async () => {
  const { db } = one.database
  const teacher = await asSchool(db, [school.id])
  const choose = () => db.updateTable('users').set({ language: 'es' }).where('id', '=', teacher.id).execute()
  const { body } = await afterwards(teacher.token, '/api/country/', choose)
  expect(body.results.map(({ name }: { name: string }) => name)).toEqual(['Perú'])
})

test('the actor is read with the rows: a read is one trip on a connection with prepared statements', async () => {
  const teacher = await asSchool(one.database.db, [school.id])
  const trips = await fewestTrips(async () => {
    expect((await onOther('GET', `/api/school/${school.id}/`, { token: teacher.token })).statusCode).toBe(200)
  })
  expect(trips).toBe(1)
})

test('a token refreshed on both replicas at the same time gives one pair', async () => {
  const person = await givenAccount(one)
  const { body } = await logIn(one, person.username)
  const payload = { refresh: body.refresh }
  const [here, there] = await Promise.all([
    one.ask(accountCalls.refresh, null, { body: payload }),
    onOther('POST', '/api/account/token/refresh/', { payload }),
  ])
  expect(here.status).toBe(200)
  expect(there.json()).toEqual(here.body)
})

test('wrong passwords are counted over all replicas', async () => {
  const person = await givenAccount(one)
  const payload = { username: person.username, password: 'not this one' }
  const statuses: number[] = []
  for (let round = 0; round < 3; round += 1) {
    statuses.push((await one.ask(accountCalls.login, null, { body: payload })).status)
    statuses.push((await onOther('POST', '/api/account/login', { payload })).statusCode)
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
  const right = { username: person.username, password }
  expect((await onOther('POST', '/api/account/login', { payload: right })).statusCode).toBe(429)
})

test('many people of one school log in at the same time', async () => {
  const people = await Promise.all(Array.from({ length: 20 }, () => givenAccount(one)))
  const answers = await Promise.all(
    people.flatMap(({ username }) => [
      logIn(one, username),
      logIn(one, username, { password: 'not this one' }),
    ]),
  )
  expect(answers.map(({ status }) => status)).toEqual(people.flatMap(() => [200, 401]))
})
