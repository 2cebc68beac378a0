// @both-databases: one session in turns here, sessions that lock each other there
import { accountCalls } from 'contract/people/accounts'
import { recoveryCalls } from 'contract/people/recovery'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { givenReplica } from '../../running/replica.ts'
import { givenVereda } from '../../vereda.ts'
import { givenAccount, holding, logIn, password } from '../accounts/given-account.ts'
import { enter, type FirstStep, firstStep, freshCode, givenFactor } from './given-factor.ts'

const lines: string[] = []
const vereda = await givenVereda({ LOG_LEVEL: 'trace' }, { write: (line) => lines.push(line) })
const { db } = vereda.database
const other = await givenReplica(vereda)

const enterOnOther = (ticket: string, code: string) =>
  other.inject({ method: 'POST', url: '/api/account/login/code', payload: { ticket, code } })

const sessionsOf = async (user: number) =>
  (await db.selectFrom('sessions').select('id').where('user_id', '=', user).execute()).length

test('with a second factor a right password opens no session, and then the code of the app does', async () => {
  const { id, username, person, secret } = await givenFactor(vereda)
  const before = await sessionsOf(id)
  const first: FirstStep = await logIn(vereda, username, { remember: true })
  expect(first).toMatchObject({ status: 401, body: { code: 'second_factor_needed', next: 'code' } })
  expect(await sessionsOf(id)).toBe(before)

  const ticket = first.body.ticket ?? ''
  const opened = await enter(vereda, ticket, await freshCode(vereda, id, secret))
  expect(opened).toMatchObject({ status: 200, body: { user: { id, second_factor: 'totp' } } })
  const profile = await vereda.ask(accountCalls.profile, holding(person, opened.body))
  expect(profile.body.second_factor).toBe('totp')
  const { remember } = await db
    .selectFrom('sessions')
    .select('remember')
    .where('user_id', '=', id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(remember).toBe(true)
})

test('a ticket is no token, is valid once and for ten minutes, and not after a new password', async () => {
  const { id, username, secret } = await givenFactor(vereda)
  const ticket = await firstStep(vereda, username)
  const profile = await vereda.ask(accountCalls.profile, null, {
    headers: { authorization: `Bearer ${ticket}` },
  })
  expect(profile.status).toBe(401)
  expect((await enter(vereda, ticket, await freshCode(vereda, id, secret))).status).toBe(200)
  const again = await enter(vereda, ticket, await freshCode(vereda, id, secret))
  expect(again).toMatchObject({ status: 400, body: { code: 'login_ticket_invalid' } })

  const late = await firstStep(vereda, username)
  await sql`update login_tickets set expires_at = expires_at - interval '11 minutes'`.execute(db)
  expect((await enter(vereda, late, await freshCode(vereda, id, secret))).body.code).toBe(
    'login_ticket_invalid',
  )

  const old = await firstStep(vereda, username)
  await db.updateTable('users').set({ password_version: 7 }).where('id', '=', id).execute()
  expect((await enter(vereda, old, await freshCode(vereda, id, secret))).body.code).toBe(
    'login_ticket_invalid',
  )
  expect((await enter(vereda, 'lt_nothing', '123456')).body.code).toBe('login_ticket_invalid')
})

test('a ticket and a code open one session, with any number of servers', async () => {
  const { id, username, secret } = await givenFactor(vereda)
  const ticket = await firstStep(vereda, username)
  const code = await freshCode(vereda, id, secret)
  const before = await sessionsOf(id)
  const statuses = await Promise.all([
    enter(vereda, ticket, code).then(({ status }) => status),
    enterOnOther(ticket, code).then(({ statusCode }) => statusCode),
  ])
  expect(statuses.sort()).toEqual([200, 400])
  expect(await sessionsOf(id)).toBe(before + 1)
})

test('a used code is refused with another ticket within its own half minute, on the other server too', async () => {
  const { id, username, secret } = await givenFactor(vereda)
  const [one, two] = [await firstStep(vereda, username), await firstStep(vereda, username)]
  const code = await freshCode(vereda, id, secret)
  expect((await enter(vereda, one, code)).status).toBe(200)
  const again = await enterOnOther(two, code)
  expect(again.json()).toMatchObject({
    code: 'incorrect_code',
    errors: { code: [{ code: 'incorrect_code' }] },
  })
})

test('wrong codes are counted by account over all servers and tickets, and a right one is blocked with them', async () => {
  const { id, username, secret } = await givenFactor(vereda)
  const tickets: string[] = []
  for (let time = 0; time < 7; time += 1) tickets.push(await firstStep(vereda, username))
  const statuses: number[] = []
  for (const [place, ticket] of tickets.entries()) {
    const isHere = place % 2 === 0
    statuses.push(
      isHere
        ? (await enter(vereda, ticket, 'not-a-code')).status
        : (await enterOnOther(ticket, '000000x')).statusCode,
    )
  }
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429])
  const right = await enter(vereda, tickets[6] ?? '', await freshCode(vereda, id, secret))
  expect(right.status).toBe(429)
  const rows = await db
    .selectFrom('audit')
    .select(['deed', 'new'])
    .where('object_id', '=', id)
    .where('deed', 'in', ['auth.login_failed', 'auth.throttled'])
    .execute()
  expect(rows.map(({ deed }) => deed).sort()).toEqual([
    ...Array(5).fill('auth.login_failed'),
    'auth.throttled',
  ])
  expect(rows[0]?.new).toMatchObject({ reason: 'code' })
})

