import { accountCalls } from 'contract/people/accounts'
import { expect, test } from 'vitest'
import { prepare } from '../../../src/operations/prepare.ts'
import { readSettings } from '../../../src/platform/settings/settings.ts'
import { givenVereda, type Vereda } from '../../vereda.ts'
import { holding, logIn, password } from './given-account.ts'

const admin = {
  username: 'first-one',
  email: 'first@vereda.example',
  password,
  full_name: 'The First One',
}

const env = { LOG_LEVEL: 'silent', PUBLIC_BASE_URL: 'https://vereda.example/school/' }
const started = async (vereda: Vereda, more: Record<string, string> = {}) =>
  (await prepare(vereda.database, readSettings({ ...env, ...more }))).setupLink

const tokenIn = (link: string | null) => {
  expect(link).toMatch(/^https:\/\/vereda\.example\/school\/setup#token=[\w-]{43}$/)
  return link?.split('#token=')[1] ?? ''
}

const setUp = (vereda: Vereda, token: string, traits: object = {}) =>
  vereda.ask(accountCalls.setup, null, { body: { ...admin, token, ...traits } })

test('whoever has the link of the start makes the first superuser, once', async () => {
  const vereda = await givenVereda()
  const old = tokenIn(await started(vereda))
  const token = tokenIn(await started(vereda))
  expect((await vereda.ask(accountCalls.setupNeeded, null)).body).toEqual({ needed: true })

  for (const wrong of [old, 'guessed', 'x'.repeat(43)]) {
    const refused = await setUp(vereda, wrong)
    expect([refused.status, refused.body.code]).toEqual([403, 'permission_denied'])
  }
  const weak = await setUp(vereda, token, { password: 'first-one' })
  expect([weak.status, weak.body.errors?.['password']?.[0]?.code]).toEqual([400, 'password_too_common'])

  const answers = await Promise.all([
    setUp(vereda, token),
    setUp(vereda, token, { username: 'second-one', email: 'second@vereda.example' }),
  ])
  const [made, refused] = answers.sort((one, other) => one.status - other.status)
  expect([made?.status, refused?.status]).toEqual([201, 404])
  expect(made?.body).toMatchObject({ role: 0, is_superuser: true, areas: [] })

  const { body } = await logIn(vereda, made?.body.username ?? '')
  expect((await vereda.ask(accountCalls.profile, holding(body.user, body))).status).toBe(200)
  for (const answer of [await vereda.ask(accountCalls.setupNeeded, null), await setUp(vereda, token)])
    expect([answer.status, answer.body.code]).toEqual([404, 'not_found'])
  expect(await started(vereda)).toBeNull()
  const secrets = await vereda.database.db.selectFrom('secrets').select('name').execute()
  expect(secrets).toEqual([{ name: 'server_key' }])
  await vereda.close()
})

test('any request to a finished setup is answered with 404', async () => {
  const vereda = await givenVereda()
  const post = async (payload: string, type = 'application/json') => {
    const headers = { 'content-type': type }
    const answer = await vereda.app.inject({ method: 'POST', url: '/api/setup/', payload, headers })
    return [answer.statusCode, answer.json().code]
  }
  const bodies = ['{}', '{', '[]', JSON.stringify({ ...admin, token: 1 }), '{"__proto__":{}}']
  const shapes = [...bodies, JSON.stringify({ ...admin, token: 'guessed', role: 0 }), ' '.repeat(300_000)]
  for (const body of shapes) expect(await post(body)).not.toEqual([404, 'not_found'])
  await setUp(vereda, tokenIn(await started(vereda)))
  for (const body of shapes) expect(await post(body)).toEqual([404, 'not_found'])
  expect(await post('<a/>', 'text/xml')).toEqual([404, 'not_found'])
  expect((await vereda.app.inject({ method: 'HEAD', url: '/api/setup/' })).statusCode).toBe(404)
  await vereda.close()
})

test('the settings make the first superuser of an empty database, and no second one', async () => {
  const vereda = await givenVereda()
  const settings = {
    ADMIN_USERNAME: 'operator',
    ADMIN_EMAIL: 'operator@vereda.example',
    ADMIN_PASSWORD: password,
  }
  await expect(started(vereda, { ...settings, ADMIN_PASSWORD: 'password1' })).rejects.toThrow(
    'ADMIN_PASSWORD',
  )
  expect(await started(vereda, settings)).toBeNull()
  expect(await started(vereda, { ...settings, ADMIN_USERNAME: 'another-operator' })).toBeNull()
  const { body, status } = await logIn(vereda, 'operator')
  expect([status, body.user.is_superuser, body.user.role]).toEqual([200, true, 0])
  expect((await logIn(vereda, 'another-operator')).status).toBe(401)
  expect((await vereda.ask(accountCalls.setupNeeded, null)).status).toBe(404)
  await vereda.close()
})
