import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { queueEmail } from '../../src/messages/emails/queries.ts'
import { claimEmail } from '../../src/messages/emails/sending/queries.ts'
import { givenAccount } from '../people/accounts/given-account.ts'
import { givenLetters } from './given-letters.ts'
import { givenSender, queueIsEmpty } from './given-sender.ts'

const { vereda, db, begin, givenMail, givenReaders, rows } = await givenLetters()

test('e-mails wait while there is no mail server, and are sent as soon as there is one', async () => {
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

test('e-mails of a stopped server are sent by the next one', async () => {
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

test('e-mails that a server was sending when it died are reserved for a while, then sent by the next', async () => {
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

test('parallel servers send each e-mail once', async () => {
  const mail = await givenMail()
  const people = await givenReaders(40)
  for (let count = 0; count < 3; count += 1) begin(mail.url())
  await queueIsEmpty(db)
  expect(mail.letters.map(({ to }) => to).sort()).toEqual(people.map(({ email }) => email).sort())
})

test('a mail server that accepts an e-mail without confirming gets it twice at most', async () => {
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

test('a refused address delays nobody, and a busy one is tried again', async () => {
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
