// @both-databases: its work goes beside requests, and there is one session for both
import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Evidence } from '../../src/evaluation/files/evidence.ts'
import { byOneServer, whenDue } from '../../src/operations/maintenance/queries.ts'
import { regularly } from '../../src/operations/maintenance/regularly.ts'
import { regularWork } from '../../src/operations/maintenance/work.ts'
import { openDatabase } from '../../src/platform/database/open.ts'
import { engine, givenDatabase, givenPlace } from '../database/database.ts'
import { asSchool } from '../given/people.ts'

test('expired attempts, stored answers, tokens and sessions are deleted; current ones stay', async () => {
  const { db } = await givenDatabase()
  const { id } = await asSchool(db, [])
  const gone = await asSchool(db, [])
  await sql`
    insert into throttles values (${randomBytes(32)}, 1, now() - interval '1 hour', '-infinity'),
      (${randomBytes(32)}, 1, now() + interval '1 hour', '-infinity')`.execute(db)
  await sql`
    insert into idempotency_keys (user_id, route, key, body_hash, status, created_at)
    values (${id}, '/api/x', 'old', '', 201, now() - interval '25 hours'), (${id}, '/api/x', 'new', '', 201, now())`.execute(
    db,
  )
  await sql`update sessions set ends_at = now() - interval '31 days' where user_id = ${gone.id}`.execute(db)
  await sql`update tokens set expires_at = now() - interval '1 hour'
    where session_id in (select id from sessions where user_id = ${id})`.execute(db)
  const works = regularWork({ db }, {} as Evidence, { evidenceRetentionMonths: 60, webhookHosts: [] })
  for (const { name, work } of works.filter((each) => each.name.startsWith('forget'))) {
    await expect(work(), name).resolves.toBeDefined()
  }
  const count = async (table: string) =>
    (await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(db)).rows[0]
      ?.count
  expect([await count('throttles'), await count('idempotency_keys')]).toEqual([1, 1])
  expect([await count('tokens'), await count('sessions')]).toEqual([0, 1])
})

const quiet = { failed: () => {}, done: () => {} }

test('failed work is logged and repeated, never in parallel, and the end of the server waits for it', async () => {
  const database = await givenDatabase()
  const notified: string[] = []
  let [begun, atOnce, most] = [0, 0, 0]
  const work = async () => {
    begun += 1
    atOnce += 1
    most = Math.max(most, atOnce)
    await pause(20)
    atOnce -= 1
    throw new Error('no')
  }
  const maintenance = regularly(database, [{ name: 'fail', every: 5, work }], {
    failed: (name) => void notified.push(name),
    done: () => {},
  })
  maintenance.start()
  await expect.poll(() => notified.length).toBeGreaterThan(1)
  await maintenance.stop()
  expect([most, atOnce, notified.length]).toEqual([1, 0, begun])
})

test.runIf(engine() === 'server')('of two servers one does the work', async () => {
  const place = { ...(await givenPlace()), allowUnsafe: true }
  const [one, other] = [await openDatabase(place), await openDatabase(place)]
  let second: boolean | undefined
  const first = await byOneServer(one, 'sweep', async () => {
    second = await byOneServer(other, 'sweep', async () => {})
    expect(await byOneServer(other, 'another', async () => {})).toBe(true)
  })
  expect([first, second]).toEqual([true, false])
  expect(await byOneServer(other, 'sweep', async () => {})).toBe(true)
  await Promise.all([one.close(), other.close()])
})

test('hourly work is done although no server runs for an hour, once, and again when it is due', async () => {
  const database = await givenDatabase()
  const done: string[] = []
  const works = (name: string) => [
    { name: 'hourly', every: 3_600_000, work: async () => done.push(name) },
    { name: 'often', every: 5, work: async () => done.push('often') },
  ]
  const live = async (name: string) => {
    const before = done.length
    const maintenance = regularly(database, works(name), quiet, 5)
    maintenance.start()
    await expect.poll(() => done.length).toBeGreaterThan(before + 3)
    await maintenance.stop()
  }
  for (const session of ['first', 'second', 'third']) await live(session)
  expect(done.filter((each) => each !== 'often')).toEqual(['first'])
  await sql`update maintenance_runs set next_at = now()`.execute(database.db)
  await live('fourth')
  expect(done.filter((each) => each !== 'often')).toEqual(['first', 'fourth'])
})

test('hourly work that failed is due again in ten minutes, and stops no other work', async () => {
  const database = await givenDatabase()
  const fail = async () => {
    throw new Error('no')
  }
  await expect(whenDue(database, { name: 'hourly', every: 3_600_000, work: fail })).rejects.toThrow('no')
  const { rows } = await sql<{ minutes: number }>`
    select round(extract(epoch from next_at - now()) / 60)::int as minutes from maintenance_runs`.execute(
    database.db,
  )
  expect(rows).toEqual([{ minutes: 10 }])
})
