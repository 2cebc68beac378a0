import pg from 'pg'
import { expect, test } from 'vitest'
import { serverEngine } from '../../../src/platform/database/server/server.ts'
import { givenPlace } from '../../database/database.ts'
import { atTheEnd } from '../../running/endings.ts'

const { databaseUrl } = await givenPlace()
const url = databaseUrl ?? ''

const given = (poolSize: number) => {
  const engine = serverEngine({ databaseUrl: url, deadline: 8000, poolSize, warn: () => {} })
  atTheEnd(() => engine.close())
  return engine
}

const one = { text: 'select pg_backend_pid() as number', parameters: [] }

test('a connection that was just returned is reused at once', async () => {
  const engine = given(2)
  expect(engine.takeFree()).toBeNull()
  const first = await engine.acquire(1000)
  first.release(false)
  expect(engine.takeFree()).toBe(first)
  expect(engine.takeFree()).toBeNull()
  first.release(false)
  expect(() => first.release(false)).toThrow('released before')
})

test('who waits for a connection gets the next one that is returned', async () => {
  const engine = given(1)
  const session = await engine.acquire(1000)
  const waiting = engine.acquire(1000)
  session.release(false)
  expect(engine.takeFree()).toBeNull()
  const next = await waiting
  expect((await next.run([one]))[0]?.rows).toHaveLength(1)
  next.release(false)
})

test('a connection that was lost while idle is not handed out', async () => {
  const engine = given(2)
  const lost = await engine.acquire(1000)
  await lost.run([one])
  lost.release(false)
  const visitor = new pg.Client({ connectionString: url })
  await visitor.connect()
  atTheEnd(() => visitor.end())
  await visitor.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'vereda' and datname = current_database()`)
  const next = async () => {
    const session = await engine.acquire(1000)
    session.release(false)
    return session === lost
  }
  await expect.poll(next).toBe(false)
  const session = await engine.acquire(1000)
  expect((await session.run([one]))[0]?.rows).toHaveLength(1)
  session.release(false)
})
