import { randomInt } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { anonymisePersonal, purgeAudit, record } from '../../../src/platform/audit/queries.ts'
import { sealAudit } from '../../../src/platform/audit/seals/seal.ts'
import { verifyAudit } from '../../../src/platform/audit/seals/verify.ts'
import type { Database } from '../../../src/platform/database/open.ts'
import { engine, givenDatabase } from '../../database/database.ts'

let database: Database

beforeEach(async () => {
  database = await givenDatabase()
})

const by = { actor: null, request: { id: 'test' } }
const write = (id: number, change = {}) =>
  record({ ...by, db: database.db }, 'school.change', { type: 'thing', id }, { new: { id }, ...change })

const writeEntries = async (count: number) => {
  for (let id = 1; id <= count; id += 1) await write(id)
}

/** As somebody with all rights over the database who switches the guard off. */
const changeInDatabase = async (change: string) => {
  const guards = (action: string) =>
    sql.raw(`alter table audit ${action} trigger user;
    alter table audit_seals ${action} trigger user`)
  await guards('disable').execute(database.db)
  await sql.raw(change).execute(database.db)
  await guards('enable').execute(database.db)
}

const idOf = async (object: number) =>
  (
    await database.db
      .selectFrom('audit')
      .select('id')
      .where('object_id', '=', object)
      .executeTakeFirstOrThrow()
  ).id

test('the database refuses to change, delete and truncate the audit and its seals, even for their owner', async () => {
  await write(1)
  await sealAudit(database.db)
  for (const statement of [
    `update audit set deed = 'other'`,
    'update audit set personal_hash = null, old = null, at = now()',
    'delete from audit',
    'truncate audit',
    `update audit_seals set hashes = hashes, audit_ids = '{2}'`,
    'delete from audit_seals',
    'truncate audit_seals',
  ]) {
    await expect(sql.raw(statement).execute(database.db), statement).rejects.toMatchObject({ code: '23001' })
  }
  await expect(
    sql.raw(`set session_replication_role = replica; delete from audit`).execute(database.db),
  ).rejects.toMatchObject({ code: '23001' })
  expect(await verifyAudit(database.db)).toMatchObject({ rows: 1, faults: [] })
})

test('rows are chained, once, and the check passes', async () => {
  expect(await sealAudit(database.db)).toBe(0)
  await writeEntries(5)
  expect(await sealAudit(database.db)).toBe(5)
  expect(await sealAudit(database.db)).toBe(0)
  await write(6)
  expect(await sealAudit(database.db)).toBe(1)
  const { rows, faults, head } = await verifyAudit(database.db)
  expect([rows, faults, head]).toEqual([6, [], expect.stringMatching(/^[0-9a-f]{64}$/)])
})

test('the check names the row that was changed or deleted, and the seal that was removed', async () => {
  await writeEntries(3)
  await sealAudit(database.db)
  await writeEntries(2)
  await sealAudit(database.db)
  await write(9)
  await sealAudit(database.db)
  const [second, third] = [await idOf(2), await idOf(3)]

  await changeInDatabase(`update audit set new = '{"id": 7}' where id = ${second}`)
  expect((await verifyAudit(database.db)).faults).toEqual([
    { seal: 1, row: second, what: 'the row is not what was sealed' },
  ])
  await changeInDatabase(`delete from audit where id = ${third}`)
  expect((await verifyAudit(database.db)).faults.map(({ row, what }) => [row, what])).toEqual([
    [second, 'the row is not what was sealed'],
    [third, 'the row is gone'],
  ])
  await changeInDatabase('delete from audit_seals where number = 2')
  expect((await verifyAudit(database.db)).faults).toContainEqual({
    seal: 3,
    row: null,
    what: 'a seal before this one is gone',
  })
})

