import { statisticsCalls } from 'contract/insight/statistics/statistics'
import { operationCalls } from 'contract/operations/operation'
import { sql } from 'kysely'
import { Registry } from 'prom-client'
import { expect, test, vi } from 'vitest'
import { replicaFigures } from '../../../../src/operations/metrics/replica-figures.ts'
import type { Db } from '../../../../src/platform/database/db.ts'
import { pooler, startPooler } from '../../../database/pooler.ts'
import { asCoordinator, asSuperuser } from '../../../given/people.ts'
import { givenCountry, givenRegion, givenSchool } from '../../../given/places.ts'
import { atTheEnd } from '../../../running/endings.ts'
import { givenReader, givenStandby, onDatabase } from './given-replicated.ts'

// a standby that was away is looked for again after half a minute at the latest
vi.setConfig({ testTimeout: 90_000 })

const patient = { timeout: 60_000, interval: 50 }
const place = await givenStandby()
const { databaseUrl, databaseReplicaUrl, standby } = place
const settings = { databaseUrl, databaseReplicaUrl, databaseReplicaSeconds: 600 }
const one = await givenReader(settings)
const { db, ask, schoolsOf, addSchool } = one
const region = await givenRegion(db, (await givenCountry(db)).id)
await givenSchool(db, region.id, { name: 'First' })
const writer = await asSuperuser(db)
const reader = await asCoordinator(db, [region.id])

/** Until a request of theirs is answered by the standby. */
const readByReplica = async (server: typeof one, who = reader): Promise<void> => {
  await expect.poll(async () => (await server.schoolsOf(who)).age, patient).toBeGreaterThan(0)
}

test('figures and lists are read from the standby with their greatest age', async () => {
  await readByReplica(one)
  const query = `${statisticsCalls.schools.path}?type=count&model=region`
  const before = one.readsBy('replica')
  const answers = [await ask(reader, query), await ask(reader, query), await ask(reader, '/api/school/')]
  expect(answers.map(({ status, age }) => [status, age > 0])).toEqual(Array(3).fill([200, true]))
  expect(one.readsBy('replica')).toBe(before + 3)
})

test('the operator reads how far the standby is behind and how many reads it answers, on the page and in the metrics', async () => {
  await readByReplica(one)
  const { body } = await ask(writer, operationCalls.read.path)
  expect(body.replica).toMatchObject({ is_used: true, lag: expect.any(Number), answered: expect.any(Number) })
  expect(body.replica.reads).toBeGreaterThanOrEqual(body.replica.answered)
  const registry = new Registry()
  replicaFigures(registry, one.database)()
  const text = await registry.metrics()
  expect(text).toContain('vereda_replica_used 1')
  expect(text).toMatch(/^vereda_replica_lag_seconds [\d.]+$/m)
  expect(text).toContain(`vereda_replica_reads_total{reader="replica"} ${one.readsBy('replica')}`)
})

test('only reads of signed-in people use a standby', () => {
  const lagging = one.app.calls.filter(({ mayLag }) => mayLag).map(({ call }) => call)
  expect(lagging.length).toBeGreaterThan(10)
  expect(
    lagging.filter(({ method, access, stream }) => method !== 'GET' || access === 'anyone' || stream),
  ).toEqual([])
})

test('the page of a school, and the session, are read from the primary', async () => {
  const before = one.readsBy('replica')
  const { age } = await ask(reader, '/api/user_information_profile/')
  expect(age).toBeNaN()
  expect(one.readsBy('replica')).toBe(before)
})

test('who saved something sees it at once on every server, while others see the state before', async () => {
  const other = await givenReader(settings)
  await readByReplica(other)
  await readByReplica(other, writer)
  await place.pauseReplay()
  expect((await addSchool(writer, region.id, 'Second')).status).toBe(201)
  for (const server of [one, other]) {
    expect(await server.schoolsOf(writer)).toEqual({ status: 200, age: 0, names: ['First', 'Second'] })
    const { age, names } = await server.schoolsOf(reader)
    expect([age > 0, names]).toEqual([true, ['First']])
  }
  await place.resumeReplay()
  await readByReplica(one, writer)
  expect((await schoolsOf(writer)).names).toEqual(['First', 'Second'])
})

test('a removed place counts at the next request, though the standby does not have it yet', async () => {
  const coordinator = await asCoordinator(db, [region.id])
  await readByReplica(one, coordinator)
  expect((await schoolsOf(coordinator)).names).toContain('First')
  await place.pauseReplay()
  await db.deleteFrom('areas').where('user_id', '=', coordinator.id).execute()
  expect((await schoolsOf(coordinator)).names).toEqual([])
  await db.updateTable('users').set({ is_active: false }).where('id', '=', coordinator.id).execute()
  expect((await schoolsOf(coordinator)).status).toBe(401)
  await place.resumeReplay()
})

