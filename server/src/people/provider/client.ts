import { createHmac } from 'node:crypto'
import { pages } from 'contract/platform/pages'
import { Problem } from 'contract/platform/problems'
import type { Configuration } from 'openid-client'
import type { Db } from '../../platform/database/db.ts'
import { serverKey } from '../../platform/database/secret-queries.ts'
import type { Provider } from '../../platform/settings/provider.ts'

const library = () => import('openid-client')

/** Shorter than a request may take. */
const secondsToAnswer = 5
const oneHour = 3_600_000

/** State, nonce and verifier are derived from the key, so that the database holds nothing usable. */
const secretsOf = async (db: Db, key: string) => {
  const secret = await serverKey(db)
  const made = (kind: string) => createHmac('sha256', secret).update(`${kind}\n${key}`).digest('base64url')
  return { state: made('provider state'), nonce: made('provider nonce'), verifier: made('provider verifier') }
}

export type Returned = { key: string; code: string; state: string; iss?: string | undefined }
export type Claims = { issuer: string; subject: string; all: Record<string, unknown> }

/** The provider for one server. Its metadata is read at the first sign-in, and again each hour. */
export const openClient = (provider: Provider, publicBaseUrl: string) => {
  const { issuer, clientId, clientSecret } = provider
  const redirect = `${publicBaseUrl}${pages.provider}`
  let known: { configuration: Configuration; at: number } | null = null

  const discovered = async (): Promise<Configuration> => {
    if (known && Date.now() - known.at < oneHour) return known.configuration
    const { allowInsecureRequests, ClientSecretPost, discovery, None } = await library()
    const configuration = await discovery(
      new URL(issuer),
      clientId,
      {},
      clientSecret === null ? None() : ClientSecretPost(clientSecret),
      {
        timeout: secondsToAnswer,
        ...(issuer.startsWith('http:') && { execute: [allowInsecureRequests] }),
      },
    ).catch(() => {
      throw new Problem('provider_unavailable')
    })
    known = { configuration, at: Date.now() }
    return configuration
  }

  /** The page of the provider where somebody signs in. */
  const addressOf = async (db: Db, key: string): Promise<string> => {
    const configuration = await discovered()
    const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await library()
    const { state, nonce, verifier } = await secretsOf(db, key)
    return buildAuthorizationUrl(configuration, {
      redirect_uri: redirect,
      scope: 'openid email profile',
      code_challenge: await calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      state,
      nonce,
    }).href
  }

  /** The claims for a code; null when a check fails. */
  const claimsOf = async (db: Db, { key, code, state, iss }: Returned): Promise<Claims | null> => {
    const configuration = await discovered()
    const { authorizationCodeGrant, fetchUserInfo } = await library()
    const expected = await secretsOf(db, key)
    const here = new URL(redirect)
    here.search = String(new URLSearchParams({ code, state, ...(iss && { iss }) }))
    const tokens = await authorizationCodeGrant(configuration, here, {
      pkceCodeVerifier: expected.verifier,
      expectedState: expected.state,
      expectedNonce: expected.nonce,
      idTokenExpected: true,
    }).catch((error: unknown) => {
      if (error instanceof TypeError || (error instanceof Error && error.name === 'TimeoutError'))
        throw new Problem('provider_unavailable')
      return null
    })
    const claims = tokens?.claims()
    if (!tokens || !claims) return null
    const isWhole = claims[provider.emailClaim] !== undefined
    const asksMore = !isWhole && configuration.serverMetadata().userinfo_endpoint !== undefined
    const more = asksMore
      ? await fetchUserInfo(configuration, tokens.access_token, claims.sub).catch(() => ({}))
      : {}
    return { issuer: claims.iss, subject: claims.sub, all: { ...more, ...claims } }
  }

  /** The provider's logout page, or null; its address contains no token. */
  const logoutAddress = async (): Promise<string | null> => {
    const configuration = await discovered().catch(() => null)
    if (!configuration?.serverMetadata().end_session_endpoint) return null
    const { buildEndSessionUrl } = await library()
    return buildEndSessionUrl(configuration, { post_logout_redirect_uri: `${publicBaseUrl}${pages.login}` })
      .href
  }

  return { provider, addressOf, claimsOf, logoutAddress }
}
export type ProviderClient = ReturnType<typeof openClient>
