import { createHash } from 'node:crypto'
import { addressOfNotified, addressOfReminders } from 'contract/messages/notifications'
import type { Message } from '../../platform/mail/message.ts'
import { emailTexts } from './email-texts.ts'
import { asPage, asText } from './html.ts'
import type { Claimed } from './sending/queries.ts'

const leadsToProfile: readonly Claimed['code'][] = [
  'passkey_added',
  'passkey_removed',
  'personal_token_made',
  'provider_linked',
]
/** Recipients who did not do this themselves are led to a new password. */
const leadToNewPassword: Claimed['code'][] = [
  'password_changed',
  'link_given',
  'sign_in_changed',
  'new_device',
]

/** The address of an e-mail's link; always below the configured public address, whatever the request's Host. */
const addressOf = (claimed: Claimed, home: string, token: string | null): string | null => {
  if (token !== null) {
    const page = claimed.code === 'email_confirmation' ? 'confirm-email' : 'recover'
    return `${home}/account/${page}#token=${token}`
  }
  if (leadToNewPassword.includes(claimed.code)) return `${home}/forgotpassword`
  if (leadsToProfile.includes(claimed.code)) return `${home}/profile`
  if (claimed.code === 'plan_reminder') return claimed.reminder?.late ? `${home}${addressOfReminders}` : null
  if (claimed.code === 'message') return `${home}/notifications`
  if (claimed.evaluation === null) return null
  return `${home}${addressOfNotified(claimed.evaluation, claimed.instrument, claimed.params, claimed.code)}`
}

/** The e-mail in its reader's language; texts by users are shown as text. */
export const written = (
  claimed: Claimed,
  to: string,
  publicBaseUrl: string,
  token: string | null,
): Message => {
  const { id, code, language, created_at } = claimed
  const texts = emailTexts(claimed)
  const email = { language, texts, address: addressOf(claimed, publicBaseUrl, token), home: publicBaseUrl }
  const mark = createHash('sha256').update(`${id} ${created_at} ${publicBaseUrl}`).digest('hex').slice(0, 16)
  return {
    id: `<letter-${id}-${mark}@${new URL(publicBaseUrl).hostname}>`,
    name: `${created_at.replace(/\D/g, '').slice(0, 14)}-${id}-${code}`,
    to,
    subject: texts.subject,
    language,
    text: asText(email),
    html: asPage(email),
  }
}
