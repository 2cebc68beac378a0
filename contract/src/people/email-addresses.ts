import { z } from 'zod'
import { post, success } from '../access/call.ts'
import { Language, text } from '../platform/shapes.ts'

const ConfirmationToken = z.object({ token: text(200) })

/** The owner of a new e-mail address confirms it; e-mails and recovery use it from then on. */
export const emailAddressCalls = {
  /** Does not consume the token. */
  validate: post('/api/account/email/validate', {
    access: 'anyone',
    body: ConfirmationToken,
    answer: success(['token_valid'], { email: z.string(), username: z.string(), language: Language }),
    status: 200,
  }),
  confirm: post('/api/account/email/confirm', {
    access: 'anyone',
    body: ConfirmationToken,
    answer: success(['email_confirmed'], { email: z.string() }),
    status: 200,
  }),
  /** Sends the link again to the own unconfirmed address. */
  sendAgain: post('/api/account/email/send_again', {
    access: 'signed in',
    answer: success(['confirmation_sent']),
    status: 200,
  }),
}
