import { accountCalls } from 'contract/people/accounts'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { givenVereda } from '../../vereda.ts'
import { givenAccount, holding, logIn, refreshed } from './given-account.ts'

const vereda = await givenVereda()
const { db } = vereda.database
afterAll(() => vereda.close())

const ago = (seconds: number) => sql<string>`now() - make_interval(secs => ${seconds}::int)`

/** Lets time pass for the used tokens of a person. */
const usedAgo = (user: number, seconds: number) =>
  db
    .updateTable('tokens')
    .set({ used_at: ago(seconds) })
    .where('used_at', 'is not', null)
    .where('session_id', 'in', db.selectFrom('sessions').select('id').where('user_id', '=', user))
    .execute()

const loggedIn = async (body: { remember?: boolean } = {}) => {
  const person = await givenAccount(vereda)
  const { body: tokens } = await logIn(vereda, person.username, body)
  return { person, tokens }
}

const profileStatus = async (person: Parameters<typeof holding>[0], tokens: { access: string }) =>
  (await vereda.ask(accountCalls.profile, holding(person, tokens))).status

test('a refresh gives the next pair, and both pairs are of one session', async () => {
  const { person, tokens } = await loggedIn()
  const next = await refreshed(vereda, tokens.refresh)
  expect(next.status).toBe(200)
  expect(next.body.access).not.toBe(tokens.access)
  expect(Object.keys(next.body).sort()).toEqual(['access', 'device_key', 'refresh'])
  expect(await profileStatus(person, next.body)).toBe(200)
  const sessions = await vereda.ask(accountCalls.sessions, holding(person, next.body))
  expect(sessions.body).toHaveLength(1)
  expect((await refreshed(vereda, next.body.refresh)).status).toBe(200)
})

test('the key of a device is the same at each login and refresh of a person, and differs between people', async () => {
  const { person, tokens } = await loggedIn()
  const { body: again } = await logIn(vereda, person.username)
  const { body: next } = await refreshed(vereda, tokens.refresh)
  const { tokens: others } = await loggedIn()
  expect(tokens.device_key).toMatch(/^[\w-]{43}$/)
  expect([again.device_key, next.device_key]).toEqual([tokens.device_key, tokens.device_key])
  expect(others.device_key).not.toBe(tokens.device_key)
})

