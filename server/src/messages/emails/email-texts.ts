import { evaluationTypes } from 'contract/evaluation/lines'
import { isOneOf } from 'contract/platform/typed'
import { type MessageValues, message, messagesBelow } from '../../platform/messages.ts'
import { dayText } from '../notifications/notification-texts.ts'
import { plain, typed } from './plain-text.ts'
import type { Claimed } from './sending/queries.ts'

/** The texts of an e-mail; the subject is also the heading. */
export type EmailTexts = {
  subject: string
  hello: string
  before: string[]
  /** Each with a link to its page. */
  items: { label: string; address: string }[]
  link: string | undefined
  /** Before the link in plain text. */
  address: string
  after: string[]
  /** Address of the setting for how often such e-mails are sent. */
  settings: string | undefined
  why: string
}

type Own = {
  subject: string
  before: Record<string, string>
  link?: string
  after?: Record<string, string>
  settings?: string
}

/** What the texts depend on. */
type Content = Pick<Claimed, 'code' | 'params' | 'username' | 'language' | 'evaluation' | 'reminder'>

const longestReasons = 400

/** Values of the messages; missing ones are empty. */
const valuesOf = ({ params, username, language, reminder }: Content): MessageValues => {
  const plainValue = (name: string, longest?: number) => plain(String(params[name] ?? ''), longest)
  const type = params['evaluation_type']
  return {
    username: typed(username),
    person: plainValue('person'),
    passkey: plainValue('passkey'),
    token: plainValue('token'),
    provider: plainValue('provider'),
    school: plainValue('school'),
    year: plainValue('year'),
    type: isOneOf(evaluationTypes, type) ? message(language, `sent-notifications.line.${type}`) : '',
    what: plainValue('what'),
    device: plainValue('device'),
    indicator: plainValue('indicator') || 'none',
    domain: plainValue('domain'),
    domains: Number(params['domains'] ?? 1),
    reasons: plainValue('reasons', longestReasons),
    until: dayText(language, params['review_by']),
    late: reminder?.late ?? 0,
    to_confirm: reminder?.to_confirm ?? 0,
    to_review: reminder?.to_review ?? 0,
  }
}

const itemsOf = ({ language, reminder }: Content): EmailTexts['items'] =>
  (reminder?.items ?? []).map(({ kind, school, days, address }) => ({
    label: message(language, `sent-notifications.reminder.${kind}`, { school: plain(school), days }),
    address,
  }))

/** Empty sentences of a reminder are left out. */
const sentencesOf = ({ code }: Content, sentences: Record<string, string> = {}): string[] =>
  Object.values(sentences).filter((sentence) => code !== 'plan_reminder' || sentence !== '')

export const emailTexts = (claimed: Content): EmailTexts => {
  const { code, language, evaluation } = claimed
  const own: Own = messagesBelow(language, `emails.${code}`, valuesOf(claimed))
  const { hello, address, why, open } = messagesBelow(language, 'emails.frame')
  return {
    subject: own.subject,
    hello,
    before: sentencesOf(claimed, own.before),
    items: itemsOf(claimed),
    link: own.link ?? (evaluation === null ? undefined : open),
    address,
    after: sentencesOf(claimed, own.after),
    settings: own.settings,
    why,
  }
}
