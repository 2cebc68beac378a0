import { accountCalls } from 'contract/people/accounts'
import { expect, test } from 'vitest'
import { givenVereda } from '../../vereda.ts'
import { givenAccount, holding, logIn } from '../accounts/given-account.ts'
import { givenAuthenticator } from '../passkeys/authenticator.ts'
import { givenPasskeys } from '../passkeys/given-passkeys.ts'
import { givenProvider } from './given-provider.ts'
import { clientId, clientSecret } from './open-provider.ts'
import { visitsOf } from './visits.ts'

const provider = await givenProvider({ path: '/realms/schools', inToken: true })
const settings = {
  OIDC_ISSUER: provider.issuer,
  OIDC_CLIENT_ID: clientId,
  OIDC_CLIENT_SECRET: clientSecret,
}
const vereda = await givenVereda(settings)
const onlyThere = await givenVereda({ ...settings, OIDC_ROLES: '2' })
const visits = visitsOf(vereda)

const refusal = ({ status, body }: { status: number; body: { code: string } }) => [status, body.code]
const somebody = ({ email }: { email: string }) => ({ sub: email, email, email_verified: true })

test("who logs out here is redirected to the provider's logout, without a token in the address; others are not", async () => {
  const account = await givenAccount(vereda)
  provider.setPerson(somebody({ email: account.email }))
  const { body } = await visits.signIn()
  const left = await vereda.ask(accountCalls.logout, holding(account, body))
  const address = new URL(left.body.provider_logout ?? '')
  expect(address.href.startsWith(`${provider.issuer}/session/end`)).toBe(true)
  expect(Object.fromEntries(address.searchParams)).toEqual({
    client_id: clientId,
    post_logout_redirect_uri: 'http://localhost:8000/login',
  })
  const { body: byPassword } = await logIn(vereda, account.username)
  const again = await vereda.ask(accountCalls.logout, holding(account, byPassword))
  expect(again.body.provider_logout).toBeNull()
})

test('people of a configured role sign in only there, and learn so after a right password', async () => {
  const coordinator = await givenAccount(onlyThere, { role: 2 })
  const off = [403, 'local_sign_in_off']
  expect(refusal(await logIn(onlyThere, coordinator.username))).toEqual(off)
  expect(refusal(await logIn(onlyThere, coordinator.username, { password: 'another one' }))).toEqual([
    401,
    'invalid_credentials',
  ])
  provider.setPerson(somebody({ email: coordinator.email }))
  const { status, body } = await visitsOf(onlyThere).signIn()
  expect(status).toBe(200)
  const authenticator = givenAuthenticator()
  const passkeys = givenPasskeys(onlyThere)
  expect((await passkeys.add(holding(coordinator, body), authenticator)).status).toBe(201)
  expect(refusal(await passkeys.signIn(authenticator.get(await passkeys.challenge())))).toEqual(off)
  const teacher = await givenAccount(onlyThere, { role: 3 })
  expect((await logIn(onlyThere, teacher.username)).status).toBe(200)
})
