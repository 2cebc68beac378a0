import { recoveryCalls } from 'contract/people/recovery'
import { userCalls } from 'contract/people/users'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type Someone } from '../given/people.ts'
import { givenAccount, logIn, password } from '../people/accounts/given-account.ts'
import { aPerson } from '../people/users/given-people.ts'
import { givenLettersOfSchool } from './given-letters-of-school.ts'
import { queueIsEmpty } from './given-sender.ts'

const { vereda, ask, db, mail, school, coordinator, representative, teacher, administrator } =
  await givenLettersOfSchool()

test('who is registered without a password gets an e-mail with a link to set one, valid for seven days', async () => {
  const person = aPerson({ role: 3, areas: [school.id], password: undefined, language: 'hi' })
  const made = await ask(userCalls.register, coordinator, { body: person })
  expect(made.status).toBe(201)
  await queueIsEmpty(db)
  const [letter, ...others] = mail.to(person.email)
  expect(others).toEqual([])
  expect(letter?.subject).toBe('Vereda में आपका खाता: पासवर्ड चुनें')
  expect(letter?.text).toContain(person.username)
  const token = letter?.link.split('#token=')[1] ?? ''
  const stored = await db
    .selectFrom('recovery_tokens')
    .select(sql<number>`extract(epoch from expires_at - now()) / 86400`.as('days'))
    .where('user_id', '=', made.body.id)
    .executeTakeFirstOrThrow()
  expect(Math.round(stored.days)).toBe(7)
  const valid = await ask(recoveryCalls.validate, null, { body: { token } })
  expect(valid.body).toMatchObject({ code: 'token_valid', language: 'hi' })
  const set = { token, password, password_confirmation: password }
  expect((await ask(recoveryCalls.confirm, null, { body: set })).status).toBe(200)
  expect((await logIn(vereda, person.username)).status).toBe(200)
})

test('who is registered with a password, or registers alone, is not invited but confirms the address', async () => {
  const byStaff = aPerson({ role: 3 })
  const single = aPerson()
  expect((await ask(userCalls.register, coordinator, { body: byStaff })).status).toBe(201)
  expect((await ask(userCalls.register, null, { body: single })).status).toBe(201)
  await queueIsEmpty(db)
  expect(mail.letters.map(({ subject }) => subject)).toEqual([
    'Confirm your email address for Vereda',
    'Confirm your email address for Vereda',
  ])
})

test('an invitation to a wrong address is invalid once the address is corrected', async () => {
  const person = aPerson({ role: 3, areas: [school.id], password: undefined })
  const made = await ask(userCalls.register, coordinator, { body: person })
  await queueIsEmpty(db)
  const first = mail.to(person.email)[0]?.link.split('#token=')[1] ?? ''
  const email = `right-${person.email}`
  const changed = await ask(userCalls.change, coordinator, {
    parameters: { id: made.body.id },
    body: { email },
  })
  expect(changed.status).toBe(200)
  await queueIsEmpty(db)
  expect(mail.to(person.email)).toHaveLength(1)
  expect(mail.to(email)).toHaveLength(1)
  const valid = (token: string) => ask(recoveryCalls.validate, null, { body: { token } })
  expect((await valid(first)).status).toBe(400)
  expect((await valid(mail.to(email)[0]?.link.split('#token=')[1] ?? '')).status).toBe(200)
})

test('staff send an invitation again: only the newest link is valid, three are sent in an hour', async () => {
  const person = aPerson({ role: 3, areas: [school.id], password: undefined })
  const made = await ask(userCalls.register, coordinator, { body: person })
  const invite = (as: Someone) => ask(userCalls.invite, as, { parameters: { id: made.body.id } })
  const tokens = () => mail.to(person.email).map(({ link }) => link.split('#token=')[1] ?? '')
  const valid = async (token = '') => (await ask(recoveryCalls.validate, null, { body: { token } })).status
  await queueIsEmpty(db)
  expect((await invite(teacher)).status).toBe(403)
  const sent = await invite(coordinator)
  expect([sent.status, sent.body.code]).toEqual([200, 'invitation_sent'])
  await queueIsEmpty(db)
  expect(tokens()).toHaveLength(2)
  expect([await valid(tokens()[0]), await valid(tokens()[1])]).toEqual([400, 200])
  const notified = db
    .selectFrom('audit')
    .where('deed', '=', 'user.invite')
    .where('object_id', '=', made.body.id)
  expect(await notified.select('actor_id').execute()).toEqual([{ actor_id: coordinator.id }])
  expect([(await invite(coordinator)).status, (await invite(representative)).status]).toEqual([200, 200])
  const refused = await invite(coordinator)
  expect([refused.status, refused.body.code]).toEqual([429, 'throttled'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500)
})

test('who has a password, or may not log in, is not invited again', async () => {
  const known = await givenAccount(vereda)
  const closed = await ask(userCalls.register, administrator, {
    body: aPerson({ password: undefined }),
  })
  const at = { parameters: { id: closed.body.id } }
  await ask(userCalls.change, administrator, { ...at, body: { is_active: false } })
  await queueIsEmpty(db)
  mail.letters.length = 0
  for (const id of [known.id, closed.body.id]) {
    const { status, body } = await ask(userCalls.invite, administrator, { parameters: { id } })
    expect([status, body.code]).toEqual([409, 'not_to_be_invited'])
  }
  await queueIsEmpty(db)
  expect(mail.letters).toEqual([])
})
