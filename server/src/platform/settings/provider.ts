import type { Role } from 'contract/access/roles'
import type { z } from 'zod'
import {
  isThisMachine,
  pageAddress,
  roleList,
  secret,
  text,
  textAs,
  trueOrFalse,
  wrong,
} from './read-setting.ts'

/** Where people of this installation have another account to sign in with (OpenID Connect). */
export type Provider = {
  issuer: string
  clientId: string
  clientSecret: string | null
  /** As the login page calls it. */
  name: string
  /** For whom passwords and passkeys of Vereda are off. */
  roles: readonly Role[]
  emailClaim: string
  /** Whether all its e-mail addresses are confirmed, though it does not say so. */
  emailsVerified: boolean
}

/** Plain HTTP reaches this machine only: what is said there is who somebody is. */
const issuer = (value: string): string | null => {
  const url = pageAddress(value)
  const isSafe = url && (url.protocol === 'https:' || isThisMachine(url.hostname))
  return isSafe && !url.search && !url.hash ? value : null
}

const isName = (value: string) => value.length <= 60 && !/\p{Cc}/u.test(value)

export const providerSettings = {
  OIDC_ISSUER: textAs(issuer, 'an address such as https://login.example.org/realms/schools').optional(),
  OIDC_CLIENT_ID: text.optional(),
  OIDC_CLIENT_SECRET: secret(1).optional(),
  OIDC_NAME: text.refine(isName, 'a name of at most 60 characters').optional(),
  OIDC_ROLES: roleList,
  OIDC_EMAIL_CLAIM: text.regex(/^[\w:./-]+$/, 'the name of a claim').default('email'),
  OIDC_EMAILS_VERIFIED: trueOrFalse.default(false),
}

type Read = z.output<z.ZodObject<typeof providerSettings>>

export const providerOf = (read: Read): Provider | null => {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_NAME, OIDC_ROLES } = read
  if (OIDC_ISSUER === undefined) {
    if (OIDC_CLIENT_ID || OIDC_CLIENT_SECRET || OIDC_ROLES.length > 0)
      throw wrong('OIDC_ISSUER', 'set beside the other settings that begin with OIDC')
    return null
  }
  if (!OIDC_CLIENT_ID) throw wrong('OIDC_CLIENT_ID', 'set, because OIDC_ISSUER is')
  return {
    issuer: OIDC_ISSUER,
    clientId: OIDC_CLIENT_ID,
    clientSecret: OIDC_CLIENT_SECRET ?? null,
    name: OIDC_NAME ?? new URL(OIDC_ISSUER).hostname,
    roles: OIDC_ROLES,
    emailClaim: read.OIDC_EMAIL_CLAIM,
    emailsVerified: read.OIDC_EMAILS_VERIFIED,
  }
}
