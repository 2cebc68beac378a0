import type { recoveryCalls } from 'contract/people/recovery'
import type { Described } from '../../platform/http/feature.ts'

export const described: Described<typeof recoveryCalls> = {
  noun: 'Recovery',
  calls: {
    reset: [
      'Asks for a letter with a link to set a new password; the answer is the same for an address that nobody has.',
      'throttled',
    ],
    validate: ['Says whether the token of such a link still works.', 'reset_token_invalid'],
    confirm: [
      'Sets a new password with the token of a link, which then works no more; all sessions end.',
      'reset_token_invalid',
      'passwords_do_not_match',
      'password_too_common',
    ],
  },
}