test('two refreshes at once give the same pair', async () => {
  const { person, tokens } = await loggedIn()
  const answers = await Promise.all(Array.from({ length: 5 }, () => refreshed(vereda, tokens.refresh)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect(new Set(answers.map(({ body }) => `${body.access} ${body.refresh}`)).size).toBe(1)
  expect(await profileStatus(person, answers[4]?.body ?? tokens)).toBe(200)
})

test('a refresh whose answer was lost may be repeated as long as its pair was not used', async () => {
  const { person, tokens } = await loggedIn()
  const first = await refreshed(vereda, tokens.refresh)
  await usedAgo(person.id, 28)
  expect((await refreshed(vereda, tokens.refresh)).body).toEqual(first.body)
  // the access token of the lost answer ran out meanwhile, and was cleared away
  await usedAgo(person.id, 50 * 60)
  await db.deleteFrom('tokens').where('kind', '=', 'access').execute()
  expect((await refreshed(vereda, tokens.refresh)).body).toEqual(first.body)
  expect(await profileStatus(person, first.body)).toBe(200)
  expect((await refreshed(vereda, first.body.refresh)).status).toBe(200)
})

test('two tabs that refresh at the same time both continue, also when one already uses the new pair', async () => {
  const { person, tokens } = await loggedIn()
  const first = await refreshed(vereda, tokens.refresh)
  expect(await profileStatus(person, first.body)).toBe(200)
  await usedAgo(person.id, 28)
  expect((await refreshed(vereda, tokens.refresh)).body).toEqual(first.body)
})

test('a lost answer outlives neither the idle time of its pair nor its session, and raises no alarm', async () => {
  const { person, tokens } = await loggedIn()
  await refreshed(vereda, tokens.refresh)
  await usedAgo(person.id, 61 * 60)
  const unused = db.updateTable('tokens').set({ expires_at: ago(1) })
  await unused.where('used_at', 'is', null).execute()
  expect((await refreshed(vereda, tokens.refresh)).status).toBe(401)
  const notified = await db
    .selectFrom('notifications')
    .select('id')
    .where('user_id', '=', person.id)
    .execute()
  expect(notified).toEqual([])
})

test('a refresh token used after its pair ends its family, is recorded, and its owner is notified', async () => {
  const { person, tokens } = await loggedIn()
  const other = await logIn(vereda, person.username)
  const next = await refreshed(vereda, tokens.refresh)
  expect(await profileStatus(person, next.body)).toBe(200)
  await usedAgo(person.id, 31)
  const reused = await refreshed(vereda, tokens.refresh)
  expect([reused.status, reused.body.code]).toEqual([401, 'token_not_valid'])
  expect(reused.headers['www-authenticate']).toBe('Bearer')
  expect(await profileStatus(person, next.body)).toBe(401)
  expect((await refreshed(vereda, next.body.refresh)).status).toBe(401)
  expect(await profileStatus(person, other.body)).toBe(200)
  const actions = await db.selectFrom('audit').select('deed').where('object_id', '=', person.id).execute()
  expect(actions.map(({ deed: action }) => action)).toContain('auth.refresh_reuse')
  const notified = await db
    .selectFrom('notifications')
    .select('code')
    .where('user_id', '=', person.id)
    .execute()
  expect(notified).toEqual([{ code: 'refresh_token_reused' }])
})

test('a refresh token whose successor was used ends its family at any age', async () => {
  const { person, tokens } = await loggedIn()
  const next = await refreshed(vereda, tokens.refresh)
  const third = await refreshed(vereda, next.body.refresh)
  expect((await refreshed(vereda, tokens.refresh)).status).toBe(401)
  expect(await profileStatus(person, third.body)).toBe(401)
})

test('a token of the other kind, an unknown one and a missing one are refused', async () => {
  const { person, tokens } = await loggedIn()
  for (const refresh of [tokens.access, `rt_${'A'.repeat(43)}`, 'rt_', 'x']) {
    const { status, body } = await refreshed(vereda, refresh)
    expect([status, body.code]).toEqual([401, 'token_not_valid'])
  }
  expect(await profileStatus(person, { access: tokens.refresh })).toBe(401)
  expect((await refreshed(vereda, '')).status).toBe(400)
  expect((await vereda.ask(accountCalls.profile, null)).body.code).toBe('not_authenticated')
})

test('a person sees the own sessions and ends one of them; those of others are missing', async () => {
  const { person, tokens } = await loggedIn({ remember: true })
  const other = await logIn(vereda, person.username, {}, { 'user-agent': 'A browser of the test' })
  const stranger = await loggedIn()
  const me = holding(person, tokens)
  const { body } = await vereda.ask(accountCalls.sessions, me)
  expect(body.map(({ current, remember, device }) => ({ current, remember, device }))).toEqual([
    { current: false, remember: false, device: 'A browser of the test' },
    { current: true, remember: true, device: 'lightMyRequest' },
  ])
  const foreign = await vereda.ask(accountCalls.sessions, holding(stranger.person, stranger.tokens))
  for (const id of [foreign.body[0]?.id ?? 0, 999_999]) {
    const refused = await vereda.ask(accountCalls.endSession, me, { parameters: { id } })
    expect([refused.status, refused.body.code]).toEqual([404, 'not_found'])
  }
  const ended = await vereda.ask(accountCalls.endSession, me, { parameters: { id: body[0]?.id ?? 0 } })
  expect([ended.status, ended.body.code]).toEqual([200, 'sessions_ended'])
  expect(await profileStatus(person, other.body)).toBe(401)
  expect(await profileStatus(person, tokens)).toBe(200)
})

test('a client that sends its ended token with every request can still refresh and log in', async () => {
  const { person, tokens } = await loggedIn()
  const headers = { authorization: `Bearer at_${'x'.repeat(43)}` }
  const next = await vereda.ask(accountCalls.refresh, null, { body: { refresh: tokens.refresh }, headers })
  expect(next.status).toBe(200)
  expect((await logIn(vereda, person.username, {}, headers)).status).toBe(200)
  const profile = await vereda.ask(accountCalls.profile, null, { headers })
  expect([profile.status, profile.body.code]).toEqual([401, 'token_not_valid'])
})
