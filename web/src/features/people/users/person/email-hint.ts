import type { User } from 'contract/people/users'
import type { Translate } from '../../../../i18n/translation.tsx'

/** What staff see of an unconfirmed address. */
export const emailHintOf = (t: Translate, { email_verified, pending_email }: User): string | undefined => {
  if (pending_email !== null) return t('users.waits', { email: pending_email })
  return email_verified ? undefined : t('users.notConfirmed')
}

/** Whether an address of the person is unconfirmed. */
export const isWaiting = ({ email, email_verified, pending_email }: User): boolean =>
  pending_email !== null || (email !== null && !email_verified)
