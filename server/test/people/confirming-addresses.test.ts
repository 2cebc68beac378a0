import { userCalls } from 'contract/people/users'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { auditOf } from '../given/answers.ts'
import { refusalOf } from '../said.ts'
import { holding, logIn } from './accounts/given-account.ts'
import { givenAddresses } from './given-addresses.ts'
import { aPerson, byNumber } from './users/given-people.ts'

const {
  vereda,
  db,
  here,
  headers,
  subjectsTo,
  tokenFor,
  confirm,
  validate,
  reset,
  profile,
  moveTo,
  loggedIn,
  setPassword,
} = await givenAddresses()

test('who registers alone logs in at once; e-mails and recovery wait until the address is confirmed', async () => {
  const person = aPerson({ country: here.country.id })
  const made = await vereda.ask(userCalls.register, null, { body: person, headers: headers() })
  expect(made.body).toMatchObject({ email: person.email, email_verified: false, pending_email: null })
  expect((await logIn(vereda, person.username, {}, headers())).status).toBe(200)
  expect((await logIn(vereda, person.email, {}, headers())).status).toBe(200)
  expect((await reset(person.email)).body.code).toBe('recovery_link_sent')
  expect(await subjectsTo(person.email)).toEqual(['Confirm your email address for Vereda'])
  const token = await tokenFor(person.email)
  expect((await validate(token)).body).toMatchObject({ email: person.email, username: person.username })
  expect((await validate(token)).status).toBe(200)
  expect((await confirm(token)).body).toMatchObject({ code: 'email_confirmed', email: person.email })
  expect(refusalOf(await confirm(token))).toEqual([400, 'email_token_invalid'])
  const me = holding(made.body, (await logIn(vereda, person.email, {}, headers())).body)
  expect((await profile(me)).body).toMatchObject({ email: person.email, email_verified: true })
  await reset(person.email)
  expect((await subjectsTo(person.email)).at(-1)).toBe('Choose a new password for Vereda')
  const actions = (await auditOf(db, 'user', made.body.id)).map(({ deed: action }) => action)
  expect(actions).toContain('user.email_confirm')
})

test('staff send the confirmation again to somebody with a password; the link before becomes invalid', async () => {
  const person = aPerson({ country: here.country.id })
  const { id } = (await vereda.ask(userCalls.register, null, { body: person, headers: headers() })).body
  const first = await tokenFor(person.email)
  const sendAgain = () => vereda.ask(userCalls.sendConfirmation, here.representative, { parameters: { id } })
  expect((await sendAgain()).body.code).toBe('confirmation_sent')
  const second = await tokenFor(person.email)
  expect(second).not.toBe(first)
  expect(refusalOf(await confirm(first))).toEqual([400, 'email_token_invalid'])
  expect((await confirm(second)).status).toBe(200)
  expect(refusalOf(await sendAgain())).toEqual([409, 'nothing_to_confirm'])
  const request = (await auditOf(db, 'user', id)).find(({ deed: action }) => action === 'user.email_ask')
  expect(request?.actor_id).toBe(here.representative.id)
})

test('a new address of one’s own counts only once confirmed; the old one stays and is notified', async () => {
  const { person, me } = await loggedIn()
  const email = `moved-${person.email}`
  expect((await moveTo(me, email)).body).toMatchObject({
    email: person.email,
    email_verified: true,
    pending_email: email,
  })
  expect((await logIn(vereda, email, {}, headers())).status).toBe(401)
  expect((await logIn(vereda, person.email, {}, headers())).status).toBe(200)
  await reset(email)
  expect(await subjectsTo(email)).toEqual(['Confirm your email address for Vereda'])
  await reset(person.email)
  expect(await subjectsTo(person.email)).toEqual([
    'A new email address was given for your account in Vereda',
    'A new sign-in to your account in Vereda',
    'Choose a new password for Vereda',
  ])
  const recovery = await tokenFor(person.email)
  expect((await confirm(await tokenFor(email))).status).toBe(200)
  expect((await profile(me)).body).toMatchObject({ email, email_verified: true, pending_email: null })
  expect((await subjectsTo(person.email)).at(-1)).toBe('Your email address in Vereda was changed')
  expect(refusalOf(await setPassword(recovery, 'green stone under snow'))).toEqual([
    400,
    'reset_token_invalid',
  ])
  expect((await logIn(vereda, person.email, {}, headers())).status).toBe(401)
})

test('a pending address does not restrict its owner, and only one account can confirm it', async () => {
  const squatter = await loggedIn()
  const owner = await loggedIn()
  const email = 'wanted@vereda.example'
  expect((await moveTo(squatter.me, email)).status).toBe(200)
  const squatted = await tokenFor(email)
  expect((await moveTo(owner.me, email)).status).toBe(200)
  const owned = await tokenFor(email)
  expect(owned).not.toBe(squatted)
  expect((await confirm(owned)).status).toBe(200)
  expect(refusalOf(await confirm(squatted))).toEqual([400, 'email_exists', 'email'])
  expect((await profile(squatter.me)).body).toMatchObject({
    email: squatter.person.email,
    pending_email: email,
  })
  const third = await loggedIn()
  expect(refusalOf(await moveTo(third.me, email.toUpperCase()))).toEqual([400, 'email_exists', 'email'])
})

test('of two who confirm the same address at the same time, one gets it', async () => {
  const email = 'at-once@vereda.example'
  const tokens: string[] = []
  for (const { me } of [await loggedIn(), await loggedIn()]) {
    await moveTo(me, email)
    tokens.push(await tokenFor(email))
  }
  const answers = await Promise.all(tokens.map(confirm))
  expect(answers.map(({ status }) => status).sort(byNumber)).toEqual([200, 400])
})

test('an address of a new account is not used twice by a form sent twice, and is not reserved later', async () => {
  const first = aPerson()
  await vereda.ask(userCalls.register, null, { body: first, headers: headers() })
  const again = () =>
    vereda.ask(userCalls.register, null, { body: aPerson({ email: first.email }), headers: headers() })
  expect(refusalOf(await again())).toEqual([400, 'email_exists', 'email'])
  await db
    .updateTable('users')
    .set({ pending_since: sql<string>`now() - interval '11 minutes'` })
    .where('pending_email', '=', first.email)
    .execute()
  expect((await again()).status).toBe(201)
})
