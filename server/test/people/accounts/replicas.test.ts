// @both-databases: one session in turns here, sessions that lock each other there
import { accountCalls } from 'contract/people/accounts'
import { afterAll, expect, test } from 'vitest'
import { buildApp } from '../../../src/app.ts'
import { readSettings } from '../../../src/platform/settings/settings.ts'
import { temporaryFolder } from '../../temporary-folder.ts'
import { givenVereda } from '../../vereda.ts'
import { givenAccount, logIn, password } from './given-account.ts'

const one = await givenVereda()
const folder = temporaryFolder()
const settings = readSettings({ LOG_LEVEL: 'silent', DATA_DIR: folder.path, MIN_FREE_MB: '0' })
const other = await buildApp({ database: one.database, settings })
afterAll(async () => {
  await other.close()
  await one.close()
  folder.remove()
})

const onOther = (method: 'GET' | 'POST', url: string, options: { token?: string; payload?: object } = {}) =>
  other.inject({
    method,
    url,
    headers: options.token ? { authorization: `Bearer ${options.token}` } : {},
    ...(options.payload && { payload: options.payload }),
  })

test('who logs out on one replica is out on the other at once', async () => {
  const person = await givenAccount(one)
  const { body } = await logIn(one, person.username)
  const profile = () => onOther('GET', '/api/user_information_profile/', { token: body.access })
  expect((await profile()).statusCode).toBe(200)
  await one.ask(accountCalls.logout, { ...person, token: body.access })
  expect((await profile()).statusCode).toBe(401)
})

test('a token refreshed on both replicas at once gives one pair', async () => {
  const person = await givenAccount(one)
  const { body } = await logIn(one, person.username)
  const payload = { refresh: body.refresh }
  const [here, there] = await Promise.all([
    one.ask(accountCalls.refresh, null, { body: payload }),
    onOther('POST', '/api/account/token/refresh/', { payload }),
  ])
  expect(here.status).toBe(200)
  expect(there.json()).toEqual(here.body)
})

test('wrong passwords are counted over all replicas', async () => {
  const person = await givenAccount(one)
  const payload = { username: person.username, password: 'not this one' }
  const statuses: number[] = []
  for (let round = 0; round < 3; round += 1) {
    statuses.push((await one.ask(accountCalls.login, null, { body: payload })).status)
    statuses.push((await onOther('POST', '/api/account/login', { payload })).statusCode)
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
  const right = { username: person.username, password }
  expect((await onOther('POST', '/api/account/login', { payload: right })).statusCode).toBe(429)
})

test('many people log in beside each other from one school', async () => {
  const people = await Promise.all(Array.from({ length: 20 }, () => givenAccount(one)))
  const answers = await Promise.all(
    people.flatMap(({ username }) => [
      logIn(one, username),
      logIn(one, username, { password: 'not this one' }),
    ]),
  )
  expect(answers.map(({ status }) => status)).toEqual(people.flatMap(() => [200, 401]))
})
