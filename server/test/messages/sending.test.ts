import { readdirSync, readFileSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { queueEmail } from '../../src/messages/emails/queries.ts'
import { claimEmail } from '../../src/messages/emails/sending/queries.ts'
import { givenAccount } from '../people/accounts/given-account.ts'
import { temporaryFolder } from '../running/temporary-folder.ts'
import { givenVereda } from '../vereda.ts'
import { givenSender, home, queueIsEmpty } from './given-sender.ts'
import { givenMailServer } from './mail-server.ts'
import { readEmail } from './read-email.ts'

const vereda = await givenVereda()
const { db } = vereda.database
const endings: (() => Promise<void>)[] = []
beforeEach(async () => {
  await db.deleteFrom('letters').execute()
})
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end()
})
afterAll(() => vereda.close())

const begin = (url: string | null, folder = '') => {
  const sender = givenSender(db, url, folder)
  sender.start()
  endings.push(sender.stop)
  return sender
}

const givenMail = async (manners: Parameters<typeof givenMailServer>[0] = {}) => {
  const mail = await givenMailServer(manners)
  endings.push(mail.stop)
  return mail
}

/** People, each with a letter that waits. */
const givenReaders = async (count: number) => {
  const people = await Promise.all(Array.from({ length: count }, () => givenAccount(vereda)))
  for (const { id } of people) await queueEmail(db, { user: id, code: 'password_changed' })
  return people
}

const rows = () =>
  db
    .selectFrom('letters')
    .select([
      'id',
      'code',
      'outcome',
      'attempts',
      'unknown',
      'params',
      'address',
      sql<number>`extract(epoch from due_at - now())`.as('wait'),
    ])
    .orderBy('id')
    .execute()

test('letters wait while there is no mail server, and go as soon as there is one', async () => {
  const mail = await givenMail()
  await mail.stop()
  const people = await givenReaders(20)
  const sender = begin(mail.url())
  await expect.poll(() => sender.complaints.length, { timeout: 10_000 }).toBeGreaterThan(5)
  expect(sender.complaints[0]?.report).toMatchObject({ trouble: 'down', code: 'password_changed' })
  expect(JSON.stringify(sender.complaints)).not.toContain('@')
  expect((await rows()).every(({ outcome }) => outcome === null)).toBe(true)
  await mail.start()
  await queueIsEmpty(db)
  expect(mail.letters.map(({ to }) => to).sort()).toEqual(people.map(({ email }) => email).sort())
})

test('letters are sent by the next server when the one before was gone', async () => {
  const mail = await givenMail()
  const [person] = await givenReaders(1)
  const first = givenSender(db, 'smtp://127.0.0.1:1')
  first.start()
  await expect.poll(() => first.complaints.length, { timeout: 10_000 }).toBeGreaterThan(0)
  await first.stop()
  expect(mail.letters).toEqual([])
  begin(mail.url())
  await queueIsEmpty(db)
  expect(mail.letters.map(({ to }) => to)).toEqual([person?.email])
})

test('what a server was sending when it died belongs to it for a while, and then to the next', async () => {
  const mail = await givenMail()
  const [person] = await givenReaders(1)
  const taken = await db.transaction().execute(claimEmail)
  expect(taken?.email?.username).toBe(person?.username)
  const sender = begin(mail.url())
  const [other] = await Promise.all(Array.from({ length: 1 }, () => givenAccount(vereda)))
  await queueEmail(db, { user: other?.id ?? 0, code: 'password_changed' })
  await expect.poll(() => mail.letters.length, { timeout: 10_000 }).toBe(1)
  expect(mail.letters[0]?.to).toBe(other?.email)
  const waiting = (await rows()).find(({ outcome }) => outcome === null)
  expect(waiting?.wait).toBeGreaterThan(60)
  expect(waiting?.wait).toBeLessThanOrEqual(90)
  await db.updateTable('letters').set({ due_at: sql`now()` }).where('ended_at', 'is', null).execute()
  await queueIsEmpty(db)
  expect(mail.letters.map(({ to }) => to)).toEqual([other?.email, person?.email])
  expect(sender.complaints).toEqual([])
})

test('servers beside each other send each letter once', async () => {
  const mail = await givenMail()
  const people = await givenReaders(40)
  for (let count = 0; count < 3; count += 1) begin(mail.url())
  await queueIsEmpty(db)
  expect(mail.letters.map(({ to }) => to).sort()).toEqual(people.map(({ email }) => email).sort())
})

test('a mail server that takes a letter and never says so gets it twice at most', async () => {
  const mail = await givenMail({ breaksOff: () => true })
  const [person] = await givenReaders(1)
  const sender = begin(mail.url())
  for (const round of [1, 2]) {
    await expect.poll(() => sender.complaints.length, { timeout: 10_000 }).toBe(round)
    expect(sender.complaints[round - 1]?.report).toMatchObject({ trouble: 'unknown' })
    await db.updateTable('letters').set({ due_at: sql`now()` }).execute()
  }
  await queueIsEmpty(db)
  expect(mail.to(person?.email ?? '')).toHaveLength(2)
  expect(new Set(mail.letters.map(({ headers }) => headers['message-id'])).size).toBe(1)
  expect((await rows()).map(({ outcome }) => outcome)).toEqual(['dropped'])
})

