import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { found } from 'contract/platform/problems'
import { sql } from 'kysely'
import { expect, inject, test, vi } from 'vitest'
import { directKeys, type Keys } from '../../../src/platform/keys/keys.ts'
import { openKeys } from '../../../src/platform/keys/open-keys.ts'
import { openStorage } from '../../../src/platform/storage/open-storage.ts'
import { engine } from '../../database/database.ts'
import { programOf } from '../../reliability/processes/listening-server.ts'
import { givenKeys, newKey } from './given-keys.ts'

/** Each waits for a process. */
vi.setConfig({ testTimeout: 180_000 })

const key = newKey()
const withKey = { FILES_KEY: key }
const context = await givenKeys(withKey)
const { db, school } = context
const notes = await context.addNotes(12)

/** The file's object once more, as it lay before schools had keys: as it came, or under FILES_KEY itself. */
const storeAsBefore = async (id: number, keys: Keys | null): Promise<void> => {
  const settings = context.settingsOf(withKey)
  const now = await openStorage(settings.filesPlace, await openKeys(db, settings))
  const { object, size } = await db
    .selectFrom('files')
    .where('id', '=', id)
    .select(['object', 'size'])
    .executeTakeFirstOrThrow()
  const next = randomUUID()
  const bytes = await buffer(found(await now.get(object)).stream)
  const before = await openStorage(settings.filesPlace, keys)
  await before.put(next, { size, open: () => Readable.from([bytes], { objectMode: false }) })
  await db.updateTable('files').set({ object: next }).where('id', '=', id).execute()
  await now.remove(object)
}

/** The command as a process of its own beside the server, which can be killed. */
const commandOf = async (name: string, options: Record<string, string>): Promise<ChildProcess> => {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db)
  const url = new URL(inject('databaseTemplate'))
  url.pathname = `/${rows[0]?.name}`
  const env = {
    PATH: process.env['PATH'] ?? '',
    DATABASE_URL: url.href,
    DATA_DIR: context.folder,
    ...withKey,
  }
  const parameters = [programOf('key-command'), name, JSON.stringify(options)]
  return spawn(process.execPath, parameters, { env, stdio: ['ignore', 'ignore', 'inherit'] })
}

const replaced = async () =>
  Number(
    (await db.selectFrom('former_objects').select(db.fn.countAll().as('count')).executeTakeFirst())?.count,
  )

/** Kills the command in the middle of a file: one that the test holds, so that it cannot be passed. */
const killedAt = async (id: number, name: string, options: Record<string, string>): Promise<void> => {
  await context.database.patiently((own) =>
    own.transaction().execute(async (holding) => {
      const before = await replaced()
      await holding.selectFrom('files').where('id', '=', id).select('id').forUpdate().execute()
      const command = await commandOf(name, options)
      const ended = once(command, 'exit')
      await expect.poll(replaced, { timeout: 60_000 }).toBe(before + 5)
      command.kill('SIGKILL')
      await ended
    }),
  )
}

// the embedded database has no room for a second process
const isServer = engine() === 'server'

const readAll = async () => {
  for (const { id, text } of notes) expect(await context.reads(id)).toBe(text)
}

test.runIf(isServer)(
  'older files are encrypted while the server runs, and a killed run is continued',
  async () => {
    for (const { id } of notes) await storeAsBefore(id, null)
    await storeAsBefore(notes[1]?.id ?? 0, directKeys(Buffer.from(key, 'base64')))
    expect(await context.isReadable()).toBe(true)
    await readAll()
    await killedAt(notes[5]?.id ?? 0, 'keys encrypt', {})
    await readAll()
    const { lines, code } = await context.order('keys encrypt')
    // what PostgreSQL was already told when its client died it may do all the same
    expect(code).toBe(0)
    expect(lines[0]).toMatch(/^[67] files were encrypted anew, [56] lay under their key already\.$/)
    await context.ageFormer()
    expect(await context.order('keys clear')).toMatchObject({ code: 0 })
    expect(await context.isReadable()).toBe(false)
    await readAll()
    const again = await context.order('keys encrypt')
    expect(again.lines).toEqual(['0 files were encrypted anew, 12 lay under their key already.'])
  },
)

test.runIf(isServer)(
  'a rotation that was killed in the middle loses nothing and is finished by the same command',
  async () => {
    const version = ((await context.keysInUse())[0]?.version ?? 0) + 1
    await killedAt(notes[5]?.id ?? 0, 'keys rotate', { owner: String(school.id) })
    expect((await context.order('keys list')).lines.join()).toContain('files are still to be moved')
    await readAll()
    const { lines, code } = await context.order('keys rotate', { owner: String(school.id) })
    expect(code).toBe(0)
    expect(lines[0]).toMatch(/: [67] files were moved to it, [56] lay under it already\.$/)
    expect(lines[0]).toContain(`has key ${version}:`)
    expect(await context.keysInUse()).toMatchObject([{ school_id: school.id, version }])
    await readAll()
    expect(await context.order('verify-files')).toMatchObject({ code: 0, lines: ['12 files were read.'] })
  },
)
