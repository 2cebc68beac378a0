import { accountCalls } from 'contract/people/accounts'
import { passkeyCalls } from 'contract/people/passkeys'
import { secondFactorCalls } from 'contract/people/second-factor'
import { userCalls } from 'contract/people/users'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Someone } from '../../given/people.ts'
import { givenVereda } from '../../vereda.ts'
import { givenAccount, holding, logIn, password } from '../accounts/given-account.ts'
import { givenPasskeys } from '../passkeys/given-passkeys.ts'
import { freshCode, givenFactor } from './given-factor.ts'

const vereda = await givenVereda()
const { db } = vereda.database

/** As if the person had signed in eleven minutes ago. */
const elevenMinutesPass = ({ id }: { id: number }) =>
  sql`update sessions set proven_at = proven_at - interval '11 minutes' where user_id = ${id}`.execute(db)

const repeat = (as: Someone, body: { password: string; code?: string }) =>
  vereda.ask(secondFactorCalls.repeat, as, { body })

test('ten minutes after a sign-in the second factor needs another, which opens it again', async () => {
  const account = await givenAccount(vereda)
  const person = holding(account, (await logIn(vereda, account.username)).body)
  expect((await vereda.ask(secondFactorCalls.begin, person)).status).toBe(200)
  await elevenMinutesPass(person)
  const refused = await vereda.ask(secondFactorCalls.begin, person)
  expect(refused).toMatchObject({ status: 403, body: { code: 'step_up_required' } })
  expect((await vereda.ask(secondFactorCalls.read, person)).status).toBe(200)
  const wrong = await repeat(person, { password: 'not this one' })
  expect(wrong.body.errors).toMatchObject({ password: [{ code: 'incorrect_current_password' }] })
  expect((await vereda.ask(secondFactorCalls.begin, person)).status).toBe(403)
  expect((await repeat(person, { password })).body.code).toBe('sign_in_repeated')
  expect((await vereda.ask(secondFactorCalls.begin, person)).status).toBe(200)
})

test('a confirmed session of a person does not confirm their other ones', async () => {
  const account = await givenAccount(vereda)
  const [one, other] = [
    holding(account, (await logIn(vereda, account.username)).body),
    holding(account, (await logIn(vereda, account.username)).body),
  ]
  await elevenMinutesPass(account)
  expect((await repeat(one, { password })).status).toBe(200)
  expect((await vereda.ask(secondFactorCalls.begin, other)).body.code).toBe('step_up_required')
})

test('with a second factor the code is needed too, and attempts are counted', async () => {
  const { id, person, secret } = await givenFactor(vereda)
  await elevenMinutesPass(person)
  const without = await repeat(person, { password })
  expect(without.body.errors).toMatchObject({ code: [{ code: 'required' }] })
  for (let time = 0; time < 5; time += 1)
    expect((await repeat(person, { password, code: 'wrong' })).body.code).toBe('incorrect_code')
  expect((await repeat(person, { password, code: await freshCode(vereda, id, secret) })).status).toBe(429)
  await db.deleteFrom('throttles').execute()
  expect((await repeat(person, { password, code: await freshCode(vereda, id, secret) })).status).toBe(200)
  expect((await vereda.ask(secondFactorCalls.newCodes, person)).status).toBe(200)
})

test("a person's role, e-mail and one-time link need it, their name and phone do not", async () => {
  const account = await givenAccount(vereda, { role: 0, is_superuser: true })
  const superuser = holding(account, (await logIn(vereda, account.username)).body)
  const { id } = await givenAccount(vereda)
  const change = (body: { role?: 2; email?: string; phone?: string }) =>
    vereda.ask(userCalls.change, superuser, { parameters: { id }, body })
  await elevenMinutesPass(superuser)
  expect((await change({ phone: '12345' })).status).toBe(200)
  expect((await change({ role: 2 })).body.code).toBe('step_up_required')
  expect((await change({ email: 'other@vereda.example' })).body.code).toBe('step_up_required')
  expect((await vereda.ask(userCalls.giveLink, superuser, { parameters: { id } })).body.code).toBe(
    'step_up_required',
  )
})

test('the own e-mail needs the password, and with a second factor a recent sign-in too', async () => {
  const account = await givenAccount(vereda)
  const person = holding(account, (await logIn(vereda, account.username)).body)
  const body = { email: 'mine@vereda.example', current_password: password }
  await elevenMinutesPass(person)
  expect((await vereda.ask(accountCalls.changeProfile, person, { body })).status).toBe(200)
  const { person: careful } = await givenFactor(vereda)
  await elevenMinutesPass(careful)
  const other = { ...body, email: 'careful@vereda.example' }
  expect((await vereda.ask(accountCalls.changeProfile, careful, { body: other })).body.code).toBe(
    'step_up_required',
  )
})

test('adding and removing a passkey needs a recent sign-in, by passkey too for who has no password', async () => {
  const { person, passkey } = await givenPasskeys(vereda).withPasskey()
  await elevenMinutesPass(person)
  const challenge = () => vereda.ask(passkeyCalls.addChallenge, person)
  const removal = () => vereda.ask(passkeyCalls.remove, person, { parameters: { id: passkey.id } })
  expect((await challenge()).body).toMatchObject({ code: 'step_up_required' })
  expect((await removal()).body.code).toBe('step_up_required')
  await db.updateTable('users').set({ password_hash: null }).where('id', '=', person.id).execute()
  expect((await challenge()).body).toMatchObject({ code: 'step_up_required' })
  await db.deleteFrom('passkeys').where('user_id', '=', person.id).execute()
  expect((await challenge()).status).toBe(200)
})
