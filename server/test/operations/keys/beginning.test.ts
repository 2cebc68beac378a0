import { buffer } from 'node:stream/consumers'
import { found } from 'contract/platform/problems'
import { expect, test } from 'vitest'
import { prepare } from '../../../src/operations/prepare.ts'
import { migrate } from '../../../src/platform/database/migrate.ts'
import { directKeys } from '../../../src/platform/keys/keys.ts'
import { openStorage } from '../../../src/platform/storage/open-storage.ts'
import { migrations } from '../../database/migrations.ts'
import { givenEmptyPlace, opened } from '../admin/given-operation.ts'
import { givenKeys, newKey } from './given-keys.ts'

const key = newKey()
const context = await givenKeys({ FILES_KEY: key }, { hasBegun: false })

const marks = async () =>
  (await context.onDisk('files/objects')).map(({ bytes }) => bytes.subarray(0, 8).toString('hex')).sort()

test('before keys of schools are begun, a file is stored so that a server of the version before can read it', async () => {
  const [note] = await context.addNotes(1)
  expect(await marks()).toEqual(['00ff5664610100ff'])
  const { filesPlace } = context.settingsOf({})
  const before = await openStorage(filesPlace, directKeys(Buffer.from(key, 'base64')))
  const [file] = await context.objects()
  expect((await buffer(found(await before.get(file?.object ?? '')).stream)).toString()).toBe(note?.text)
  expect(await context.keysInUse()).toEqual([])
  const rotated = await context.order('keys rotate', { owner: String(context.school.id) })
  expect(rotated).toMatchObject({ code: 1, lines: [expect.stringContaining('`keys begin`')] })
})

test('the command turns them on for a running server, and older files stay readable', async () => {
  expect(await context.order('keys begin')).toMatchObject({ code: 0 })
  expect(await context.order('keys begin')).toMatchObject({
    code: 0,
    lines: [expect.stringContaining('already')],
  })
  const [note] = await context.addNotes(1)
  expect(await marks()).toEqual(['00ff5664610100ff', '00ff5664610200ff'])
  expect(await context.reads(note?.id ?? 0)).toBe(note?.text)
  expect(await context.order('verify-files')).toMatchObject({ code: 0, lines: ['2 files were read.'] })
})

test('an unused installation begins with them by itself', { timeout: 120_000 }, async () => {
  const place = await givenEmptyPlace(undefined, { FILES_KEY: key })
  const database = await opened(place)
  await migrate(database, migrations)
  await prepare(database, place)
  const keys = await database.db.selectFrom('file_keys').select('purpose').execute()
  expect(keys).toEqual([{ purpose: 'other' }])
})
