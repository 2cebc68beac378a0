import type { providerCalls } from 'contract/people/provider'
import type { Described } from '../../platform/http/feature.ts'

export const described: Described<typeof providerCalls> = {
  noun: 'Provider',
  calls: {
    begin: [
      'Begins a sign-in with the provider that the operator named (OpenID Connect, authorization code with PKCE): the page to open there, and a key for what it answers. 404 where there is none.',
      'not_found',
      'provider_unavailable',
      'throttled',
    ],
    finish: [
      'Opens a session for who comes back from the provider. The account is the one linked before, else the one with the confirmed e-mail address, else a new one without areas.',
      'not_found',
      'provider_refused',
      'provider_unavailable',
      'provider_email_unverified',
      'provider_not_admitted',
      'throttled',
    ],
  },
}
