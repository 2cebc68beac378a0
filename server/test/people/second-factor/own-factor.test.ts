import { accountCalls } from 'contract/people/accounts'
import { secondFactorCalls, secondStepCalls } from 'contract/people/second-factor'
import { userCalls } from 'contract/people/users'
import { expect, test } from 'vitest'
import { asSuperuser } from '../../given/people.ts'
import { givenVereda } from '../../vereda.ts'
import { givenAccount, holding, logIn } from '../accounts/given-account.ts'
import { givenAuthenticator } from '../passkeys/authenticator.ts'
import { givenPasskeys } from '../passkeys/given-passkeys.ts'
import { enter, type FirstStep, firstStep, freshCode, givenFactor, setUpFactor } from './given-factor.ts'

const vereda = await givenVereda()
const strict = await givenVereda({ REQUIRE_SECOND_FACTOR: '0, 2' })
const { db } = vereda.database

const lettersOf = async (user: number) =>
  (
    await db
      .selectFrom('letters')
      .select('params')
      .where('user_id', '=', user)
      .where('code', '=', 'sign_in_changed')
      .orderBy('id')
      .execute()
  ).map(({ params }) => params['what'])

test('a factor counts once its first code was right', async () => {
  const account = await givenAccount(vereda)
  const person = holding(account, (await logIn(vereda, account.username)).body)
  const { body } = await vereda.ask(secondFactorCalls.begin, person)
  expect((await logIn(vereda, account.username)).status).toBe(200)
  const wrong = await vereda.ask(secondFactorCalls.confirm, person, { body: { code: '12345x' } })
  expect(wrong).toMatchObject({ status: 400, body: { code: 'incorrect_code' } })
  expect((await logIn(vereda, account.username)).status).toBe(200)
  const code = await freshCode(vereda, account.id, body.secret)
  const right = await vereda.ask(secondFactorCalls.confirm, person, { body: { code } })
  expect(new Set(right.body.recovery_codes).size).toBe(10)
  expect((await logIn(vereda, account.username)).body.code).toBe('second_factor_needed')
  expect(await lettersOf(account.id)).toEqual(['totp_on'])
})

test('another app replaces the first only with a code of its own', async () => {
  const { id, username, person, secret } = await givenFactor(vereda)
  const { body } = await vereda.ask(secondFactorCalls.begin, person)
  expect(
    (await enter(vereda, await firstStep(vereda, username), await freshCode(vereda, id, secret))).status,
  ).toBe(200)
  const code = await freshCode(vereda, id, body.secret)
  expect((await vereda.ask(secondFactorCalls.confirm, person, { body: { code } })).status).toBe(200)
  const old = await enter(vereda, await firstStep(vereda, username), await freshCode(vereda, id, secret))
  expect(old.body.code).toBe('incorrect_code')
  expect(
    (await enter(vereda, await firstStep(vereda, username), await freshCode(vereda, id, body.secret))).status,
  ).toBe(200)
})

test('new recovery codes replace those before, and the number left is answered', async () => {
  const { username, person, recoveryCodes } = await givenFactor(vereda)
  const { body } = await vereda.ask(secondFactorCalls.newCodes, person)
  const [old = '', fresh = ''] = [recoveryCodes[0], body.recovery_codes[0]]
  expect((await enter(vereda, await firstStep(vereda, username), old)).body.code).toBe('incorrect_code')
  expect((await enter(vereda, await firstStep(vereda, username), fresh)).status).toBe(200)
  const { body: now } = await vereda.ask(secondFactorCalls.read, person)
  expect(now).toMatchObject({ totp: true, recovery_codes_left: 9, required: false })
})

test('switched off, the password is enough again, and each change sends an e-mail', async () => {
  const { id, username, person } = await givenFactor(vereda)
  await vereda.ask(secondFactorCalls.newCodes, person)
  expect((await vereda.ask(secondFactorCalls.remove, person)).body.code).toBe('second_factor_off')
  expect((await logIn(vereda, username)).status).toBe(200)
  expect((await vereda.ask(secondFactorCalls.remove, person)).body.code).toBe('no_second_factor')
  expect((await vereda.ask(secondFactorCalls.newCodes, person)).body.code).toBe('no_second_factor')
  expect(await lettersOf(id)).toEqual(['totp_on', 'codes_new', 'totp_off'])
})

