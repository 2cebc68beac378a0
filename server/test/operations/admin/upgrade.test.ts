// @both-databases: the embedded one is opened by the command itself, the server's by its address
import { cp, mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { planUpgrade } from '../../../src/operations/admin/upgrade.ts'
import { noteMove } from '../../../src/platform/database/embedded/moved.ts'
import { appliedIn, migrate, missingMigrations } from '../../../src/platform/database/migrate.ts'
import { openDatabase } from '../../../src/platform/database/open.ts'
import type { Settings } from '../../../src/platform/settings/settings.ts'
import { migrations } from '../../database/migrations.ts'
import { givenEmptyPlace, opened } from './given-operation.ts'

vi.setConfig({ testTimeout: 180_000 })

/** The database of a version that had none of these migrations. */
const migratedWithout = async (settings: Settings, without: string[]): Promise<void> => {
  const folder = join(settings.dataDir, 'migrations-before')
  await cp(migrations, folder, { recursive: true })
  for (const name of without) await rm(join(folder, `${name}.sql`))
  const database = await openDatabase({ ...settings, allowUnsafe: true })
  await migrate(database, folder)
  await database.close()
}

test('before an upgrade its steps are listed with their purpose, and none is done', async () => {
  const settings = await givenEmptyPlace()
  await migratedWithout(settings, ['219-open-actions', '220-unread-of-a-draft'])

  const { lines, code } = await planUpgrade(settings)
  expect(code).toBe(0)
  expect(lines[0]).toContain('changes the database in 2 steps')
  expect(lines[1]).toContain('219-open-actions: What is not over, by its day')
  expect(lines[1]).toMatch(/Changes actions, about 0 rows, \d+ kB\./)
  expect(lines[2]).toMatch(/220-unread-of-a-draft.*Changes notifications, /)
  expect(lines.join('\n')).toContain('No good backup is noted')

  const database = await openDatabase({ ...settings, allowUnsafe: true })
  const missing = await missingMigrations(migrations, await appliedIn(database.db))
  expect(missing.map(({ name }) => name)).toEqual(['219-open-actions', '220-unread-of-a-draft'])
  await migrate(database, migrations)
  await database.close()
  expect((await planUpgrade(settings)).lines).toEqual([
    expect.stringContaining('Its first start changes no table'),
  ])
})

test('without an embedded database it says that the first start makes one, and makes none', async () => {
  const settings = await givenEmptyPlace('embedded')
  for (const dataDir of [settings.dataDir, join(settings.dataDir, 'nowhere')])
    expect((await planUpgrade({ ...settings, dataDir })).lines).toEqual([
      expect.stringContaining('There is no database yet: its first start makes one'),
    ])
  expect(await readdir(settings.dataDir)).toEqual([])
})

test('a folder whose data are in PostgreSQL is refused without the address of the database', async () => {
  const settings = await givenEmptyPlace('embedded')
  await noteMove(settings.dataDir, 'postgres://localhost/vereda')
  await expect(planUpgrade(settings)).rejects.toThrow(
    'are in PostgreSQL (localhost/vereda): set DATABASE_URL',
  )
})

test('an empty database gets all tables, and a database that is newer is refused', async () => {
  const settings = await givenEmptyPlace()
  if (settings.databaseUrl !== null)
    expect((await planUpgrade(settings)).lines).toEqual([expect.stringContaining('makes all tables')])

  const database = await openDatabase({ ...settings, allowUnsafe: true })
  await migrate(database, migrations)
  await sql`insert into migration (number, name, checksum) values (999, '999-of-tomorrow', '')`.execute(
    database.db,
  )
  await database.close()
  await expect(planUpgrade(settings)).rejects.toThrow(
    'newer than this version: it has migration 999-of-tomorrow',
  )
})

test('the embedded database of a running server is not opened', async () => {
  const settings = await givenEmptyPlace('embedded')
  await mkdir(settings.dataDir, { recursive: true })
  await opened(settings)
  await expect(planUpgrade(settings)).rejects.toThrow(
    'The server that runs has the embedded database: end it',
  )
})