test('a recovery code is valid once, in any spelling, and its person gets an e-mail', async () => {
  const { id, username, recoveryCodes } = await givenFactor(vereda)
  expect(recoveryCodes).toHaveLength(10)
  const [code = ''] = recoveryCodes
  const typed = ` ${code.toUpperCase().replaceAll('-', ' ')} `
  expect((await enter(vereda, await firstStep(vereda, username), typed)).status).toBe(200)
  expect((await enter(vereda, await firstStep(vereda, username), code)).body.code).toBe('incorrect_code')
  const letters = await db
    .selectFrom('letters')
    .select(['code', 'params'])
    .where('user_id', '=', id)
    .execute()
  expect(letters).toContainEqual({ code: 'sign_in_changed', params: { what: 'code_used' } })
})

test('one recovery code at two servers at the same time opens one session', async () => {
  const { username, recoveryCodes } = await givenFactor(vereda)
  const [one, two] = [await firstStep(vereda, username), await firstStep(vereda, username)]
  const [code = ''] = recoveryCodes
  const statuses = await Promise.all([
    enter(vereda, one, code).then(({ status }) => status),
    enterOnOther(two, code).then(({ statusCode }) => statusCode),
  ])
  expect(statuses.sort()).toEqual([200, 400])
})

test('without the password nobody learns of a second factor', async () => {
  const [withFactor, without] = [await givenFactor(vereda), await givenAccount(vereda)]
  const answers = await Promise.all(
    [withFactor.username, without.username, 'nobody-here'].map((username) =>
      logIn(vereda, username, { password: 'not this one' }),
    ),
  )
  const described = answers.map(({ status, body }) => ({ status, ...body, request_id: null }))
  expect(new Set(described.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(described[0]).toMatchObject({ status: 401, code: 'invalid_credentials' })
})

test('a new password by a link leaves the second factor in place', async () => {
  const { id, username, email } = await givenFactor(vereda)
  await vereda.ask(recoveryCalls.reset, null, { body: { email } })
  const { createHash, randomBytes } = await import('node:crypto')
  const { storeToken } = await import('../../../src/people/recovery/queries.ts')
  const token = randomBytes(32).toString('base64url')
  await storeToken(db, id, createHash('sha256').update(token).digest(), 60)
  const next = 'other boat lamp river'
  const body = { token, password: next, password_confirmation: next }
  expect((await vereda.ask(recoveryCalls.confirm, null, { body })).status).toBe(200)
  expect((await logIn(vereda, username, { password: next })).body.code).toBe('second_factor_needed')
})

test('neither codes nor secrets, tickets or passwords are in the log or readable in the database', async () => {
  const { id, username, secret, uri, recoveryCodes } = await givenFactor(vereda)
  const ticket = await firstStep(vereda, username)
  const code = await freshCode(vereda, id, secret)
  await enter(vereda, ticket, code)
  await enter(vereda, await firstStep(vereda, username), recoveryCodes[0] ?? '')
  expect(lines.length).toBeGreaterThan(0)
  const log = lines.join('\n')
  for (const hidden of [secret, ticket, password, ...recoveryCodes]) expect(log).not.toContain(hidden)
  expect(uri).toMatch(/^otpauth:\/\/totp\/Vereda:.*secret=/)
  const { rows } = await sql<{ text: string }>`
    select to_jsonb(totp_secrets)::text as text from totp_secrets where user_id = ${id}
    union all select to_jsonb(recovery_codes)::text from recovery_codes where user_id = ${id}
    union all select to_jsonb(audit)::text from audit where object_id = ${id}`.execute(db)
  const { Secret } = await import('otpauth')
  const stored = rows.map(({ text }) => text).join('\n')
  for (const hidden of [secret, Secret.fromBase32(secret).hex.toLowerCase(), ...recoveryCodes])
    expect(stored).not.toContain(hidden)
})