test('a standby that is further behind than the setting allows is not read, and is read again afterwards', async () => {
  const strict = await givenReader({ ...settings, databaseReplicaSeconds: 2 })
  await readByReplica(strict)
  await place.pauseReplay()
  await givenSchool(db, region.id, { name: 'Third' })
  await expect.poll(strict.isReading, patient).toBe(false)
  expect(await strict.schoolsOf(reader)).toEqual({
    status: 200,
    age: 0,
    names: ['First', 'Second', 'Third'],
  })
  await place.resumeReplay()
  await readByReplica(strict)
})

/** Reads schools on the standby, and then waits. */
const slowly = async (on: Db) => {
  await on.selectFrom('schools').select('id').execute()
  return sql`select pg_sleep(20)`.execute(on)
}

/** Whether a query finds a row. */
const isThere = async (url: string, query: string) => {
  const found = `do $$ begin if not exists (${query}) then raise 'nothing found'; end if; end $$`
  return onDatabase(url, found).then(
    () => true,
    () => false,
  )
}

const isSleeping = (url: string) =>
  isThere(url, "select 1 from pg_stat_activity where query = 'select pg_sleep(20)' and state = 'active'")

test('a read that the standby cancels because of replay is repeated on the primary, and the standby stays in use', async () => {
  await readByReplica(one)
  const reading = one.database.replica?.answered(reader.id, db, slowly)
  await expect.poll(() => isSleeping(databaseReplicaUrl), patient).toBe(true)
  await onDatabase(databaseUrl, 'begin; lock table schools in access exclusive mode; commit')
  expect(await reading).toBe(null)
  expect([one.readsBy('cancelled'), one.readsBy('failed'), one.isReading()]).toEqual([1, 0, true])
})

test('a read that is stopped or takes too long on the standby is repeated on the primary', async () => {
  for (const stops of [true, false]) {
    await readByReplica(one)
    const before = one.readsBy('failed')
    const reading = one.database.replica?.answered(reader.id, db, slowly)
    if (stops) {
      await expect.poll(() => isSleeping(databaseReplicaUrl), patient).toBe(true)
      await onDatabase(
        databaseReplicaUrl,
        "select pg_cancel_backend(pid) from pg_stat_activity where query = 'select pg_sleep(20)'",
      )
    }
    expect(await reading).toBe(null)
    expect(one.readsBy('failed')).toBe(before + 1)
  }
})

test.skipIf(pooler() === undefined)('a standby behind a pool in transaction mode is read too', async () => {
  const [pool, standbyPool] = [await startPooler(databaseUrl), await startPooler(databaseReplicaUrl)]
  for (const each of [pool, standbyPool]) atTheEnd(each.stop)
  const pooled = await givenReader({
    ...settings,
    databaseUrl: pool.url('vereda'),
    databaseSessionUrl: databaseUrl,
    databaseReplicaUrl: standbyPool.url('vereda'),
  })
  await readByReplica(pooled)
  const answers = await Promise.all(Array.from({ length: 40 }, () => pooled.schoolsOf(reader)))
  expect(new Set(answers.map(({ status, age }) => `${status} ${age > 0}`))).toEqual(new Set(['200 true']))
})

test('a primary is never used as a standby', async () => {
  const warnings: string[] = []
  const warn = (line: string) => void warnings.push(line)
  const wrong = await givenReader({ ...settings, databaseReplicaUrl: databaseUrl, warn })
  await expect.poll(() => warnings, patient).toContain('The replica is not read from: it is no standby')
  expect((await wrong.schoolsOf(reader)).age).toBe(0)
})

test('when the standby dies during requests everybody is answered, and it is read again when it is back', async () => {
  await readByReplica(one)
  const asking = Array.from({ length: 30 }, (_, at) => (at === 10 ? standby.kill() : schoolsOf(reader)))
  const answers = (await Promise.all(asking)).flatMap((answer) => (answer ? [answer.status] : []))
  expect(new Set(answers), one.log.join('')).toEqual(new Set([200]))
  await expect.poll(one.isReading, patient).toBe(false)
  expect(await schoolsOf(reader)).toMatchObject({ status: 200, age: 0 })
  await standby.start()
  await readByReplica(one)
})

test('a standby that was promoted is no longer read', async () => {
  await readByReplica(one)
  await onDatabase(databaseReplicaUrl, 'select pg_promote()')
  await givenSchool(db, region.id, { name: 'Fourth' })
  expect(await schoolsOf(reader)).toMatchObject({ status: 200, age: 0 })
  expect((await schoolsOf(reader)).names).toContain('Fourth')
  await expect.poll(one.isReading, patient).toBe(false)
})
