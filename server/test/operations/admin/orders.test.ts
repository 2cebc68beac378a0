// @both-databases: a command asks the process that has the folder, or the server
import { existsSync, readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { openAdmission } from '../../../src/access/actor.ts'
import { isPassword } from '../../../src/access/passwords/hashing.ts'
import type { CommandResult } from '../../../src/operations/admin/orders/order.ts'
import { takingOrders } from '../../../src/operations/admin/orders/take-orders.ts'
import { auditOf } from '../../given/answers.ts'
import { givenEmptyPlace, givenLivedIn, inFolder } from './given-operation.ts'
import { allRows, leaveTraces } from './traces.ts'

vi.setConfig({ testTimeout: 120_000 })

const settings = await givenEmptyPlace()
const { database, db, people, storage } = await givenLivedIn(settings)
const take = takingOrders({ database, settings })
const order = async (name: string, options: Record<string, string> = {}): Promise<CommandResult> =>
  JSON.parse(await take(JSON.stringify({ order: name, options }))) as CommandResult

const personNamed = (username: string) =>
  db.selectFrom('users').selectAll().where('username', '=', username).executeTakeFirstOrThrow()

test('a super administrator is made, without a common password, and only once', async () => {
  const person = { username: 'mayor', email: 'mayor@vereda.example', 'full-name': 'Ana Mayor' }
  const password = 'lamp river boat nine'
  expect(await order('create-superuser', { ...person, password: 'password' })).toMatchObject({ code: 1 })
  expect(await order('create-superuser', { ...person, email: 'nobody', password })).toMatchObject({ code: 1 })
  expect(await order('create-superuser', { ...person, password })).toMatchObject({ code: 0 })
  const made = await personNamed('mayor')
  expect(made).toMatchObject({ role: 0, is_superuser: true, full_name: 'Ana Mayor' })
  expect(await isPassword(made.password_hash, password)).toBe(true)
  expect(await auditOf(db, 'user', made.id)).toMatchObject([{ deed: 'user.create', actor_id: null }])
  const again = await order('create-superuser', { ...person, password })
  expect(again).toEqual({ code: 1, lines: ['Somebody has this user name or this e-mail already'] })
})

test('a new password ends every session, and is printed nowhere', async () => {
  const { teacher } = people
  const bearer = `Bearer ${teacher.token}`
  const { personOf } = openAdmission()
  expect((await personOf(db, bearer))?.id).toBe(teacher.id)
  const password = 'seven lamps by the river'
  expect(
    await order('reset-password', { name: `${teacher.username}@vereda.example`, password }),
  ).toMatchObject({
    code: 0,
  })
  await expect(personOf(db, bearer)).rejects.toMatchObject({ code: 'token_not_valid' })
  expect(await isPassword((await personNamed(teacher.username)).password_hash, password)).toBe(true)
  expect(JSON.stringify(await db.selectFrom('audit').selectAll().execute())).not.toContain(password)
  expect(await order('reset-password', { name: 'nobody-here', password })).toMatchObject({ code: 1 })
})

const teacherNamed = { ...people.teacher, ...(await personNamed(people.teacher.username)) }
const traces = await leaveTraces(settings, db, teacherNamed, people.administrator)

test('all data of a person is written to one new file, without secrets', async () => {
  const { teacher } = people
  const file = inFolder(settings, 'teacher.json')
  expect(await order('export-user', { name: teacher.username, file })).toMatchObject({ code: 0 })
  const text = readFileSync(file, 'utf8')
  const about = JSON.parse(text) as { person: object; rows: Record<string, object[]>; audit: object[] }
  expect(about.person).toMatchObject({ id: teacher.id, email: `${teacher.username}@vereda.example` })
  expect(about.rows['comments.author_id']).toMatchObject([{ text: expect.stringContaining('Ñandú') }])
  expect(about.rows['files.uploaded_by']).toHaveLength(4)
  expect(about.audit).toContainEqual(expect.objectContaining({ deed: 'auth.password_reset' }))
  expect(text).not.toContain('password_hash')
  expect(text).not.toContain('$argon2')
  expect(about.rows['jobs.user_id']).toMatchObject([{ asked: { subject: 'people' } }])
  expect(about.rows['reports.author_id']).toMatchObject([{ title: 'The year' }])
  expect(about.audit).toContainEqual(expect.objectContaining({ deed: 'user.change' }))
  expect(text, 'what the person changed of others is theirs').not.toContain('+51 999 000 111')
  expect(await order('export-user', { name: teacher.username, file })).toMatchObject({ code: 1 })
})

test('an erased person leaves no name and no address, and their evaluations stay', async () => {
  const { teacher } = people
  const { email, username, full_name } = await personNamed(teacher.username)
  expect(await allRows(db)).toContain(`"${full_name}"`)
  expect(await order('erase-user', { name: username, reason: 'asked for it' })).toMatchObject({ code: 0 })
  const everything = (await allRows(db)).toLowerCase()
  for (const trace of [username, email ?? '', full_name])
    expect(everything).not.toContain(`"${trace.toLowerCase()}"`)
  for (const table of ['sessions', 'jobs', 'letters', 'notifications', 'idempotency_keys'] as const)
    expect([
      table,
      await db.selectFrom(table).select('user_id').where('user_id', '=', teacher.id).execute(),
    ]).toEqual([table, []])
  expect(await traces.results.size(traces.files[0] ?? '')).toBeUndefined()
  expect(await traces.results.size(traces.kept[0] ?? '')).toBeGreaterThan(0)
  expect(traces.letters()).toEqual(['20260101000000-900002-invitation.eml'])
  const notified = await db.selectFrom('notifications').select('params').execute()
  expect(notified).toEqual([{ params: { person: 'Deleted user', school: 'River' } }])
  expect(await db.selectFrom('import_rows').select('row').execute()).toEqual([{ row: 4 }])
  const stored = await db.selectFrom('comments').selectAll().where('author_id', '=', teacher.id).execute()
  expect(stored).toHaveLength(1)
  expect((await auditOf(db, 'user', teacher.id)).at(-1)).toMatchObject({
    deed: 'user.erase',
    new: { reason: 'asked for it' },
  })
  const last = await order('erase-user', { name: 'mayor' })
  expect(last.lines.join()).toContain('last super administrator')
})

test('files are verified and erased, summaries counted, the audit checked; each prints what it found', async () => {
  expect(await order('verify-files')).toEqual({ code: 0, lines: ['4 files were read.'] })
  const file = await db.selectFrom('files').select(['id', 'object']).orderBy('id').executeTakeFirstOrThrow()
  expect(await order('erase-file', { id: String(file.id) })).toMatchObject({ code: 1 })
  expect(await order('erase-file', { id: String(file.id), reason: 'a family' })).toMatchObject({ code: 0 })
  expect(await storage.size(file.object)).toBeUndefined()
  const gone = await db
    .selectFrom('files')
    .select(['id', 'object'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  await storage.remove(gone.object)
  const found = await order('verify-files')
  expect(found).toMatchObject({
    code: 1,
    lines: [expect.any(String), expect.stringContaining(`(1): ${gone.id}`)],
  })
  expect(await order('recount')).toMatchObject({ code: 0, lines: [expect.stringContaining('1 lines')] })
  const checked = await order('verify-audit')
  expect(checked).toMatchObject({ code: 0 })
  const head = /Newest hash: ([0-9a-f]{64})/.exec(checked.lines.join())?.[1] ?? ''
  expect(await order('verify-audit', { expect: head })).toMatchObject({ code: 0 })
  expect(await order('verify-audit', { expect: '0'.repeat(64) })).toMatchObject({ code: 1 })
  await expect(order('invented')).rejects.toThrow('does not know')
  expect(existsSync(inFolder(settings, 'backup-copy'))).toBe(false)
})