test('a row inserted after sealing is found', async () => {
  const insert = (id: RawBuilder<unknown>, object: number) =>
    sql`insert into audit (id, at, deed, object_type, object_id) overriding system value
      values (${id}, now() - interval '2 hours', 'school.change', 'thing', ${object})`.execute(database.db)
  await insert(sql`nextval(pg_get_serial_sequence('audit', 'id')) + 1`, 1)
  await sealAudit(database.db)
  const first = await idOf(1)
  await insert(sql`${first - 1}`, 2)
  expect(await sealAudit(database.db)).toBe(0)
  expect((await verifyAudit(database.db)).faults).toEqual([
    { seal: 0, row: first - 1, what: 'no seal holds the row' },
  ])
})

test('a chain that was rebuilt from its beginning differs from the recorded one', async () => {
  await writeEntries(3)
  await sealAudit(database.db)
  const { head } = await verifyAudit(database.db)
  await write(4)
  await sealAudit(database.db)
  const expected = Buffer.from(head, 'hex')
  expect(await verifyAudit(database.db, expected)).toMatchObject({ faults: [], hasExpected: true })
  await changeInDatabase(
    `update audit set deed = 'thing.other' where id = ${await idOf(1)}; delete from audit_seals`,
  )
  await sealAudit(database.db)
  expect(await verifyAudit(database.db, expected)).toMatchObject({ faults: [], hasExpected: false })
})

test('personal data can be erased, not changed, while the chain stays valid', async () => {
  await write(1, { personal: { old: { email: 'one@vereda.example' } } })
  await sealAudit(database.db)
  const change = sql`update audit set personal = '{"old": {"email": "two@vereda.example"}}'`
  await expect(change.execute(database.db)).rejects.toMatchObject({ code: '23001' })
  await changeInDatabase(`update audit set personal = '{"old": {"email": "two@vereda.example"}}'`)
  expect((await verifyAudit(database.db)).faults).toMatchObject([
    { what: 'its personal part is not what was sealed' },
  ])
  await anonymisePersonal(database.db, { type: 'thing', id: 1 })
  expect(await verifyAudit(database.db)).toMatchObject({ rows: 1, faults: [] })
  const row = await database.db.selectFrom('audit').selectAll().executeTakeFirstOrThrow()
  expect([row.personal, row.personal_hash?.length]).toEqual([null, 32])
})

test('rows are deleted after 400 days, a whole seal at a time, and the rest stays a chain', async () => {
  await writeEntries(3)
  await sealAudit(database.db)
  await write(4)
  await sealAudit(database.db)
  expect(await purgeAudit(database.db)).toBe(0)
  const then = `now() - interval '401 days'`
  await changeInDatabase(`update audit_seals set sealed_at = ${then} where number = 1`)
  await expect(purgeAudit(database.db)).rejects.toMatchObject({ code: '23001' })
  await changeInDatabase(`update audit set at = ${then} where object_id < 4`)
  expect(await purgeAudit(database.db)).toBe(3)
  expect(await verifyAudit(database.db)).toMatchObject({ rows: 1, faults: [] })
})

test('every row is sealed once, however many write and seal at the same time', async () => {
  const rounds = 40
  const writer = async (who: number) => {
    for (let round = 0; round < rounds; round += 1) {
      await database.db.transaction().execute(async (db) => {
        await record({ ...by, db }, 'school.change', { type: 'thing', id: who * 1000 + round })
        // an id taken early and committed late is behind ids that are sealed already
        if (engine() === 'server') await sql`select pg_sleep(${randomInt(0, 5) / 1000})`.execute(db)
      })
    }
  }
  let isWriting = true
  const sealer = async () => {
    while (isWriting) await sealAudit(database.db)
  }
  const sealing = [sealer(), sealer()]
  await Promise.all([1, 2, 3, 4, 5, 6].map(writer))
  isWriting = false
  await Promise.all(sealing)
  await sealAudit(database.db)
  const { rows } = await sql<{ id: number }>`select unnest(audit_ids) as id from audit_seals`.execute(
    database.db,
  )
  expect([rows.length, new Set(rows.map(({ id }) => id)).size]).toEqual([6 * rounds, 6 * rounds])
  expect(await verifyAudit(database.db)).toMatchObject({ rows: 6 * rounds, faults: [] })
})
