// @both-databases: each has its own way to let one process migrate
import { cp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { appliedIn, migrate, missingMigrations } from '../../../src/platform/database/migrate.ts'
import { type Database, openDatabase } from '../../../src/platform/database/open.ts'
import { engine, givenPlace } from '../../database/database.ts'
import { migrations } from '../../database/migrations.ts'
import { temporaryFolder } from '../../running/temporary-folder.ts'

const folders: ReturnType<typeof temporaryFolder>[] = []
afterAll(() => {
  for (const folder of folders) folder.remove()
})

/** The product's migrations and these after them. */
const givenMigrations = async (...texts: string[]): Promise<{ folder: string; names: string[] }> => {
  const folder = temporaryFolder()
  folders.push(folder)
  await cp(migrations, folder.path, { recursive: true })
  const names = texts.map((_, index) => `${String(newest + 1 + index).padStart(3, '0')}-more`)
  await Promise.all(texts.map((text, index) => writeFile(join(folder.path, `${names[index]}.sql`), text)))
  return { folder: folder.path, names }
}

const missing = async ({ db }: Database, folder: string): Promise<number> =>
  (await missingMigrations(folder, await appliedIn(db))).length

const place = { ...(await givenPlace()), allowUnsafe: true }
const database = await openDatabase(place)
const second = engine() === 'server' ? await openDatabase(place) : database
afterAll(() => Promise.all([database.close(), second.close()]))

const { rows } = await sql<{ newest: number }>`select max(number) as newest from migration`.execute(
  database.db,
)
const newest = rows[0]?.newest ?? 0

test('a database at the newest migration is not changed', async () => {
  expect(await migrate(database, migrations)).toEqual([])
  expect(await missing(database, migrations)).toBe(0)
})

test('a gap in the numbers is allowed, and a later number can fill it', async () => {
  const { folder } = await givenMigrations()
  await writeFile(join(folder, '990-after.sql'), 'create table after_gap (id integer);')
  const own = await openDatabase({ ...(await givenPlace()), allowUnsafe: true })
  expect(await migrate(own, folder)).toEqual(['990-after'])
  await writeFile(join(folder, '989-late.sql'), 'create table late (id integer);')
  expect(await missing(own, folder)).toBe(1)
  expect(await migrate(own, folder)).toEqual(['989-late'])
  await own.close()
})

test('a migration that fails leaves nothing behind and is named', async () => {
  const { folder, names } = await givenMigrations('create table half (id integer); select * from nowhere;')
  await expect(migrate(database, folder)).rejects.toMatchObject({
    name: 'Refusal',
    message: expect.stringContaining(`${names[0]} failed: relation "nowhere" does not exist`),
  })
  expect((await sql`select to_regclass('half') as half`.execute(database.db)).rows).toEqual([{ half: null }])
  expect(await missing(database, folder)).toBe(1)
})

test('two processes that start at the same time apply each migration once', async () => {
  const { folder, names } = await givenMigrations(
    'create table added (id integer);',
    'alter table added add word text;',
  )
  const applied = await Promise.all([migrate(database, folder), migrate(second, folder)])
  expect(applied.flat().sort()).toEqual(names)
})

test('a database newer than the program is refused', async () => {
  await expect(migrate(database, migrations)).rejects.toThrow('newer than this version')
})

test('a migration changed after it was applied is refused', async () => {
  const { folder, names } = await givenMigrations(
    'create table added (id bigint);',
    'alter table added add word text;',
  )
  await expect(migrate(database, folder)).rejects.toThrow(`${names[0]} was changed after it was applied`)
})

test('two migrations of one number are refused, and one without a number', async () => {
  const { folder } = await givenMigrations()
  await writeFile(join(folder, '999-far.sql'), 'select 1')
  await writeFile(join(folder, '999-near.sql'), 'select 1')
  await expect(migrate(database, folder)).rejects.toThrow('999-near')
  const { folder: other } = await givenMigrations()
  await writeFile(join(other, 'far.sql'), 'select 1')
  await expect(migrate(database, other)).rejects.toThrow('far.sql has no number')
})
