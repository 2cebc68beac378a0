import { accountCalls } from 'contract/people/accounts'
import { emailAddressCalls } from 'contract/people/email-addresses'
import { recoveryCalls } from 'contract/people/recovery'
import { userCalls } from 'contract/people/users'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { auditOf } from '../given/answers.ts'
import type { Someone } from '../given/people.ts'
import { givenSender, home, queueIsEmpty } from '../messages/given-sender.ts'
import { givenMailServer } from '../messages/mail-server.ts'
import { refusalOf } from '../said.ts'
import { givenVereda } from '../vereda.ts'
import { givenAccount, holding, logIn, password } from './accounts/given-account.ts'
import { aPerson, givenWorld } from './users/given-people.ts'

const vereda = await givenVereda({ TRUST_PROXY: 'loopback', PUBLIC_BASE_URL: home })
const { db } = vereda.database
const { here, administrator, superuser } = await givenWorld(db)
const mail = await givenMailServer()
const sender = givenSender(db, mail.url())
sender.start()
afterAll(async () => {
  await sender.stop()
  await mail.stop()
  await vereda.close()
})

let lastAddress = 0
const headers = () => ({ 'x-forwarded-for': `10.30.${(lastAddress += 1)}.1` })
const subjectsTo = async (email: string) => {
  await queueIsEmpty(db)
  return mail.to(email).map(({ subject }) => subject)
}
const tokenFor = async (email: string): Promise<string> => {
  await queueIsEmpty(db)
  const link = mail.to(email).findLast((letter) => letter.link.includes('#token='))?.link ?? ''
  return link.split('#token=')[1] ?? ''
}
const confirm = (token: string) => vereda.ask(emailAddressCalls.confirm, null, { body: { token } })
const validate = (token: string) => vereda.ask(emailAddressCalls.validate, null, { body: { token } })
const reset = (email: string) =>
  vereda.ask(recoveryCalls.reset, null, { body: { email }, headers: headers() })
const moveTo = (as: Someone, email: string) =>
  vereda.ask(accountCalls.changeProfile, as, { body: { email, current_password: password } })
const loggedIn = async () => {
  const person = await givenAccount(vereda)
  return { person, me: holding(person, (await logIn(vereda, person.username, {}, headers())).body) }
}
const setPassword = (token: string, chosen: string) =>
  vereda.ask(recoveryCalls.confirm, null, {
    body: { token, password: chosen, password_confirmation: chosen },
  })

test('a newer address ends the link to the one before, the old address again ends the waiting', async () => {
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
