import { readFile, stat, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildApp } from '../../../src/app.ts'
import { openKeys } from '../../../src/platform/keys/open-keys.ts'
import { givenKeys, newKey } from './given-keys.ts'

const first = newKey()
const context = await givenKeys({ FILES_KEY: first })
const { db, school, otherSchool, stranger, otherLine } = context
const notes = await context.addNotes(3)
const [strange] = await context.addNotes(1, stranger, otherLine)
const note = notes[0] ?? { id: 0, text: '' }

const pathOf = async (id: number): Promise<string> => {
  const object = (await context.objects()).find((file) => file.id === id)?.object ?? ''
  return join(context.folder, 'files/objects', object.slice(0, 2), object.slice(2, 4), object)
}

test('each school has a key of its own, made with its first file, wrapped and never answered', async () => {
  expect(await context.keysInUse()).toMatchObject([
    { purpose: 'school', school_id: school.id, version: 1 },
    { purpose: 'school', school_id: otherSchool.id, version: 1 },
  ])
  const { lines, code } = await context.order('keys list')
  expect([code, lines[0]]).toEqual([0, '3 keys of files.'])
  expect(lines.join('\n')).toMatch(
    new RegExp(`school ${school.id} \\(.*\\): key 1, made .*, wrapped by key [0-9a-f]{8}`),
  )
  const rows = await db.selectFrom('file_keys').select('wrapped').execute()
  for (const { wrapped } of rows) expect(lines.join()).not.toContain(wrapped)
})

test('a school gets a new key while its files are read; those of others stay unchanged', async () => {
  const before = await context.objects()
  const reading = notes.map(({ id }) => context.reads(id))
  const { lines, code } = await context.order('keys rotate', { owner: String(school.id) })
  expect([code, lines]).toEqual([0, [expect.stringContaining('has key 2: 3 files were moved')]])
  expect(await Promise.all(reading)).toEqual(notes.map(({ text }) => text))
  for (const { id, text } of notes) expect(await context.reads(id)).toBe(text)
  const part = await context.download(note.id, context.teacher, { range: 'bytes=65530-131080' })
  expect([part.status, part.bytes.toString()]).toEqual([206, note.text.slice(65_530, 131_081)])
  const after = await context.objects()
  const moved = after.filter(({ object }) => !before.some((each) => each.object === object))
  expect(moved.map(({ id }) => id)).toEqual(notes.map(({ id }) => id))
  expect(await context.reads(strange?.id ?? 0, stranger)).toBe(strange?.text)
  const [added] = await context.addNotes(1)
  expect(await context.reads(added?.id ?? 0)).toBe(added?.text)
  expect(await context.keysInUse()).toMatchObject([{ version: 2 }, { version: 1 }])
  const audit = await db
    .selectFrom('audit')
    .where('deed', '=', 'keys.rotate')
    .select(['object_id', 'new'])
    .execute()
  expect(audit).toEqual([{ object_id: school.id, new: { version: 2 } }])
})

test('a re-encrypted file keeps its former object, for restores, until the operator clears it or erases the file', async () => {
  const former = await db.selectFrom('former_objects').select('object').execute()
  expect(former).toHaveLength(3)
  const erased = notes[2]?.id ?? 0
  expect(await context.order('erase-file', { id: String(erased), reason: 'asked for' })).toMatchObject({
    code: 0,
  })
  expect((await context.onDisk('files/objects')).length).toBe(5 + 2)
  expect(await context.reads(erased)).toContain('This file was erased')
  expect(await context.order('verify-files')).toMatchObject({ code: 0, lines: ['5 files were read.'] })
  expect(await context.order('keys clear')).toMatchObject({
    code: 0,
    lines: [expect.stringMatching(/^0 files/), expect.stringMatching(/^2 stay/)],
  })
  await context.ageFormer()
  expect(await context.order('keys clear')).toMatchObject({
    code: 0,
    lines: [expect.stringMatching(/^2 files/)],
  })
  expect((await context.onDisk('files/objects')).length).toBe(5)
})

test("the operator's key is replaced without changing a file; afterwards the old one opens nothing", async () => {
  const second = newKey()
  const file = await readFile(await pathOf(note.id))
  const { lines, code } = await context.order('keys rewrap', {}, { FILES_KEY: second, FILES_KEY_ALSO: first })
  expect([code, lines]).toEqual([0, [expect.stringMatching(/^4 keys are wrapped anew/)]])
  expect(await readFile(await pathOf(note.id))).toEqual(file)
  await expect(openKeys(db, context.settingsOf({ FILES_KEY: first }))).rejects.toThrow('is not set (key ')
  const withSecond = { FILES_KEY: second }
  expect(await context.order('verify-files', {}, withSecond)).toMatchObject({ code: 0 })
  expect(await context.order('keys rewrap', {}, { FILES_KEY: first, FILES_KEY_ALSO: second })).toMatchObject({
    code: 0,
  })
})

test.each([
  ['another key', { FILES_KEY: newKey() }],
  ['no key', {}],
])('a server with %s does not start, prints why in one line, and loses nothing', async (_, keys) => {
  const starting = buildApp({ database: context.database, settings: context.settingsOf(keys) })
  await expect(starting).rejects.toThrow(
    /^Stored files are encrypted under an operator's key that is not set/,
  )
  expect(await context.order('keys rotate', { owner: String(school.id) }, keys)).toMatchObject({ code: 1 })
  expect(await context.reads(note.id)).toBe(note.text)
})

test('a truncated file, at a chunk or within one, is not answered as if it were whole', async () => {
  const path = await pathOf(note.id)
  const whole = await readFile(path)
  const head = 8 + 16 + 32
  for (const length of [head + 2 * 65_552, whole.length - 1, head + 100]) {
    await truncate(path, length)
    const status = await context.download(note.id).then(
      (answer) => answer.status,
      () => 'broken off',
    )
    expect(['broken off', 500], String(length)).toContain(status)
    expect(await context.order('verify-files')).toMatchObject({
      code: 1,
      lines: [expect.any(String), `Other bytes than were stored (1): ${note.id}`],
    })
  }
  expect((await stat(path)).size).toBe(head + 100)
  const { lines, code } = await context.order('keys rotate', { owner: String(school.id) })
  expect([code, lines[1]]).toEqual([1, expect.stringContaining(`left as they are: ${note.id}.`)])
})

test('wrong usage is refused with a reason', async () => {
  for (const owner of ['0', 'school', '999999'])
    expect(await context.order('keys rotate', { owner })).toMatchObject({
      code: 1,
      lines: [expect.any(String)],
    })
  expect(await context.order('keys rotate', { owner: 'results' })).toMatchObject({ code: 0 })
})
