import type { accountCalls } from 'contract/people/accounts'
import type { Described } from '../../platform/http/feature.ts'

export const described: Described<typeof accountCalls> = {
  noun: 'Account',
  calls: {
    login: [
      'Opens a session with a user name or an e-mail address and the password. A body with `email` in place of `username` is taken too. `device_key` is the same at each login of a person: the application encrypts with it what somebody has typed and not sent. Where a second step follows, the refusal `second_factor_needed` brings a `ticket` for it, which is used once and within ten minutes, and in `next` which step: `code`, or `set_up` where the role must have a second factor and there is none.',
      'invalid_credentials',
      'local_sign_in_off',
      'second_factor_needed',
      'throttled',
    ],
    refresh: [
      'Gives the next pair of tokens for a refresh token, which works once.',
      'token_not_valid',
      'throttled',
    ],
    logout: ['Ends the session that asks.'],
    lockDevice: [
      'Gives the session that asks a name by which its device asks later whether what lies on it may stay. It opens nothing; a new one replaces the one before.',
    ],
    checkLock: [
      'Says whether what lies on a locked device may stay: false when its session was ended (not when its time ran out), the person may no longer come in, or it ended more than 30 days ago.',
      'throttled',
    ],
    profile: ['The person who asks.'],
    changeProfile: [
      'Changes the own profile; a new user name or e-mail address needs the current password.',
      'incorrect_current_password',
      'username_exists',
      'email_exists',
      'does_not_exist',
      'version_conflict',
      'throttled',
    ],
    changePassword: [
      'Changes the own password. All other sessions end, this one goes on with the tokens of the answer.',
      'incorrect_current_password',
      'passwords_do_not_match',
      'password_too_common',
      'throttled',
    ],
    sessions: ['The sessions of the person who asks.'],
    endSession: ['Ends one of the own sessions.'],
    setupNeeded: ['Says that there is no superuser yet; 404 as soon as there is one.', 'not_found'],
    setup: [
      'Makes the first superuser with the token that the server wrote at its start.',
      'permission_denied',
      'not_found',
      'password_too_common',
      'username_exists',
      'email_exists',
      'throttled',
    ],
  },
}
