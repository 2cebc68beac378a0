import { readdirSync, readFileSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { queueEmail } from '../../src/messages/emails/queries.ts'
import { givenAccount } from '../people/accounts/given-account.ts'
import { temporaryFolder } from '../running/temporary-folder.ts'
import { givenLetters } from './given-letters.ts'
import { home, queueIsEmpty } from './given-sender.ts'
import { readEmail } from './read-email.ts'

const { vereda, db, begin, givenMail, givenReaders, rows } = await givenLetters()

test('without a mail server an e-mail is a file that only its owner can read', async () => {
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

test('a sent e-mail keeps none of its text, and is deleted after a week', async () => {
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

test('an e-mail is not sent to who was deleted or closed, or after too long a wait', async () => {
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
