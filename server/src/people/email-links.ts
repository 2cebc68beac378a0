import type { EmailLinks } from '../messages/emails/sending/send-next.ts'
import { addConfirmationToken } from './email-addresses/queries.ts'
import { forgetOldLinks, keepToken } from './recovery/queries.ts'

/** The links that e-mails carry: to confirm an address, or to set a password. */
export const emailLinks: EmailLinks = {
  store: (db, { code, user, hash, address, minutes }) =>
    code === 'email_confirmation'
      ? addConfirmationToken(db, user, hash, address ?? '', minutes)
      : keepToken(db, user, hash, minutes, { address }),
  removeOld: forgetOldLinks,
}
