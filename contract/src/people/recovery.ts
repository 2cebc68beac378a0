import { z } from 'zod'
import { post, success } from '../access/call.ts'
import { areNotSame, areSame, emailToFind, repeatedPassword } from '../access/credentials.ts'
import { Language, text } from '../platform/shapes.ts'

/** The part after `#token=` of the link in an e-mail. */
const RecoveryToken = text(200)

export const RecoveryRequest = z.object({ email: emailToFind })

export const NewPassword = z.object({ token: RecoveryToken, ...repeatedPassword }).refine(areSame, areNotSame)

/** Sets a new password by a link that is sent by e-mail. */
export const recoveryCalls = {
  reset: post('/api/account/password/reset', {
    access: 'anyone',
    body: RecoveryRequest,
    answer: success(['recovery_link_sent']),
    status: 200,
  }),
  /** Does not consume the token. `language` is that of the person's e-mails, for the page that the link opens. */
  validate: post('/api/account/password/validate', {
    access: 'anyone',
    body: z.object({ token: RecoveryToken }),
    answer: success(['token_valid'], { language: Language }),
    status: 200,
  }),
  confirm: post('/api/account/password/confirm', {
    access: 'anyone',
    body: NewPassword,
    answer: success(['password_changed']),
    status: 200,
  }),
}
