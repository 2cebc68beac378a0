import { z } from 'zod'
import { post, success } from '../access/call.ts'
import { areNotSame, areSame, emailToFind, repeatedPassword } from '../access/credentials.ts'
import { Language, text } from '../platform/shapes.ts'

/** What stands behind `#token=` in the link of a letter. */
const RecoveryToken = text(200)

export const RecoveryRequest = z.object({ email: emailToFind })

export const NewPassword = z.object({ token: RecoveryToken, ...repeatedPassword }).refine(areSame, areNotSame)

/** How somebody without their password, or without one yet, gets one: a letter, a link, a new password. */
export const recoveryCalls = {
  reset: post('/api/account/password/reset', {
    access: 'anyone',
    body: RecoveryRequest,
    answer: success(['recovery_link_sent']),
    status: 200,
  }),
  /** Uses nothing up. `language` is that of the person's letters, for the page that the link opens. */
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
