import { createServer } from 'node:http'
import Provider, { type Configuration } from 'oidc-provider'

export const clientId = 'vereda'
export const clientSecret = 'a-secret-of-the-tests'

export type Shape = {
  /** Below the host, as a realm or a tenant is. */
  path: string
  /** Whether claims stand in the ID token, or are asked for at the userinfo page. */
  inToken: boolean
  /** Where Vereda is, once somebody comes from there. */
  home: () => string
}

type Claims = { sub: string } & Record<string, unknown>

const hasEnded = (server: ReturnType<typeof createServer>) =>
  new Promise<void>((resolve) => {
    server.closeAllConnections()
    server.close(() => resolve())
  })

/** A real provider (oidc-provider) with one client, where everybody who comes is `person`, without being asked. */
export const openProvider = async ({ path, inToken, home }: Shape) => {
  let person: Claims = { sub: 'nobody' }
  let provider: Provider | null = null
  let isDown = false
  const server = createServer((request, response) => {
    if (isDown) return response.writeHead(500).end()
    provider ??= made()
    // by which the provider knows where it is mounted
    Object.assign(request, { originalUrl: request.url })
    request.url = (request.url ?? '').replace(path, '') || '/'
    return provider.callback()(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const issuer = `http://localhost:${port}${path}`
  const configuration = (): Configuration => ({
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [`${home()}/account/provider`],
        post_logout_redirect_uris: [`${home()}/login`],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name', 'preferred_username', 'locale', 'upn'],
    },
    conformIdTokenClaims: !inToken,
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: true } },
    pkce: { required: () => true },
    interactions: { url: (_, { uid }) => `${path}/interaction/${uid}` },
    findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ ...person, sub }) }),
    // what a person would be asked about
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        clientId,
        accountId: oidc.session?.accountId ?? '',
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
    cookies: { keys: ['of the tests'] },
  })
  const made = () => {
    const opened = new Provider(issuer, configuration())
    opened.proxy = true
    opened.use(async (context, next) => {
      if (!context.path.startsWith('/interaction/')) return next()
      await opened.interactionFinished(context.req, context.res, { login: { accountId: person.sub } })
      context.respond = false
    })
    return opened
  }
  return {
    issuer,
    /** Who is signed in there from now on. */
    setPerson: (next: Claims) => {
      person = next
    },
    setDown: (next: boolean) => {
      isDown = next
    },
    close: () => hasEnded(server),
  }
}
