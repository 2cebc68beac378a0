import { readdirSync } from 'node:fs'
import { beforeAll, expect, test, vi } from 'vitest'
import { backUpToBucket, fromBucket } from '../../../src/operations/admin/backup/in-bucket.ts'
import { runCheck, runRestore } from '../../../src/operations/admin/restore/run-restore.ts'
import { openBucket } from '../../../src/platform/storage/s3-bucket.ts'
import { startS3 } from '../../evaluation/files/storage/s3-server.ts'
import { atTheEnd } from '../../running/endings.ts'
import { bytesOf, givenEmptyPlace, givenLivedIn, inFolder, opened } from './given-operation.ts'

vi.setConfig({ testTimeout: 180_000 })

const s3 = await startS3()
atTheEnd(async () => s3.close())
const place = { bucket: 'archives', prefix: 'of/vereda', endpoint: s3.endpoint, region: null }
const home = await givenEmptyPlace()

beforeAll(async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'key')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret')
  await givenLivedIn(home)
})

const left = () => readdirSync(home.dataDir).filter((name) => name.includes('archive-'))

test('a backup is stored in the bucket, and no part of it stays here', async () => {
  const made = await backUpToBucket(home, place, 'one.backup')
  expect(made).toMatchObject({
    code: 0,
    lines: [expect.stringContaining('archives: one.backup'), expect.anything()],
  })
  expect([...s3.objects.keys()]).toEqual(['of/vereda/one.backup'])
  expect(left()).toEqual([])
})

test('a name that is taken, missing or with a path is refused in one line', async () => {
  await expect(backUpToBucket(home, place, 'one.backup')).rejects.toThrow('there already')
  await expect(fromBucket(home, place, 'two.backup', (path) => runCheck(home, path))).rejects.toThrow(
    'There is no',
  )
  expect(() => backUpToBucket(home, place, '../one.backup')).toThrow('without a folder')
})

test('a check and a restore read it from there, whole', async () => {
  const check = await fromBucket(home, place, 'one.backup', (path) => runCheck(home, path))
  expect(check).toMatchObject({ code: 0, lines: [expect.stringContaining('8 objects')] })
  const elsewhere = await givenEmptyPlace()
  const restored = await fromBucket(elsewhere, place, 'one.backup', (path) =>
    runRestore(elsewhere, path, { isReplacing: false }),
  )
  expect(restored).toMatchObject({ code: 0 })
  const { db } = await opened(elsewhere)
  const { files } = await db
    .selectFrom('files')
    .select(({ fn }) => fn.countAll<number>().as('files'))
    .executeTakeFirstOrThrow()
  expect(Number(files)).toBeGreaterThan(0)
  expect(left()).toEqual([])
})

test('a file of several parts is read back unchanged, and an aborted one leaves no parts', async () => {
  const bucket = await openBucket(place, 200_000)
  const [first, second] = [inFolder(home, 'first'), inFolder(home, 'second')]
  expect(await bucket.get('one.backup', first)).toBe(true)
  await bucket.put('parts.backup', first)
  expect(await bucket.get('parts.backup', second)).toBe(true)
  expect(bytesOf(second).equals(bytesOf(first))).toBe(true)
  s3.state.failures = 10
  await expect(bucket.put('broken.backup', first)).rejects.toThrow()
  expect(s3.uploads.size).toBe(0)
  expect(await bucket.has('broken.backup')).toBe(false)
  s3.state.failures = 0
  bucket.close()
})
