import { accountCalls } from 'contract/people/accounts'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { givenVereda } from '../../vereda.ts'
import { givenAccount, holding, logIn, refreshed } from './given-account.ts'

const vereda = await givenVereda()
const { db } = vereda.database
afterAll(() => vereda.close())

const ago = (seconds: number) => sql<string>`now() - make_interval(secs => ${seconds}::int)`

const loggedIn = async (body: { remember?: boolean } = {}) => {
  const person = await givenAccount(vereda)
  const { body: tokens } = await logIn(vereda, person.username, body)
  return { person, tokens }
}

const profileStatus = async (person: Parameters<typeof holding>[0], tokens: { access: string }) =>
  (await vereda.ask(accountCalls.profile, holding(person, tokens))).status

test('an access token lasts 15 minutes; a session 60 idle minutes, or 14 days when it is remembered', async () => {
  for (const { remember, idle, whole } of [
    { remember: false, idle: 60, whole: 12 * 60 },
    { remember: true, idle: 14 * 24 * 60, whole: 30 * 24 * 60 },
  ]) {
    const { person } = await loggedIn({ remember })
    const rows = await db
      .selectFrom('tokens')
      .innerJoin('sessions', 'sessions.id', 'tokens.session_id')
      .where('sessions.user_id', '=', person.id)
      .select([
        'tokens.kind',
        sql<number>`round(extract(epoch from tokens.expires_at - sessions.created_at) / 60)::int`.as('idle'),
        sql<number>`round(extract(epoch from sessions.ends_at - sessions.created_at) / 60)::int`.as('whole'),
      ])
      .orderBy('tokens.kind')
      .execute()
    expect(rows).toEqual([
      { kind: 'access', idle: 15, whole },
      { kind: 'refresh', idle, whole },
    ])
  }
})

test('no token outlives the end of its session', async () => {
  const { person, tokens } = await loggedIn()
  await db
    .updateTable('sessions')
    .set({ ends_at: sql`now() + interval '5 minutes'` })
    .where('user_id', '=', person.id)
    .execute()
  await refreshed(vereda, tokens.refresh)
  const { late } = await db
    .selectFrom('tokens')
    .innerJoin('sessions', 'sessions.id', 'tokens.session_id')
    .where('sessions.user_id', '=', person.id)
    .where('tokens.generation', '=', 2)
    .select(sql<number>`count(*) filter (where tokens.expires_at > sessions.ends_at)`.as('late'))
    .executeTakeFirstOrThrow()
  expect(late).toBe(0)
  await db
    .updateTable('sessions')
    .set({ ends_at: ago(1) })
    .where('user_id', '=', person.id)
    .execute()
  expect(await profileStatus(person, tokens)).toBe(401)
})

test('an idle session ends without an alarm', async () => {
  const { person, tokens } = await loggedIn()
  await db
    .updateTable('tokens')
    .set({ expires_at: ago(1) })
    .execute()
  expect((await refreshed(vereda, tokens.refresh)).status).toBe(401)
  const notified = await db
    .selectFrom('notifications')
    .select('id')
    .where('user_id', '=', person.id)
    .execute()
  expect(notified).toEqual([])
})

test('logging out ends this session at once, and no other', async () => {
  const { person, tokens } = await loggedIn()
  const other = await logIn(vereda, person.username)
  const out = await vereda.ask(accountCalls.logout, holding(person, tokens))
  expect([out.status, out.body.code]).toEqual([200, 'logged_out'])
  expect(await profileStatus(person, tokens)).toBe(401)
  expect((await refreshed(vereda, tokens.refresh)).status).toBe(401)
  expect(await profileStatus(person, other.body)).toBe(200)
})
