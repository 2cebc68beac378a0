import { accountCalls } from 'contract/people/accounts'
import { afterAll, expect, test } from 'vitest'
import type { Someone } from '../../given/people.ts'
import { givenVereda } from '../../vereda.ts'
import { givenAccount, holding, logIn, password, refreshed } from './given-account.ts'

const vereda = await givenVereda()
const { db } = vereda.database
afterAll(() => vereda.close())

const another = 'slow green window 31'

const loggedIn = async () => {
  const person = await givenAccount(vereda)
  const { body: tokens } = await logIn(vereda, person.username)
  return { person, tokens, me: holding(person, tokens) }
}
const profile = (as: Someone) => vereda.ask(accountCalls.profile, as)
const changePassword = (as: Someone, body: object = {}) =>
  vereda.ask(accountCalls.changePassword, as, {
    body: { previous_password: password, password: another, password_confirmation: another, ...body },
  })
const faultAt = (
  answer: { status: number; body: { errors?: Record<string, { code: string }[]> } },
  field: string,
) => [answer.status, answer.body.errors?.[field]?.[0]?.code]

test('a changed password ends the other sessions, and this one goes on with new tokens', async () => {
  const { person, tokens, me } = await loggedIn()
  const other = await logIn(vereda, person.username)
  const answer = await changePassword(me)
  expect([answer.status, answer.body.code]).toEqual([200, 'password_changed'])
  expect((await profile(holding(person, answer.body))).status).toBe(200)
  expect((await profile(me)).status).toBe(401)
  expect((await profile(holding(person, other.body))).status).toBe(401)
  expect((await refreshed(vereda, tokens.refresh)).status).toBe(401)
  expect((await refreshed(vereda, other.body.refresh)).status).toBe(401)
  const next = await refreshed(vereda, answer.body.refresh)
  expect(next.status).toBe(200)
  expect((await profile(holding(person, next.body))).status).toBe(200)
  expect((await logIn(vereda, person.username)).status).toBe(401)
  expect((await logIn(vereda, person.username, { password: another })).status).toBe(200)
  const actions = await db.selectFrom('audit').select('deed').where('actor_id', '=', person.id).execute()
  expect(actions).toContainEqual({ deed: 'auth.password_change' })
})

test('the faults of a new password are named', async () => {
  const { person, me } = await loggedIn()
  const same = (value: string) => ({ password: value, password_confirmation: value })
  expect(
    faultAt(await changePassword(me, { password_confirmation: 'different' }), 'password_confirmation'),
  ).toEqual([400, 'passwords_do_not_match'])
  expect(faultAt(await changePassword(me, same('short')), 'password')).toEqual([400, 'min_length'])
  expect(faultAt(await changePassword(me, same('iloveyou1')), 'password')).toEqual([
    400,
    'password_too_common',
  ])
  expect(faultAt(await changePassword(me, same(person.username)), 'password')).toEqual([
    400,
    'password_too_common',
  ])
  expect(faultAt(await changePassword(me, { previous_password: '' }), 'previous_password')).toEqual([
    400,
    'required',
  ])
  expect((await profile(me)).status).toBe(200)
})

test('a refresh during a password change leaves no valid old token', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { person, tokens, me } = await loggedIn()
    const [refreshing, changed] = await Promise.all([refreshed(vereda, tokens.refresh), changePassword(me)])
    expect(changed.status).toBe(200)
    expect((await profile(holding(person, changed.body))).status).toBe(200)
    expect((await profile(me)).status).toBe(401)
    if (refreshing.status === 200) expect((await profile(holding(person, refreshing.body))).status).toBe(401)
  }
})
