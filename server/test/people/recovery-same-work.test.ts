import { accountCalls } from 'contract/people/accounts'
import { recoveryCalls } from 'contract/people/recovery'
import { type KyselyPlugin, PostgresQueryCompiler } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { buildApp } from '../../src/app.ts'
import { readSettings } from '../../src/platform/settings/settings.ts'
import { temporaryFolder } from '../running/temporary-folder.ts'
import { givenVereda } from '../vereda.ts'
import { givenAccount } from './accounts/given-account.ts'

const vereda = await givenVereda()
const { database } = vereda
const folder = temporaryFolder()

/** Every statement that goes to the database, without its values. */
const statements: string[] = []
const listener: KyselyPlugin = {
  transformQuery: ({ node, queryId }) => {
    statements.push(new PostgresQueryCompiler().compileQuery(node, queryId).sql)
    return node
  },
  transformResult: async ({ result }) => result,
}
const app = await buildApp({
  database: { ...database, db: database.db.withPlugin(listener) },
  settings: readSettings({ LOG_LEVEL: 'silent', DATA_DIR: folder.path, MIN_FREE_MB: '0' }),
})
afterAll(async () => {
  await app.close()
  await vereda.close()
  folder.remove()
})

const sent = async (url: string, payload: object, status: number) => {
  statements.length = 0
  const answer = await app.inject({ method: 'POST', url, payload })
  expect(answer.statusCode).toBe(status)
  return [...statements]
}
const statementsOf = (email: string) => sent(recoveryCalls.reset.path, { email }, 200)

const counts = async () => {
  const [letters, audit] = await Promise.all([
    database.db.selectFrom('letters').select('id').execute(),
    database.db.selectFrom('audit').select('id').execute(),
  ])
  return { letters: letters.length, audit: audit.length }
}

test('asking for a link takes the same work whether the address is known or not', async () => {
  const person = await givenAccount(vereda)
  await statementsOf('warm-up@vereda.example')
  const before = await counts()
  const known = await statementsOf(person.email)
  const between = await counts()
  const unknown = await statementsOf('nobody@vereda.example')
  const after = await counts()
  expect(known).toEqual(unknown)
  expect(known.length).toBeGreaterThan(5)
  expect(between).toEqual({ letters: before.letters + 1, audit: before.audit + 1 })
  expect(after).toEqual({ letters: between.letters + 1, audit: between.audit + 1 })
})

test('a failed login takes the same work whether the name is known or not', async () => {
  const person = await givenAccount(vereda)
  const failing = (username: string) =>
    sent(accountCalls.login.path, { username, password: 'not this one' }, 401)
  await failing('warm-up')
  const known = await failing(person.username)
  expect(await failing('nobody-there')).toEqual(known)
  expect(await failing('nobody@vereda.example')).toEqual(await failing(person.email))
  expect(known.length).toBeGreaterThan(5)
})
