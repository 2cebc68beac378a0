import { verify } from '@node-rs/argon2'
import { accountCalls } from 'contract/people/accounts'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { givenCountry } from '../../given/places.ts'
import { givenAccount, holding, logIn, password } from './given-account.ts'
import { givenLogins } from './given-logins.ts'

vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>()
  return { ...real, verify: vi.fn<typeof real.verify>(real.verify) }
})

const { vereda, db, from, anAddress, recordedOf } = await givenLogins()

test('a person logs in with the user name or the e-mail, in any case of letters', async () => {
  const person = await givenAccount(vereda)
  for (const name of [
    person.username,
    person.email,
    person.email.toUpperCase(),
    person.username.toUpperCase(),
  ]) {
    const { status, body, headers } = await logIn(vereda, name, {}, anAddress())
    expect(status).toBe(200)
    expect(body.access).toMatch(/^at_[\w-]{43}$/)
    expect(body.refresh).toMatch(/^rt_[\w-]{43}$/)
    expect(body.user).toMatchObject({
      id: person.id,
      username: person.username,
      role: 3,
      areas: [],
      country: null,
    })
    expect(JSON.stringify(body)).not.toMatch(/argon|managed|password|folded/)
    expect(headers['cache-control']).toBe('no-store')
    const profile = await vereda.ask(accountCalls.profile, holding(person, body))
    expect(profile.status).toBe(200)
    expect(profile.body.last_login).not.toBeNull()
    expect(profile.headers['etag']).toBe(`"v${profile.body.version}"`)
  }
  expect(await recordedOf(person.id)).toEqual(['auth.login', 'auth.login', 'auth.login', 'auth.login'])
})

test('who logs in on an English page reads names of places in their own language', async () => {
  const person = await givenAccount(vereda)
  const { id: country } = await givenCountry(db, 'PE')
  await db
    .updateTable('users')
    .set({ language: 'es', country_id: country })
    .where('id', '=', person.id)
    .execute()
  const { body } = await logIn(vereda, person.username, {}, { ...anAddress(), 'accept-language': 'en' })
  expect(body.user).toMatchObject({ language: 'es', country: { name: 'Perú' } })
})

test('the audit has who logged in, and of a wrong password only the tried account', async () => {
  const person = await givenAccount(vereda)
  await logIn(vereda, person.username, {}, anAddress())
  await logIn(vereda, person.username, { password: 'not-the-password' }, anAddress())
  const rows = await db
    .selectFrom('audit')
    .select(['deed', 'actor_id'])
    .where('object_type', '=', 'user')
    .where('object_id', '=', person.id)
    .orderBy('id')
    .execute()
  expect(rows).toEqual([
    { deed: 'auth.login', actor_id: person.id },
    { deed: 'auth.login_failed', actor_id: null },
  ])
})

test('a body with an e-mail in place of the user name is taken too', async () => {
  const person = await givenAccount(vereda)
  for (const username of [undefined, null, '']) {
    const body = { username, email: person.email, password } as never
    expect((await vereda.ask(accountCalls.login, null, { body, headers: anAddress() })).status).toBe(200)
  }
})

test('a password in another Unicode form is the same password', async () => {
  const person = await givenAccount(vereda)
  const { hashed } = await import('../../../src/access/passwords/hashing.ts')
  const hash = await hashed('cafe\u0301 da manha\u0303')
  await db.updateTable('users').set({ password_hash: hash }).where('id', '=', person.id).execute()
  const composed = await logIn(vereda, person.username, { password: 'caf\u00e9 da manh\u00e3' }, anAddress())
  expect(composed.status).toBe(200)
})

test('missing fields of a login are named', async () => {
  const answer = await vereda.ask(accountCalls.login, null, { body: { username: '', password: '' } })
  expect([answer.status, answer.body.code]).toEqual([400, 'required'])
  expect(Object.keys(answer.body.errors ?? {})).toEqual(['username', 'password'])
})

test('of eleven sessions the least used ends', async () => {
  const person = await givenAccount(vereda)
  const there = anAddress()
  const tokens: { access: string }[] = []
  for (let count = 0; count < 11; count += 1)
    tokens.push((await logIn(vereda, person.username, {}, there)).body)
  const statusWith = async (index: number) =>
    (await vereda.ask(accountCalls.profile, holding(person, tokens[index] ?? { access: '' }))).status
  expect([await statusWith(0), await statusWith(1), await statusWith(10)]).toEqual([401, 200, 200])
})

test('the database stores no token and no address in a usable form', async () => {
  const person = await givenAccount(vereda)
  const { body } = await logIn(vereda, person.username, {}, from('203.0.113.77'))
  const rows = JSON.stringify({
    tokens: (await db.selectFrom('tokens').selectAll().execute()).map(({ hash }) => hash.toString()),
    sessions: await db.selectFrom('sessions').selectAll().execute(),
    throttles: (await db.selectFrom('throttles').selectAll().execute()).map(({ key }) => key.toString()),
    audit: await db.selectFrom('audit').selectAll().execute(),
  })
  expect(rows).not.toContain(body.access.slice(3))
  expect(rows).not.toContain(body.refresh.slice(3))
  expect(rows).not.toContain('203.0.113.77')
  expect(rows).toContain('203.0.113.0/24')
})

test('when too many log in at once the last are refused for now, which counts as no attempt', async () => {
  await db.deleteFrom('throttles').execute()
  const { verify: real } = await vi.importActual<typeof import('@node-rs/argon2')>('@node-rs/argon2')
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  vi.mocked(verify).mockImplementation(async (...request) => {
    await opened
    return real(...request)
  })
  const statuses: number[] = []
  const there = from('10.5.1.1')
  const all = Array.from({ length: 55 }, async (_, index) => {
    const answer = await logIn(vereda, `nobody-${index}`, {}, there)
    if (answer.status === 503) expect(Number(answer.headers['retry-after'])).toBe(1)
    statuses.push(answer.status)
  })
  await expect.poll(() => statuses, { timeout: 10_000 }).toEqual([503, 503, 503])
  open()
  await Promise.all(all)
  vi.mocked(verify).mockImplementation(real)
  expect(statuses.filter((status) => status === 401)).toHaveLength(52)
  const { most } = await db
    .selectFrom('throttles')
    .select(sql<number>`max(attempts)`.as('most'))
    .executeTakeFirstOrThrow()
  expect(most).toBe(52)
})
