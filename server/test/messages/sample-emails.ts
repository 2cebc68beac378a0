import english from '../../../messages/en/emails.json' with { type: 'json' }
import type { Claimed } from '../../src/messages/emails/sending/queries.ts'
import { written } from '../../src/messages/emails/written.ts'
import { composed } from '../../src/platform/mail/composed.ts'
import { home } from './given-sender.ts'
import { readEmail } from './read-email.ts'

/** E-mails that wait in the queue: `frame` is what is around them, `try` is sent at once (docs/decisions/202). */
export const codes = Object.keys(english).filter(
  (name) => name !== 'frame' && name !== 'try',
) as Claimed['code'][]
export const token = 'T'.repeat(43)

export const email = (traits: Partial<Claimed> = {}): Claimed => ({
  id: 7,
  code: 'line_returned',
  params: {
    school: 'School of the river',
    person: 'Rosa Ruiz',
    year: 2026,
    evaluation_type: 'base',
    reasons: 'Say more.',
    domain: 4,
    passkey: 'Key of my desk',
    token: 'Nightly copy',
    provider: 'Ministry of Education',
  },
  evaluation: 12,
  instrument: 3,
  created_at: '2026-11-21T10:00:00Z',
  attempts: 1,
  unknown: 1,
  address: null,
  reader: 5,
  language: 'en',
  message_emails: true,
  username: 'marta.quispe',
  email: 'marta@vereda.example',
  pending_email: null,
  is_active: true,
  has_password: true,
  ...traits,
})

const isAboutAccount = (code: Claimed['code']) =>
  !/^(line|action|comment|date|rating)_/.test(code) && code !== 'reviewer_named'

export const item = { days: 12, address: '/action-plans/7?line=9#action-31' }
const reminder: Claimed['reminder'] = {
  late: 1,
  to_confirm: 2,
  to_review: 0,
  items: [
    { ...item, kind: 'late', school: 'School of the river' },
    { ...item, kind: 'to_confirm', school: 'School of the hill' },
  ],
}
export const traitsOf = (code: Claimed['code']) => ({
  code,
  ...(isAboutAccount(code) && { evaluation: null }),
  ...(code === 'plan_reminder' && { reminder }),
})
export const tokenOf = (code: Claimed['code']) =>
  ['invitation', 'password_reset', 'email_confirmation'].includes(code) ? token : null

export const sent = async (traits: Partial<Claimed>, asFile = false) => {
  const code = traits.code ?? 'line_returned'
  const message = written(email(traits), 'marta@vereda.example', home, tokenOf(code))
  return readEmail(await composed(message, 'no-reply@vereda.example.org', asFile))
}

/** What a mail program shows of the page, without its head. */
export const shownOf = (html: string) =>
  html
    .replace(/<head>[^]*<\/head>/, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
export const flat = (text: string) => text.replace(/\s+/g, ' ')
