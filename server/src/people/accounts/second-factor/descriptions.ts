import type { secondFactorCalls, secondStepCalls } from 'contract/people/second-factor'
import type { Described } from '../../../platform/http/feature.ts'

export const describedSteps: Described<typeof secondStepCalls> = {
  noun: 'Second step',
  calls: {
    enter: [
      'Opens the session of a right password with the ticket that it gave and a code: six digits of the app, or a recovery code, which works once.',
      'login_ticket_invalid',
      'incorrect_code',
      'throttled',
    ],
    setUp: [
      'Gives the secret for an app to somebody whose role must have a second factor and who has none yet.',
      'login_ticket_invalid',
      'throttled',
    ],
    confirm: [
      'Puts that secret in use with its first code, and opens the session. The recovery codes are shown this once.',
      'login_ticket_invalid',
      'incorrect_code',
      'throttled',
    ],
  },
}

export const described: Described<typeof secondFactorCalls> = {
  noun: 'Second factor',
  calls: {
    read: ['Whether the own sign-in has a second step, and how many recovery codes are left.'],
    repeat: [
      'Repeats the sign-in of this session, with a code where there is a second factor. For ten minutes then, what needs a new sign-in is open.',
      'incorrect_current_password',
      'incorrect_code',
      'required',
      'throttled',
    ],
    begin: [
      'Makes a secret for an app; the one in use stays until the new one is confirmed. Only the answer holds it.',
    ],
    confirm: [
      'Puts the secret in use with its first code. The recovery codes are shown this once.',
      'incorrect_code',
      'throttled',
    ],
    newCodes: ['Ten new recovery codes in place of those before, shown this once.', 'no_second_factor'],
    remove: [
      'Switches the second step off and forgets its recovery codes.',
      'no_second_factor',
      'second_factor_required',
    ],
  },
}
