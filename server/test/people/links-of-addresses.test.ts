import { emailAddressCalls } from 'contract/people/email-addresses'
import { userCalls } from 'contract/people/users'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { auditOf } from '../given/answers.ts'
import type { Someone } from '../given/people.ts'
import { queueIsEmpty } from '../messages/given-sender.ts'
import { refusalOf } from '../said.ts'
import { givenAddresses } from './given-addresses.ts'
import { aPerson } from './users/given-people.ts'

const {
  vereda,
  db,
  here,
  administrator,
  superuser,
  subjectsTo,
  tokenFor,
  confirm,
  validate,
  reset,
  moveTo,
  loggedIn,
  setPassword,
} = await givenAddresses()

test('a newer address invalidates the link to the one before, the old address again cancels the change', async () => {
  const { person, me } = await loggedIn()
  await moveTo(me, `one-${person.email}`)
  const first = await tokenFor(`one-${person.email}`)
  await moveTo(me, `two-${person.email}`)
  const second = await tokenFor(`two-${person.email}`)
  expect(refusalOf(await validate(first))).toEqual([400, 'email_token_invalid'])
  expect((await moveTo(me, person.email)).body).toMatchObject({ email: person.email, pending_email: null })
  expect(refusalOf(await confirm(second))).toEqual([400, 'email_token_invalid'])
})

test('a link works for 7 days, for who may log in, and is sent again five times an hour at most', async () => {
  const { person, me } = await loggedIn()
  const sendAgain = () => vereda.ask(emailAddressCalls.sendAgain, me)
  expect(refusalOf(await sendAgain())).toEqual([409, 'nothing_to_confirm'])
  const email = `slow-${person.email}`
  await moveTo(me, email)
  const first = await tokenFor(email)
  await db.updateTable('email_tokens').set({ expires_at: sql<string>`now() - interval '1 second'` }).execute()
  expect(refusalOf(await confirm(first))).toEqual([400, 'email_token_invalid'])
  for (let count = 0; count < 4; count += 1) expect((await sendAgain()).body.code).toBe('confirmation_sent')
  expect(refusalOf(await sendAgain())).toEqual([429, 'throttled'])
  const token = await tokenFor(email)
  await db.updateTable('users').set({ is_active: false }).where('id', '=', person.id).execute()
  expect(refusalOf(await confirm(token))).toEqual([400, 'email_token_invalid'])
})

test('who is invited confirms the address by setting the password, also after asking for another link', async () => {
  for (const asksAgain of [false, true]) {
    const person = aPerson({ role: 3, areas: [here.north.school.id], password: undefined })
    const { body } = await vereda.ask(userCalls.register, here.northern, { body: person })
    expect(body).toMatchObject({ email: person.email, email_verified: false })
    await queueIsEmpty(db)
    if (asksAgain) await reset(person.email)
    expect((await setPassword(await tokenFor(person.email), 'lamp under the river')).status).toBe(200)
    const seen = await vereda.ask(userCalls.read, here.northern, { parameters: { id: body.id } })
    expect(seen.body).toMatchObject({ email: person.email, email_verified: true })
  }
})

test('a link that staff hand over sets a password once, for 24 hours, and confirms no address', async () => {
  const person = aPerson({ role: 3, areas: [here.north.school.id] })
  const { body } = await vereda.ask(userCalls.register, here.northern, { body: person })
  const give = (as: Someone, id = body.id) => vereda.ask(userCalls.giveLink, as, { parameters: { id } })
  const first = (await give(here.northern)).body
  expect(first.link).toMatch(/^https:\/\/vereda\.example\.org\/account\/recover#token=[\w-]{43}$/)
  expect(Date.parse(first.expires_at) - Date.now()).toBeLessThanOrEqual(86_400_000)
  const second = (await give(here.northern)).body
  const tokenIn = ({ link }: { link: string }) => link.split('#token=')[1] ?? ''
  expect(refusalOf(await setPassword(tokenIn(first), 'lamp under the river'))).toEqual([
    400,
    'reset_token_invalid',
  ])
  expect((await setPassword(tokenIn(second), 'lamp under the river')).status).toBe(200)
  expect(refusalOf(await setPassword(tokenIn(second), 'lamp beside the river'))).toEqual([
    400,
    'reset_token_invalid',
  ])
  const seen = await vereda.ask(userCalls.read, here.northern, { parameters: { id: body.id } })
  expect(seen.body).toMatchObject({ email_verified: false })
  const notified = await db
    .selectFrom('notifications')
    .select(['code', 'person_id'])
    .where('user_id', '=', body.id)
    .execute()
  expect(notified).toEqual([
    { code: 'link_given', person_id: here.northern.id },
    { code: 'link_given', person_id: here.northern.id },
  ])
  expect((await auditOf(db, 'user', body.id)).map(({ deed: action }) => action)).toContain('user.give_link')
  expect(JSON.stringify(await db.selectFrom('audit').selectAll().execute())).not.toContain(tokenIn(second))

  expect(refusalOf(await give(administrator, superuser.id))).toEqual([403, 'permission_denied'])
  expect(refusalOf(await give(administrator, administrator.id))).toEqual([403, 'permission_denied'])
  expect(refusalOf(await give(here.southern))).toEqual([404, 'not_found'])
  const key = { 'idempotency-key': 'the-same-key' }
  await vereda.ask(userCalls.giveLink, here.northern, { parameters: { id: here.teacher.id }, headers: key })
  expect(
    await db.selectFrom('idempotency_keys').select('key').where('key', '=', 'the-same-key').execute(),
  ).toEqual([])
  expect(await subjectsTo(`${here.teacher.username}@vereda.example`)).toEqual([
    'A link to your account in Vereda was handed over',
  ])
})
