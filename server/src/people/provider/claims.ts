import { email as emailShape } from 'contract/access/credentials'
import { languageCodes } from 'contract/platform/languages'
import { limits } from 'contract/platform/limits'
import { type Language, singleLine } from 'contract/platform/shapes'
import { isOneOf } from 'contract/platform/typed'
import type { Provider } from '../../platform/settings/provider.ts'

type All = Record<string, unknown>

const textIn = (value: unknown): string | null => (typeof value === 'string' && value ? value : null)

/** The e-mail address that the provider names; null for one that is none, or that nobody says is confirmed. */
export const verifiedEmail = (all: All, { emailClaim, emailsVerified }: Provider): string | null => {
  // what `email_verified` says is said of `email` alone; some write it as a word
  const isNamedVerified =
    emailClaim === 'email' && (all.email_verified === true || all.email_verified === 'true')
  const { data } = emailShape.safeParse(all[emailClaim])
  return data && (isNamedVerified || emailsVerified) ? data : null
}

const nameOfParts = ({ given_name, family_name }: All): string =>
  [textIn(given_name), textIn(family_name)].filter(Boolean).join(' ')

const fullName = singleLine(limits.name)

/** What a new account is called, by what the provider says; the address where it says nothing. */
export const nameIn = (all: All, email: string): string => {
  const name = textIn(all.name) ?? nameOfParts(all)
  return fullName.safeParse(name).data ?? email
}

/** A user name to begin with: letters, digits and dots of the one there, or of the address. */
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
