import { evaluationTypes } from 'contract/evaluation/lines'
import { isOneOf } from 'contract/platform/typed'
import { message, messagesBelow, type Values } from '../../platform/messages.ts'
import { plain, typed } from './plain-text.ts'
import type { Claimed } from './sending/queries.ts'

/** What one e-mail says; its subject is its heading too. */
export type EmailTexts = {
  subject: string
  hello: string
  before: string[]
  link: string | undefined
  /** Before the address of the link in letters. */
  address: string
  after: string[]
  /** Why somebody gets this e-mail. */
  why: string
}

type Own = {
  subject: string
  before: Record<string, string>
  link?: string
  after?: Record<string, string>
}

const longestReasons = 400

/** What the messages fill in. What has no place in an e-mail is empty. */
const valuesOf = ({ params, username, language }: Claimed): Values => {
  const plainValue = (name: string, longest?: number) => plain(String(params[name] ?? ''), longest)
  const type = params['evaluation_type']
  return {
    username: typed(username),
    person: plainValue('person'),
    school: plainValue('school'),
    year: plainValue('year'),
    type: isOneOf(evaluationTypes, type) ? message(language, `sent-notifications.line.${type}`) : '',
    indicator: plainValue('indicator') || 'none',
    reasons: plainValue('reasons', longestReasons),
  }
}

export const emailTexts = (claimed: Claimed): EmailTexts => {
  const { code, language, evaluation } = claimed
  const own: Own = messagesBelow(language, `emails.${code}`, valuesOf(claimed))
  const { hello, address, why, open } = messagesBelow(language, 'emails.frame')
  return {
    subject: own.subject,
    hello,
    before: Object.values(own.before),
    link: own.link ?? (evaluation === null ? undefined : open),
    address,
    after: Object.values(own.after ?? {}),
    why,
  }
}
