import { accountCalls } from 'contract/people/accounts'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { purgeOldTokens } from '../../../src/access/token-queries.ts'
import { givenVereda } from '../../vereda.ts'
import { givenAccount, holding, logIn } from './given-account.ts'

const vereda = await givenVereda()
const { db } = vereda.database
afterAll(() => vereda.close())

const locked = async () => {
  const account = await givenAccount(vereda)
  const { body: tokens } = await logIn(vereda, account.username)
  const person = holding(account, tokens)
  const { body } = await vereda.ask(accountCalls.lockDevice, person)
  return { person, lock: body.lock }
}
const isValid = async (lock: string): Promise<boolean> =>
  (await vereda.ask(accountCalls.checkLock, null, { body: { lock } })).body.holds

test('a lock stays valid when the session expires, and when newer sessions replace it', async () => {
  const { person, lock } = await locked()
  expect(await isValid(lock)).toBe(true)
  await db
    .updateTable('sessions')
    .set({ ends_at: sql`now() - interval '3 days'` })
    .where('user_id', '=', person.id)
    .execute()
  await purgeOldTokens(db)
  expect(await isValid(lock)).toBe(true)
  await db
    .updateTable('sessions')
    .set({ revoked_at: sql`now()`, revoked_because: 'too_many' })
    .where('user_id', '=', person.id)
    .execute()
  expect(await isValid(lock)).toBe(true)
})

test('a logout, an ended session and a closed account invalidate the lock, also after the session expired', async () => {
  const first = await locked()
  await vereda.ask(accountCalls.logout, first.person)
  expect(await isValid(first.lock)).toBe(false)

  const second = await locked()
  await db
    .updateTable('sessions')
    .set({ ends_at: sql`now() - interval '3 days'` })
    .where('user_id', '=', second.person.id)
    .execute()
  expect(await isValid(second.lock)).toBe(true)
  await db.updateTable('users').set({ is_active: false }).where('id', '=', second.person.id).execute()
  expect(await isValid(second.lock)).toBe(false)
})

test('a lock opens no session, and only the newest of a session counts', async () => {
  const { person, lock } = await locked()
  const { body } = await vereda.ask(accountCalls.lockDevice, person)
  expect(await isValid(lock)).toBe(false)
  expect(await isValid(body.lock)).toBe(true)
  const { status } = await vereda.ask(accountCalls.profile, { ...person, token: body.lock })
  expect(status).toBe(401)
})
