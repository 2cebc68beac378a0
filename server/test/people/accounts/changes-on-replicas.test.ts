// @both-databases: one session in turns here, sessions that lock each other there
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Db } from '../../../src/platform/database/db.ts'
import { engine } from '../../database/database.ts'
import { asCoordinator } from '../../given/people.ts'
import { givenCountry, givenRegion, givenSchool } from '../../given/places.ts'
import { givenReplica } from '../../running/replica.ts'
import { givenVereda } from '../../vereda.ts'
import { fewestTrips } from './fewest-trips.ts'

const one = await givenVereda()
const { db } = one.database
const other = await givenReplica(one)

const country = await givenCountry(db)
const region = await givenRegion(db, country.id)

type Sending = { token: string; payload: object | string; url: string; key?: string }

const send = (method: 'PATCH' | 'POST', { token, payload, url, key }: Sending) =>
  other.inject({
    method,
    url,
    payload,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      ...(key !== undefined && { 'idempotency-key': key }),
    },
  })

/** A school, and a coordinator whom the other server knows from a change that was just made there. */
const knownCoordinator = async () => {
  const school = await givenSchool(db, region.id)
  const coordinator = await asCoordinator(db, [region.id])
  const url = `/api/school/${school.id}/`
  const change = (payload: object | string) => send('PATCH', { token: coordinator.token, payload, url })
  for (const teachers of [21, 22, 23]) expect((await change({ teachers })).statusCode).toBe(200)
  const teachersNow = async () => {
    const row = await db
      .selectFrom('schools')
      .where('id', '=', school.id)
      .select('teachers')
      .executeTakeFirst()
    return row?.teachers
  }
  const audited = async () => {
    const rows = await db.selectFrom('audit').where('actor_id', '=', coordinator.id).select('deed').execute()
    return rows.filter(({ deed }) => deed === 'school.change').length
  }
  return { coordinator, change, teachersNow, audited }
}

const endings: Record<string, (user: number) => Promise<unknown>> = {
  'an account that was switched off': (user) =>
    db.updateTable('users').set({ is_active: false }).where('id', '=', user).execute(),
  'a session that was ended': (user) =>
    db.updateTable('sessions').set({ revoked_at: sql`now()` }).where('user_id', '=', user).execute(),
  'a token that ran out': (user) =>
    sql`update tokens set expires_at = now() from sessions
      where sessions.id = tokens.session_id and sessions.user_id = ${user}`.execute(db),
  'a token that was dropped': (user) =>
    sql`delete from tokens using sessions
      where sessions.id = tokens.session_id and sessions.user_id = ${user}`.execute(db),
}

/** What would be done, what is wrong in itself, and what cannot even be read. */
const bodies = [{ teachers: 24 }, { teachers: 'many' }, {}, '{"teachers":']

test.each(Object.entries(endings))(
  '%s changes nothing with the next request on the other replica',
  async (_, end) => {
    for (const body of bodies) {
      const { coordinator, change, teachersNow, audited } = await knownCoordinator()
      await end(coordinator.id)
      const answer = await change(body)
      expect([answer.statusCode, answer.json().code], JSON.stringify(body)).toEqual([401, 'token_not_valid'])
      expect([await teachersNow(), await audited()]).toEqual([23, 3])
    }
  },
)

test('a region removed on one replica refuses changes of its schools at the next request on the other', async () => {
  const { coordinator, change, teachersNow, audited } = await knownCoordinator()
  await db.deleteFrom('areas').where('user_id', '=', coordinator.id).execute()
  expect((await change({ teachers: 24 })).statusCode).toBe(404)
  expect([await teachersNow(), await audited()]).toEqual([23, 3])
  await db.insertInto('areas').values({ user_id: coordinator.id, role: 2, region_id: region.id }).execute()
  expect((await change({ teachers: 24 })).statusCode).toBe(200)
  expect(await teachersNow()).toBe(24)
})

test('what a role lost meanwhile is refused on the other replica, and adds nothing', async () => {
  const { coordinator } = await knownCoordinator()
  const name = `Escuela ${randomUUID()}`
  const payload = { name, region: region.id, management: 'public', type_of_school: 'special' }
  await db.deleteFrom('areas').where('user_id', '=', coordinator.id).execute()
  await db.updateTable('users').set({ role: 3 }).where('id', '=', coordinator.id).execute()
  const answer = await send('POST', {
    token: coordinator.token,
    payload,
    url: '/api/school/',
    key: randomUUID(),
  })
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'permission_denied'])
  expect(await db.selectFrom('schools').where('name', '=', name).select('id').execute()).toEqual([])
})

test('a key that was used on one replica gets its answer on the other, and a refusal with another body', async () => {
  const { coordinator } = await knownCoordinator()
  const key = randomUUID()
  const add = (name: string) =>
    send('POST', {
      token: coordinator.token,
      payload: { name, region: region.id, management: 'public', type_of_school: 'special' },
      url: '/api/school/',
      key,
    })
  const name = `Escuela ${randomUUID()}`
  const [first, again, changed] = [await add(name), await add(name), await add(`${name} 2`)]
  expect([first.statusCode, again.statusCode, again.headers['idempotent-replay']]).toEqual([201, 201, 'true'])
  expect(again.json()).toEqual(first.json())
  expect([changed.statusCode, changed.json().code]).toEqual([422, 'idempotency_key_reused'])
  expect(await db.selectFrom('schools').where('name', '=', name).select('id').execute()).toHaveLength(1)
})

test.runIf(engine() === 'server')(
  'a second request with a key in progress is refused at once, though a row that it needs is locked',
  async () => {
    const { coordinator } = await knownCoordinator()
    const key = randomUUID()
    const askMeanwhile = async (inside: Db) => {
      await sql`select take_key(${coordinator.id}, '/api/school', ${key})`.execute(inside)
      await sql`select id from regions where id = ${region.id} for update`.execute(inside)
      const payload = {
        name: 'Under way',
        region: region.id,
        management: 'public',
        type_of_school: 'special',
      }
      return send('POST', { token: coordinator.token, payload, url: '/api/school/', key })
    }
    const answer = await db.transaction().execute(askMeanwhile)
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'idempotency_in_progress'])
  },
)

test('the actor is read with the change: a change is two trips to the database', async () => {
  const { change } = await knownCoordinator()
  const trips = await fewestTrips(async (time) => {
    expect((await change({ teachers: 30 + time })).statusCode).toBe(200)
  })
  expect(trips).toBe(2)
})
