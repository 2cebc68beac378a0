import type { emailAddressCalls } from 'contract/people/email-addresses'
import type { Described } from '../../platform/http/feature.ts'

export const described: Described<typeof emailAddressCalls> = {
  noun: 'Email addresses',
  calls: {
    validate: [
      'Says whether the token of a link that confirms an address still works, and which address it is.',
      'email_token_invalid',
    ],
    confirm: [
      'Confirms the address with the token of the link sent to it: from now on letters and recovery use it.',
      'email_token_invalid',
      'email_exists',
    ],
    sendAgain: [
      'Sends the link to the own address that waits for confirmation once more.',
      'nothing_to_confirm',
      'throttled',
    ],
  },
}
