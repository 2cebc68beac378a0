import { expect, test } from 'vitest'
import { kmsKey } from '../../../src/platform/keys/kms-key.ts'
import { givenKeys, newKey } from './given-keys.ts'
import { startKeyService } from './vault.ts'

const service = await startKeyService()
const local = newKey()
const withService = { FILES_KMS: service.address, FILES_KMS_TOKEN: service.token }
const context = await givenKeys({ ...withService, FILES_KEY: local })
const { db, school, stranger, otherLine } = context
const withServiceAs = (token: string) => ({ address: service.address, token })

test('keys of schools are wrapped by a key that never leaves its service', async () => {
  const [note] = await context.addNotes(1)
  expect(await context.reads(note?.id ?? 0)).toBe(note?.text)
  expect(await context.keysInUse()).toMatchObject([{ school_id: school.id, wrapped_by: 'kms vereda' }])
  const [row] = await db.selectFrom('file_keys').select('wrapped').execute()
  expect(row?.wrapped).toMatch(/^vault:v1:/)
  const key = kmsKey(withServiceAs(service.token))
  await expect(key.unwrap(row?.wrapped ?? '', 'another key')).rejects.toMatchObject({ code: 'unavailable' })
})

test('while the service is unavailable a file of a new school waits, and schools with a loaded key continue', async () => {
  for (const mood of ['sealed', 'nonsense', 'closed'] as const) {
    service.state.mood = mood
    const form = { ...context.cell, evaluation_line: otherLine.id }
    expect(await context.upload('nota.txt', 'palabras', form, stranger), mood).toMatchObject({
      status: 503,
      body: { code: 'unavailable' },
    })
    const [note] = await context.addNotes(1)
    expect(await context.reads(note?.id ?? 0), mood).toBe(note?.text)
  }
  service.state.mood = 'well'
  const [note] = await context.addNotes(1, stranger, otherLine)
  expect(await context.reads(note?.id ?? 0, stranger)).toBe(note?.text)
})

test('a service without an answer is waited for once, and a refusal is not repeated', async () => {
  service.state.mood = 'silent'
  service.state.requests = 0
  await expect(kmsKey(withServiceAs(service.token), 1_000).wrap(Buffer.alloc(32), 'x')).rejects.toMatchObject(
    {
      cause: { message: 'the key service is silent' },
    },
  )
  expect(service.state.requests).toBe(1)
  service.state.mood = 'well'
  const refused = kmsKey(withServiceAs('another token')).wrap(Buffer.alloc(32), 'x')
  await expect(refused).rejects.toMatchObject({ cause: { message: 'the key service answered 403' } })
  expect(service.state.requests).toBe(2)
})

test('a key that was rotated in its service wraps all anew, and replaces a key in a setting', async () => {
  service.rotate()
  expect(await context.order('keys rewrap')).toMatchObject({ code: 0 })
  const rows = await db.selectFrom('file_keys').select(['wrapped', 'wrapped_by']).execute()
  expect(rows.length).toBeGreaterThan(1)
  for (const row of rows) expect(row.wrapped).toMatch(/^vault:v2:/)

  const own = await givenKeys({ FILES_KEY: local })
  const [note] = await own.addNotes(1)
  expect(await own.order('keys rewrap', {}, { ...withService, FILES_KEY: local })).toMatchObject({ code: 0 })
  expect(await own.keysInUse()).toMatchObject([{ wrapped_by: 'kms vereda' }])
  expect(await own.order('verify-files', {}, withService)).toMatchObject({ code: 0 })
  expect(await own.reads(note?.id ?? 0)).toBe(note?.text)
})

test('keys can be moved from a service back to a key in a setting, which then opens every file without it', async () => {
  const own = await givenKeys(withService)
  await own.addNotes(2)
  const back = { FILES_KEY: local, FILES_KMS_ALSO: service.address, FILES_KMS_ALSO_TOKEN: service.token }
  expect(await own.order('verify-files', {}, back)).toMatchObject({ code: 0 })
  expect(await own.order('keys rewrap', {}, back)).toMatchObject({ code: 0 })
  expect(await own.keysInUse()).toMatchObject([
    { school_id: own.school.id, wrapped_by: expect.stringMatching(/^key /) },
  ])

  service.state.mood = 'closed'
  expect(await own.order('verify-files', {}, { FILES_KEY: local })).toMatchObject({ code: 0 })
  await own.order('keys rotate', { owner: String(own.school.id) }, { FILES_KEY: local })
  expect(await own.keysInUse()).toMatchObject([{ version: 2, wrapped_by: expect.stringMatching(/^key /) }])
  service.state.mood = 'well'
})
