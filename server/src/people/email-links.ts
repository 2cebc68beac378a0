import type { EmailLinks } from '../messages/emails/sending/send-next.ts'
import { addConfirmationToken } from './email-addresses/queries.ts'
import { purgeOldLinks, storeToken } from './recovery/queries.ts'

export const emailLinks: EmailLinks = {
  store: (db, { code, user, hash, address, minutes }) =>
    code === 'email_confirmation'
      ? addConfirmationToken(db, user, hash, address ?? '', minutes)
      : storeToken(db, user, hash, minutes, { address }),
  removeOld: purgeOldLinks,
}