test('a refused address holds nobody up, and one that is busy is tried again', async () => {
  const busy = new Set<string>()
  const refused = new Set<string>()
  const mail = await givenMail({
    recipient: (address) => (refused.has(address) ? 550 : busy.has(address) ? 451 : undefined),
  })
  const [gone, next, fine] = await givenReaders(3)
  refused.add(gone?.email ?? '')
  busy.add(next?.email ?? '')
  const sender = begin(mail.url())
  await expect.poll(() => mail.letters.length, { timeout: 10_000 }).toBe(1)
  expect(mail.letters[0]?.to).toBe(fine?.email)
  await expect
    .poll(async () => (await rows()).map(({ outcome }) => outcome))
    .toEqual(['refused', null, 'sent'])
  const [, second] = await rows()
  expect(second).toMatchObject({ attempts: 1, unknown: 0 })
  expect(second?.wait).toBeGreaterThan(5)
  expect(second?.wait).toBeLessThanOrEqual(15)
  busy.clear()
  await db.updateTable('letters').set({ due_at: sql`now()` }).where('ended_at', 'is', null).execute()
  await queueIsEmpty(db)
  expect(mail.letters.map(({ to }) => to)).toEqual([fine?.email, next?.email])
  expect(sender.complaints.map(({ report }) => report?.trouble)).toEqual(['refused', 'later'])
})

test('without a mail server a letter is a file that its owner alone reads', async () => {
  const folder = temporaryFolder()
  const [person] = await givenReaders(1)
  const sender = begin(null, folder.path)
  await queueIsEmpty(db)
  const outbox = join(folder.path, 'outbox')
  const [file = '', ...others] = readdirSync(outbox)
  expect([file, others]).toEqual([expect.stringMatching(/^\d{14}-\d+-password_changed\.eml$/), []])
  const path = join(outbox, file)
  expect([statSync(path).mode & 0o777, statSync(outbox).mode & 0o777]).toEqual([0o600, 0o700])
  const letter = readEmail(readFileSync(path))
  expect([letter.to, letter.link]).toEqual([person?.email, `${home}/forgotpassword`])
  expect(readFileSync(path, 'utf8')).toContain(`${home}/forgotpassword`)

  await sender.clearAway()
  expect(readdirSync(outbox)).toEqual([file])
  const long = new Date(Date.now() - 31 * 86_400_000)
  utimesSync(path, long, long)
  await sender.clearAway()
  expect(readdirSync(outbox)).toEqual([])
  folder.remove()
})

test('a sent letter keeps nothing of what it said, and goes after a week', async () => {
  const mail = await givenMail()
  const { id } = await givenAccount(vereda)
  await queueEmail(db, {
    user: id,
    code: 'email_changed',
    address: 'old@vereda.example',
    person: { id, full_name: 'Ana' },
  })
  const sender = begin(mail.url())
  await queueIsEmpty(db)
  expect(mail.letters[0]?.to).toBe('old@vereda.example')
  expect(await rows()).toMatchObject([{ outcome: 'sent', params: {}, address: null }])
  await sender.clearAway()
  expect(await rows()).toHaveLength(1)
  await db.updateTable('letters').set({ ended_at: sql`now() - interval '8 days'` }).execute()
  await sender.clearAway()
  expect(await rows()).toEqual([])
})

test('nobody is written to any more who left, was closed, or waited too long', async () => {
  const mail = await givenMail()
  const [closed, left, late] = await Promise.all([1, 2, 3].map(() => givenAccount(vereda)))
  for (const person of [closed, left, late])
    await queueEmail(db, { user: person?.id ?? 0, code: 'invitation' })
  await queueEmail(db, { user: closed?.id ?? 0, code: 'password_changed' })
  const people = db.updateTable('users')
  await people.set({ password_hash: null }).execute()
  await people
    .set({ is_active: false })
    .where('id', '=', closed?.id ?? 0)
    .execute()
  await people
    .set({ email: null, deleted_at: sql`now()` })
    .where('id', '=', left?.id ?? 0)
    .execute()
  await db
    .updateTable('letters')
    .set({ created_at: sql`now() - interval '73 hours'` })
    .where('user_id', '=', late?.id ?? 0)
    .execute()
  begin(mail.url())
  await queueIsEmpty(db)
  expect(mail.letters.map(({ to }) => to)).toEqual([closed?.email])
  expect((await rows()).map(({ outcome }) => outcome)).toEqual(['dropped', 'dropped', 'dropped', 'sent'])
})
