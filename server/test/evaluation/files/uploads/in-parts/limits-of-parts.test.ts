import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openEvidence } from '../../../../../src/evaluation/files/evidence.ts'
import { sweep, sweepAges } from '../../../../../src/evaluation/files/maintenance/sweep.ts'
import { type AppContext, givenFiles } from '../../house.ts'
import { tusAt } from './tus.ts'

const tusOf = (context: AppContext, person = context.teacher) =>
  tusAt(`http://127.0.0.1:${context.port}`, person)

let context: AppContext
beforeAll(async () => {
  context = await givenFiles()
})
afterAll(() => context.close())

const parts = () => context.onDisk('files/uploads')
const content = Buffer.from('una nota de la escuela')

const sweepNow = async () => {
  const evidence = await openEvidence(
    {
      dataDir: context.folder,
      filesPlace: { kind: 'disk', folder: `${context.folder}/files` },
      virusScanner: null,
      minFreeBytes: 0,
    },
    null,
  )
  await sweep(context.db, evidence, { ...sweepAges(0), parts: 0, orphans: 0 })
  evidence.close()
}

test('an unfinished upload counts for the line and the day, but not against itself', async () => {
  const tus = tusOf(context)
  const { body } = await tus.create('nota.txt', content.length, context.cell)
  await sql`update uploads set length = ${4 * 1024 ** 3} where id = ${body.id}`.execute(context.db)
  for (const person of [context.teacher, context.colleague]) {
    const refused = await tusOf(context, person).create('otra.txt', 10, context.cell)
    expect([refused.status, refused.body.code]).toEqual([413, 'quota_exceeded'])
  }
  expect((await context.upload('otra.txt', 'otra')).status).toBe(413)
  await sql`update uploads set length = ${content.length} where id = ${body.id}`.execute(context.db)
  expect((await tus.append(body.id, 0, content)).status).toBe(200)
})

test('an upload without activity for seven days is deleted with its bytes', async () => {
  const tus = tusOf(context)
  const created = await tus.create('vieja.txt', content.length, context.cell)
  const days = (Date.parse(created.body.expires_at) - Date.now()) / 86_400_000
  expect(Math.round(days)).toBe(7)
  await tus.append(created.body.id, 0, content.subarray(0, 5))
  await sweepNow()
  expect((await tus.read(created.body.id)).body.offset).toBe(5)
  await sql`update uploads set expires_at = now() - interval '1 second'`.execute(context.db)
  expect((await tus.read(created.body.id)).status).toBe(404)
  await sweepNow()
  expect(await parts()).toEqual([])
  expect(await context.db.selectFrom('uploads').select('id').execute()).toEqual([])
})

test('an upload whose bytes are missing begins anew', async () => {
  const tus = tusOf(context)
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const { body } = await tus.create('perdida.txt', content.length, context.cell, headers)
  await tus.append(body.id, 0, content.subarray(0, 5))
  await sql`update upload_parts set object = gen_random_uuid()`.execute(context.db)
  const lost = await tus.append(body.id, 5, content.subarray(5))
  expect([lost.status, lost.body.code]).toEqual([404, 'not_found'])
  const again = await tus.create('perdida.txt', content.length, context.cell, headers)
  expect(again.body.offset).toBe(0)
  expect((await tus.append(again.body.id, 0, content)).status).toBe(200)
})

test('with a key for files the parts are encrypted, and the whole file is unchanged', async () => {
  const locked = await givenFiles({ FILES_KEY: Buffer.alloc(32, 7).toString('base64') })
  const tus = tusOf(locked)
  const { body } = await tus.create('nota.txt', content.length, locked.cell)
  await tus.append(body.id, 0, content.subarray(0, 9))
  const [stored] = await locked.onDisk('files/uploads')
  expect(stored?.bytes.subarray(0, 8).toString('hex')).toBe('00ff5664610100ff')
  const last = await tus.append(body.id, 9, content.subarray(9))
  expect((await locked.download(last.body.id)).bytes.equals(content)).toBe(true)
  await locked.close()
})

test('on a nearly full disk an upload is refused before its first byte', async () => {
  const full = await givenFiles({ MIN_FREE_MB: '100000000' })
  const refused = await tusOf(full).create('nota.txt', 10, full.cell)
  expect([refused.status, refused.body.code]).toEqual([507, 'storage_full'])
  await full.close()
})
