import type { passkeyCalls } from 'contract/people/passkeys'
import type { Described } from '../../platform/http/feature.ts'

export const described: Described<typeof passkeyCalls> = {
  noun: 'Passkey',
  calls: {
    challenge: [
      'Gives what a passkey is to sign for a sign-in (WebAuthn): once, and within five minutes.',
      'throttled',
    ],
    signIn: [
      'Opens a session with a passkey, which must have verified its owner. Without regard to why, a passkey that is not taken is `passkey_not_accepted`; a challenge that was used or is too old is `passkey_invalid`.',
      'passkey_invalid',
      'passkey_not_accepted',
      'local_sign_in_off',
      'throttled',
    ],
    list: ['The passkeys of the person who asks, the last used first.'],
    addChallenge: ['Gives what a new passkey of the person who asks is made with.'],
    add: [
      'Adds a passkey of the person who asks, who is told by letter.',
      'passkey_invalid',
      'passkey_exists',
      'quota_exceeded',
    ],
    proveChallenge: [
      'Gives what one of the own passkeys is to sign to repeat the sign-in: once, and within five minutes.',
    ],
    prove: [
      'Repeats the sign-in of this session with one of the own passkeys: for ten minutes it does what asks for that.',
      'passkey_invalid',
      'passkey_not_accepted',
    ],
    rename: ['Gives one of the own passkeys another name.'],
    remove: [
      'Removes one of the own passkeys, which the person is told by letter. Without a password the last one stays.',
      'last_way_in',
    ],
  },
}
