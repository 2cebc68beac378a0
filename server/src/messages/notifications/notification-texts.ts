import { evaluationTypes } from 'contract/evaluation/lines'
import { jobKinds } from 'contract/exchange/jobs'
import type { NotificationCode } from 'contract/messages/notifications'
import { languageBy } from 'contract/platform/languages'
import type { Language } from 'contract/platform/shapes'
import { isOneOf } from 'contract/platform/typed'
import { message, messagesBelow } from '../../platform/messages.ts'

type Event = {
  code: NotificationCode
  params: Record<string, string | number>
  title: string | null
  message: string | null
}

/** A formatted day, or `none`, for a select in the message. */
export const dayText = (language: Language, day: unknown): string =>
  typeof day === 'string'
    ? new Intl.DateTimeFormat(languageBy(language).locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
        new Date(day),
      )
    : 'none'

/**
 * Title and text in the reader's language; a message by a person is not translated. `waits`: a comment still needs an
 * answer.
 */
export const notificationTexts = (
  language: Language,
  { code, params, ...own }: Event,
  waits: boolean,
): { title: string; message: string } => {
  if (code === 'message') return { title: own.title ?? '', message: own.message ?? '' }
  const { evaluation_type: type, kind } = params
  const texts = messagesBelow(language, `sent-notifications.${code}`, {
    to_review: 0,
    domain: '',
    domains: 1,
    waits: String(waits),
    has_note: String(params['note'] !== undefined),
    note: '',
    file: 'none',
    ...params,
    count: params['count'] ?? 1,
    until: dayText(language, params['review_by']),
    indicator: params['indicator'] ?? 'none',
    type: isOneOf(evaluationTypes, type) ? message(language, `sent-notifications.line.${type}`) : '',
    work: isOneOf(jobKinds, kind) ? message(language, `sent-notifications.work.${kind}`) : '',
  })
  return { title: texts.title, message: texts.message.trim() }
}
