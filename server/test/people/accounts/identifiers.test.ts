import { accountCalls } from 'contract/people/accounts'
import { recoveryCalls } from 'contract/people/recovery'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { buildApp } from '../../../src/app.ts'
import { readSettings } from '../../../src/platform/settings/settings.ts'
import { temporaryFolder } from '../../running/temporary-folder.ts'
import { givenVereda } from '../../vereda.ts'
import { givenAccount, logIn } from './given-account.ts'

const vereda = await givenVereda()
const { db } = vereda.database
const folder = temporaryFolder()
const other = await buildApp({
  database: vereda.database,
  settings: readSettings({ LOG_LEVEL: 'silent', DATA_DIR: folder.path, MIN_FREE_MB: '0' }),
})
afterAll(async () => {
  await other.close()
  await vereda.close()
  folder.remove()
})
beforeEach(() => db.deleteFrom('throttles').execute())

const wrong = async (username: string) => (await logIn(vereda, username, { password: 'not this one' })).status
const wrongOnOther = async (username: string) => {
  const payload = { username, password: 'not this one' }
  return (await other.inject({ method: 'POST', url: '/api/account/login', payload })).statusCode
}

const named = async (username: string) => {
  const person = await givenAccount(vereda)
  await db.updateTable('users').set({ username }).where('id', '=', person.id).execute()
  return { ...person, username }
}

test('wrong passwords of one account count together, by user name and by e-mail, on two servers', async () => {
  const person = await givenAccount(vereda)
  const statuses = [
    await wrong(person.username),
    await wrongOnOther(person.email),
    await wrong(person.email.toUpperCase()),
    await wrongOnOther(person.username.toUpperCase()),
    await wrong(person.email),
    await wrongOnOther(person.username),
    await wrong(person.email),
  ]
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429])
})

test('an identifier counts as the account that it logs in to, also with letters that JavaScript folds otherwise', async () => {
  const person = await named('brasil-escola')
  const written = ['brasil-escola', 'brasİl-escola', 'BRASİL-ESCOLA', 'BRASIL-escola', 'brasıl-escola']
  const opens: string[] = []
  for (const name of written) if ((await logIn(vereda, name)).status === 200) opens.push(name)
  expect(opens).toContain('brasil-escola')
  await db.deleteFrom('throttles').execute()
  const names = Array.from({ length: 6 }, (_, attempt) => opens[attempt % opens.length] ?? person.username)
  const statuses: number[] = []
  for (const name of names) statuses.push(await wrong(name))
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
  for (const name of opens) expect(await wrongOnOther(name), name).toBe(429)
})

test('composed and decomposed letters of one name are one name, known or not', async () => {
  for (const [one, two] of [
    ['jos\u00e9-mar\u00eda', 'jose\u0301-mari\u0301a'],
    ['nobody-\u00e9\u00e8', 'NOBODY-e\u0301e\u0300'],
  ] as const) {
    if (one.startsWith('jos')) await named(one)
    await db.deleteFrom('throttles').execute()
    const statuses = [
      await wrong(one),
      await wrong(two),
      await wrong(one),
      await wrong(two),
      await wrong(one),
    ]
    expect([...statuses, await wrong(two)]).toEqual([401, 401, 401, 401, 401, 429])
  }
})

test('a look-alike of another alphabet is another name and locks nobody out', async () => {
  const person = await named('escola-sao-paulo')
  const cyrillic = 'esсola-sao-paulo'
  for (let attempt = 0; attempt < 5; attempt += 1) await wrong(cyrillic)
  expect(await wrong(cyrillic)).toBe(429)
  expect((await logIn(vereda, person.username)).status).toBe(200)
})

test("a name that resembles the key of an account's counter does not change that counter", async () => {
  const person = await givenAccount(vereda)
  for (let attempt = 0; attempt < 6; attempt += 1) await wrong(`account ${person.id}`)
  expect((await logIn(vereda, person.username)).status).toBe(200)
})

test('e-mails of recovery are counted by the address as the database compares it', async () => {
  const person = await givenAccount(vereda)
  const ask = async (email: string) =>
    (await vereda.ask(recoveryCalls.reset, null, { body: { email } })).status
  const upper = person.email.toUpperCase()
  expect([await ask(person.email), await ask(upper), await ask(person.email), await ask(upper)]).toEqual([
    200, 200, 200, 429,
  ])
})

test("a login by name and one by address reset each other's counter", async () => {
  const person = await givenAccount(vereda)
  for (let attempt = 0; attempt < 4; attempt += 1) await wrong(person.email)
  expect((await logIn(vereda, person.username)).status).toBe(200)
  for (let attempt = 0; attempt < 4; attempt += 1) expect(await wrong(person.email)).toBe(401)
  expect(
    (await vereda.ask(accountCalls.login, null, { body: { username: person.email, password: 'x' } })).status,
  ).toBe(401)
})
