import type { Language } from 'contract/platform/shapes'
import type { Message } from '../../platform/mail/message.ts'
import { messagesBelow } from '../../platform/messages.ts'
import { asPage, asText } from './html.ts'

/** An operator's test e-mail to themselves. */
export const tryEmail = (mark: string, to: string, language: Language, home: string): Message => {
  const frame: Record<'hello' | 'address' | 'why', string> = messagesBelow(language, 'emails.frame')
  const own: { subject: string; before: Record<string, string> } = messagesBelow(language, 'emails.try')
  const texts = {
    ...frame,
    subject: own.subject,
    before: Object.values(own.before),
    items: [],
    link: undefined,
    after: [],
    settings: undefined,
  }
  const email = { language, texts, address: null, home }
  return {
    id: `<try-${mark}@${new URL(home).hostname}>`,
    name: `try-${mark}`,
    to,
    subject: own.subject,
    language,
    text: asText(email),
    html: asPage(email),
  }
}
