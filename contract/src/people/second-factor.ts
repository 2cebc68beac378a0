import { z } from 'zod'
import { get, post, remove, success } from '../access/call.ts'
import { oldPassword } from '../access/credentials.ts'
import { text } from '../platform/shapes.ts'
import { LoggedIn } from './accounts.ts'

/** Six digits of an app, or a recovery code with or without spaces and dashes. */
const Code = text(40)
/** Returned for a correct password where a second step follows; it grants nothing by itself. */
const Ticket = text(200)

/** A secret for an authenticator app, as text and as the link of a QR code. */
export const TotpSecret = z.object({ secret: z.string(), uri: z.string() })

/** Shown once, since the server stores only hashes. */
const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) })

export const SecondFactor = z.object({
  totp: z.boolean(),
  recovery_codes_left: z.int(),
  /** The role requires a second factor, and the person has no passkey. */
  required: z.boolean(),
  /** The ways to repeat the sign-in. */
  has_password: z.boolean(),
  has_passkey: z.boolean(),
})

/** The second step of a sign-in, without a session. */
export const secondStepCalls = {
  enter: post('/api/account/login/code', {
    access: 'anyone',
    body: z.object({ ticket: Ticket, code: Code }),
    answer: LoggedIn,
    status: 200,
  }),
  setUp: post('/api/account/login/set_up', {
    access: 'anyone',
    body: z.object({ ticket: Ticket }),
    answer: TotpSecret,
    status: 200,
  }),
  confirm: post('/api/account/login/set_up/confirm', {
    access: 'anyone',
    body: z.object({ ticket: Ticket, code: Code }),
    answer: LoggedIn.extend(RecoveryCodes.shape),
    status: 200,
  }),
}

/** The own second factor, with a session. */
export const secondFactorCalls = {
  read: get('/api/account/second_factor/', { access: 'signed in', answer: SecondFactor }),
  /** Repeats the sign-in of this session, which allows `stepUp` calls for ten minutes. */
  repeat: post('/api/account/step_up/', {
    access: 'signed in',
    body: z.object({ password: oldPassword, code: Code.optional() }),
    answer: success(['sign_in_repeated']),
    status: 200,
  }),
  begin: post('/api/account/second_factor/', {
    access: 'signed in',
    stepUp: true,
    answer: TotpSecret,
    status: 200,
  }),
  confirm: post('/api/account/second_factor/confirm/', {
    access: 'signed in',
    stepUp: true,
    body: z.object({ code: Code }),
    answer: success(['second_factor_on'], RecoveryCodes.shape),
    status: 200,
  }),
  newCodes: post('/api/account/second_factor/recovery_codes/', {
    access: 'signed in',
    stepUp: true,
    answer: success(['recovery_codes_made'], RecoveryCodes.shape),
    status: 200,
  }),
  remove: remove('/api/account/second_factor/', {
    access: 'signed in',
    stepUp: true,
    answer: success(['second_factor_off']),
  }),
}
