import { accountCalls } from 'contract/people/accounts'
import { recoveryCalls } from 'contract/people/recovery'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { auditOf } from '../given/answers.ts'
import { queueIsEmpty } from '../messages/given-sender.ts'
import { refusalOf } from '../said.ts'
import { givenAccount, holding, logIn, password } from './accounts/given-account.ts'
import { givenRecovery } from './given-recovery.ts'

const { vereda, db, mail, anAddress, reset, validate, confirm, tokenFor, request, another } =
  await givenRecovery()

test('who forgot the password gets a link, sets another and logs in with it', async () => {
  const person = await givenAccount(vereda)
  const session = (await logIn(vereda, person.username, {}, anAddress())).body
  const answer = await reset(person.email.toUpperCase())
  expect([answer.status, answer.body.code]).toEqual([200, 'recovery_link_sent'])
  const token = await tokenFor(person.email)
  expect((await validate(token)).body).toMatchObject({ code: 'token_valid', language: 'en' })
  expect((await validate(token)).status).toBe(200)
  const changed = await confirm(token)
  expect(changed.body).toEqual({
    code: 'password_changed',
    detail: 'Password changed correctly (can now login)',
  })
  expect((await vereda.ask(accountCalls.profile, holding(person, session))).status).toBe(401)
  expect((await logIn(vereda, person.username, {}, anAddress())).status).toBe(401)
  expect((await logIn(vereda, person.username, { password: another }, anAddress())).status).toBe(200)
  expect(refusalOf(await confirm(token))).toEqual([400, 'reset_token_invalid'])
  await queueIsEmpty(db)
  expect(mail.to(person.email).map(({ subject }) => subject)).toEqual([
    'Choose a new password for Vereda',
    'Your password in Vereda was changed',
    'A new sign-in to your account in Vereda',
  ])
  const actions = (await auditOf(db, 'user', person.id)).map(({ deed: action }) => action)
  expect(actions).toEqual(expect.arrayContaining(['auth.password_reset', 'auth.password_set']))
})

test('an unknown address, a closed account and a known one get the same answer', async () => {
  const person = await givenAccount(vereda)
  const closed = await givenAccount(vereda)
  await db.updateTable('users').set({ is_active: false }).where('id', '=', closed.id).execute()
  const answers = [await reset(person.email), await reset('nobody@vereda.example'), await reset(closed.email)]
  for (const { status, body } of answers) {
    expect([status, body]).toEqual([200, { code: 'recovery_link_sent', detail: 'Recovery link sent' }])
  }
  await queueIsEmpty(db)
  expect(mail.to(person.email)).toHaveLength(1)
  expect(mail.to('nobody@vereda.example')).toEqual([])
  expect(mail.to(closed.email)).toEqual([])
})

test('an invalid address is refused with a text that reveals nothing', async () => {
  for (const email of [
    'no address',
    'a@b',
    '@vereda.example',
    'a@b.example, c@d.example',
    'a\r\nBcc: b@c.example',
  ]) {
    const answer = await reset(email)
    expect(refusalOf(answer), email).toEqual([400, 'invalid_email', 'email'])
    const text = 'User not found or invalid email address.'
    expect(answer.body).toMatchObject({ detail: text, errors: { email: [{ message: text }] } })
  }
  expect(refusalOf(await reset(''))).toEqual([400, 'required', 'email'])
  expect(refusalOf(await vereda.ask(recoveryCalls.reset, null, { body: {} as never }))).toEqual([
    400,
    'required',
    'email',
  ])
})

test('a new request invalidates the link before it', async () => {
  const person = await givenAccount(vereda)
  const first = await request(person.email)
  expect((await reset(person.email)).status).toBe(200)
  expect(refusalOf(await validate(first))).toEqual([400, 'reset_token_invalid'])
  const second = await tokenFor(person.email)
  expect(second).not.toBe(first)
  expect((await confirm(second)).status).toBe(200)
})

test('a link is valid for 60 minutes', async () => {
  const person = await givenAccount(vereda)
  const token = await request(person.email)
  const move = (by: string) =>
    sql`update recovery_tokens set expires_at = expires_at - ${by}::interval where user_id = ${person.id}`.execute(
      db,
    )
  await move('59 minutes')
  expect((await validate(token)).status).toBe(200)
  await move('1 minute')
  expect(refusalOf(await validate(token))).toEqual([400, 'reset_token_invalid'])
  expect(refusalOf(await confirm(token))).toEqual([400, 'reset_token_invalid'])
  expect((await logIn(vereda, person.username, {}, anAddress())).status).toBe(200)
})

test('a password or an address changed meanwhile invalidates the link', async () => {
  const person = await givenAccount(vereda)
  const first = await request(person.email)
  const { body } = await logIn(vereda, person.username, {}, anAddress())
  const owner = holding(person, body)
  const change = { previous_password: password, password: another, password_confirmation: another }
  const changed = await vereda.ask(accountCalls.changePassword, owner, { body: change })
  expect(changed.status).toBe(200)
  expect(refusalOf(await validate(first))).toEqual([400, 'reset_token_invalid'])
  const second = await request(person.email)
  const moved = await vereda.ask(accountCalls.changeProfile, holding(person, changed.body), {
    body: { email: `moved-${person.email}`, current_password: another },
  })
  expect(moved.status).toBe(200)
  expect(refusalOf(await validate(second))).toEqual([400, 'reset_token_invalid'])
})

test('of two who confirm at the same time one sets the password', async () => {
  for (let round = 0; round < 5; round += 1) {
    const person = await givenAccount(vereda)
    const token = await request(person.email)
    const answers = await Promise.all([confirm(token), confirm(token, 'yellow boat at night')])
    expect(answers.map((answer) => refusalOf(answer).join(' ')).sort()).toEqual([
      '200 password_changed',
      '400 reset_token_invalid',
    ])
    await queueIsEmpty(db)
    const notified = mail.to(person.email).filter(({ subject }) => subject.includes('was changed'))
    expect(notified).toHaveLength(1)
  }
})

test('a refused password uses nothing up', async () => {
  const person = await givenAccount(vereda)
  const token = await request(person.email)
  expect(refusalOf(await confirm(token, 'short'))).toEqual([400, 'min_length', 'password'])
  expect(refusalOf(await confirm(token, another, 'something else'))).toEqual([
    400,
    'passwords_do_not_match',
    'password_confirmation',
  ])
  expect(refusalOf(await confirm(token, 'password1'))).toEqual([400, 'password_too_common', 'password'])
  expect(refusalOf(await confirm(token, person.username))).toEqual([400, 'password_too_common', 'password'])
  expect((await confirm(token)).status).toBe(200)
})

test('an unknown token opens nothing', async () => {
  expect(refusalOf(await validate('x'.repeat(43)))).toEqual([400, 'reset_token_invalid'])
  expect(refusalOf(await confirm('rt_'))).toEqual([400, 'reset_token_invalid'])
  expect(refusalOf(await validate(''))).toEqual([400, 'required', 'token'])
  expect(refusalOf(await validate('x'.repeat(300)))).toEqual([400, 'max_length', 'token'])
})