test('people whose role must have a second factor have to set it up, without a session before', async () => {
  const account = await givenAccount(strict, { role: 2 })
  const first: FirstStep = await logIn(strict, account.username)
  expect(first).toMatchObject({ status: 401, body: { code: 'second_factor_needed', next: 'set_up' } })
  const ticket = first.body.ticket ?? ''
  expect((await enter(strict, ticket, '123456')).body.code).toBe('incorrect_code')
  const { body } = await strict.ask(secondStepCalls.setUp, null, { body: { ticket } })
  const code = await freshCode(strict, account.id, body.secret)
  const opened = await strict.ask(secondStepCalls.confirm, null, { body: { ticket, code } })
  expect(opened.body.recovery_codes).toHaveLength(10)
  const person = holding(account, opened.body)
  expect((await strict.ask(accountCalls.profile, person)).body.second_factor).toBe('totp')
  expect((await strict.ask(secondFactorCalls.remove, person)).body.code).toBe('second_factor_required')
  expect((await logIn(strict, (await givenAccount(strict, { role: 3 })).username)).status).toBe(200)
})

test('the password alone never replaces an existing factor', async () => {
  const account = await givenAccount(strict, { role: 2 })
  const { body: waiting }: FirstStep = await logIn(strict, account.username)
  const { body }: FirstStep = await logIn(strict, account.username)
  const made = await strict.ask(secondStepCalls.setUp, null, { body: { ticket: body.ticket ?? '' } })
  const code = await freshCode(strict, account.id, made.body.secret)
  await strict.ask(secondStepCalls.confirm, null, { body: { ticket: body.ticket ?? '', code } })
  for (const ticket of [waiting.ticket ?? '', await firstStep(strict, account.username)]) {
    expect((await strict.ask(secondStepCalls.setUp, null, { body: { ticket } })).body.code).toBe(
      'login_ticket_invalid',
    )
    const confirm = await strict.ask(secondStepCalls.confirm, null, { body: { ticket, code } })
    expect(confirm.body.code).toBe('login_ticket_invalid')
  }
})

test('with a passkey the app may be removed, the passkey signs in, and the password alone still does not', async () => {
  const passkeys = givenPasskeys(strict)
  const account = await givenAccount(strict, { role: 2 })
  const { id, username } = account
  const ticket = await firstStep(strict, username)
  const { secret } = (await strict.ask(secondStepCalls.setUp, null, { body: { ticket } })).body
  const code = await freshCode(strict, id, secret)
  const opened = await strict.ask(secondStepCalls.confirm, null, { body: { ticket, code } })
  const person = holding(account, opened.body)
  const authenticator = givenAuthenticator()
  expect((await passkeys.add(person, authenticator)).status).toBe(201)
  expect((await strict.ask(secondFactorCalls.read, person)).body.required).toBe(false)
  expect((await strict.ask(secondFactorCalls.remove, person)).status).toBe(200)
  const { status, body } = await passkeys.signIn(authenticator.get(await passkeys.challenge()))
  expect({ status, user: body.user }).toMatchObject({ status: 200, user: { id, second_factor: 'passkey' } })
  const byPassword: FirstStep = await logIn(strict, username)
  expect(byPassword.body).toMatchObject({ code: 'second_factor_needed', next: 'set_up' })
})

test('staff see who of their people has a second factor', async () => {
  const superuser = await asSuperuser(db)
  const { id } = await givenFactor(vereda)
  const { body } = await vereda.ask(userCalls.read, superuser, { parameters: { id } })
  expect(body).toMatchObject({ second_factor: 'totp', email_verified: true })
  expect(
    (await vereda.ask(userCalls.read, superuser, { parameters: { id: superuser.id } })).body.second_factor,
  ).toBe('none')
  expect(await setUpFactor(vereda, superuser)).toMatchObject({ recoveryCodes: expect.any(Array) })
})
