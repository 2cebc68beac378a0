import { expect, test } from 'vitest'
import { givenVereda } from '../../vereda.ts'
import { givenAccount } from '../accounts/given-account.ts'
import { givenProvider } from './given-provider.ts'
import { clientId, clientSecret } from './open-provider.ts'
import { visitsOf } from './visits.ts'

// as Entra: below a tenant, claims at the page of userinfo, a name to sign in with that looks like an address, and
// nothing that says of an address that it is confirmed
const provider = await givenProvider({ path: '/tenant/v2.0', inToken: false })
const settings = { OIDC_ISSUER: provider.issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret }
const careful = await givenVereda(settings)
const trusting = await givenVereda({ ...settings, OIDC_EMAILS_VERIFIED: 'true' })
const byName = await givenVereda({
  ...settings,
  OIDC_EMAIL_CLAIM: 'preferred_username',
  OIDC_EMAILS_VERIFIED: 'true',
})

test('an address without a statement about it is refused, unless the operator says that all are confirmed', async () => {
  const account = await givenAccount(careful)
  provider.setPerson({ sub: 'one', email: account.email, name: 'Ana Prueba' })
  const refused = await visitsOf(careful).signIn()
  expect([refused.status, refused.body.code]).toEqual([403, 'provider_email_unverified'])

  const trusted = await givenAccount(trusting)
  provider.setPerson({ sub: 'one', email: trusted.email, name: 'Ana Prueba' })
  expect((await visitsOf(trusting).signIn()).body.user.id).toBe(trusted.id)
})

test('the address may be in another claim, to which `email_verified` does not apply', async () => {
  const account = await givenAccount(byName)
  provider.setPerson({ sub: 'two', preferred_username: account.email, email: 'no-mailbox@tenant.example' })
  expect((await visitsOf(byName).signIn()).body.user.id).toBe(account.id)
})

test('an unavailable provider is reported, and the next sign-in asks it again', async () => {
  const fresh = await givenVereda(settings)
  provider.setDown(true)
  const { status, body } = await fresh.app
    .inject({ method: 'POST', url: '/api/account/provider/begin/' })
    .then((answer) => ({ status: answer.statusCode, body: answer.json() }))
  expect([status, body.code]).toEqual([503, 'provider_unavailable'])
  provider.setDown(false)
  provider.setPerson({ sub: 'three', email: 'three@tenant.example', email_verified: true })
  expect((await visitsOf(fresh).signIn()).status).toBe(200)
})
