import { email as emailShape } from 'contract/access/credentials'
import { languageCodes } from 'contract/platform/languages'
import { limits } from 'contract/platform/limits'
import { type Language, singleLine } from 'contract/platform/shapes'
import { isOneOf } from 'contract/platform/typed'
import type { Provider } from '../../platform/settings/provider.ts'

type All = Record<string, unknown>

const textIn = (value: unknown): string | null => (typeof value === 'string' && value ? value : null)

/** The e-mail address of the claims; null for an invalid or unconfirmed one. */
export const verifiedEmail = (all: All, { emailClaim, emailsVerified }: Provider): string | null => {
  // `email_verified` is about `email` alone; some providers send it as a string
  const isNamedVerified =
    emailClaim === 'email' && (all.email_verified === true || all.email_verified === 'true')
  const { data } = emailShape.safeParse(all[emailClaim])
  return data && (isNamedVerified || emailsVerified) ? data : null
}

const nameOfParts = ({ given_name, family_name }: All): string =>
  [textIn(given_name), textIn(family_name)].filter(Boolean).join(' ')

const fullName = singleLine(limits.name)

/** The full name by the provider's claims, else the address. */
export const nameIn = (all: All, email: string): string => {
  const name = textIn(all.name) ?? nameOfParts(all)
  return fullName.safeParse(name).data ?? email
}

/** Letters, digits and dots of the provider's user name, or of the address. */
export const usernameIn = (all: All, email: string): string => {
  const [begin = ''] = (textIn(all.preferred_username) ?? email).split('@')
  const tidy = begin
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}._-]+/gu, '')
    .slice(0, 100)
  return tidy.length >= limits.usernameMinimum ? tidy : `${tidy || 'user'}-0000`.slice(0, 100)
}

export const languageIn = ({ locale }: All, otherwise: Language): Language => {
  const [begin = ''] = (textIn(locale) ?? '').toLowerCase().split(/[-_]/)
  return isOneOf(languageCodes, begin) ? begin : otherwise
}
