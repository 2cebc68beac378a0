import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { operationCalls } from 'contract/operations/operation'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { queueEmail } from '../../src/messages/emails/queries.ts'
import { storeRun } from '../../src/operations/runs/queries.ts'
import { asSuperuser, type Someone } from '../given/people.ts'
import { givenSender, queueIsEmpty } from '../messages/given-sender.ts'
import { givenMailServer } from '../messages/mail-server.ts'
import { givenAccount } from '../people/accounts/given-account.ts'
import { temporaryFolder } from '../running/temporary-folder.ts'
import { givenVereda, type Vereda } from '../vereda.ts'

const refused = new Set<string>()
const mail = await givenMailServer({ recipient: (address) => (refused.has(address) ? 550 : undefined) })
let vereda: Vereda
let superuser: Someone
beforeAll(async () => {
  vereda = await givenVereda({ SMTP_URL: mail.url() })
  superuser = await asSuperuser(vereda.database.db)
})
afterAll(async () => {
  await vereda.close()
  await mail.stop()
})

const emailOf = async ({ id }: Someone): Promise<string> => {
  const found = await vereda.database.db
    .selectFrom('users')
    .where('id', '=', id)
    .select('email')
    .executeTakeFirst()
  return found?.email ?? ''
}

const auditOf = ({ database: { db } }: Vereda) =>
  db.selectFrom('audit').where('deed', 'like', 'operation.%').select(['deed', 'new']).execute()

test('the operator reads the version, the last backup and waiting work', async () => {
  const { db } = vereda.database
  await storeRun(db, { kind: 'backup', outcome: 'done', facts: { objects: 1 } })
  const { status, body } = await vereda.ask(operationCalls.read, superuser)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    version: '0.1.0',
    node: process.versions.node,
    database: { kind: vereda.database.kind, version: expect.stringMatching(/^\d+/) },
    migrations: { missing: 0, latest: expect.stringMatching(/^\d{3}-/) },
    runs: [{ kind: 'backup', outcome: 'done' }],
    emails: { waiting: 0, refused: 0, oldest: null },
    jobs: { waiting: 0, running: 0, failed: 0, oldest: null },
    mail: 'server',
    storage: 'disk',
    has_scanner: false,
  })
})

test('a refused e-mail is listed, and is sent again whole', async () => {
  const { db } = vereda.database
  const reader = await givenAccount(vereda)
  refused.add(reader.email)
  await queueEmail(db, {
    user: reader.id,
    code: 'invitation',
    person: { id: superuser.id, full_name: 'Ada Prueba' },
  })
  await db.updateTable('users').set({ password_hash: null }).where('id', '=', reader.id).execute()
  const sender = givenSender(db, mail.url())
  sender.start()
  await queueIsEmpty(db)
  const listed = await vereda.ask(operationCalls.emails, superuser)
  expect(listed.body.results).toMatchObject([
    { subject: 'Your account in Vereda: choose a password', state: 'refused', reader: { id: reader.id } },
  ])
  refused.clear()
  const id = listed.body.results[0]?.id ?? 0
  expect(await vereda.ask(operationCalls.sendAgain, superuser, { parameters: { id } })).toMatchObject({
    body: { code: 'email_queued' },
  })
  await queueIsEmpty(db)
  await sender.stop()
  expect(mail.to(reader.email)).toHaveLength(1)
  expect(mail.to(reader.email)[0]?.text).toContain('Ada Prueba')
  expect((await vereda.ask(operationCalls.emails, superuser)).body.count).toBe(0)
  const again = await vereda.ask(operationCalls.sendAgain, superuser, { parameters: { id } })
  expect(again.status).toBe(404)
})

test('a test e-mail is delivered, or reports the answer of the mail server', async () => {
  const own = await emailOf(superuser)
  expect((await vereda.ask(operationCalls.tryMail, superuser)).body).toEqual({ passed: true, reason: null })
  expect(mail.to(own)).toMatchObject([{ subject: 'Test e-mail from Vereda' }])
  refused.add(own)
  expect((await vereda.ask(operationCalls.tryMail, superuser)).body).toEqual({
    passed: false,
    reason: expect.stringContaining('550'),
  })
  refused.clear()
})

test('a test of the storage leaves no object', async () => {
  const folder = temporaryFolder()
  const other = await givenVereda({ DATA_DIR: folder.path })
  const someone = await asSuperuser(other.database.db)
  expect((await other.ask(operationCalls.tryStorage, someone)).body).toEqual({ passed: true, reason: null })
  const left = readdirSync(join(folder.path, 'files'), { recursive: true, withFileTypes: true })
  expect(left.filter((entry) => entry.isFile())).toEqual([])
  expect(await auditOf(other)).toMatchObject([{ deed: 'operation.try_storage', new: { passed: true } }])
  await other.close()
})
