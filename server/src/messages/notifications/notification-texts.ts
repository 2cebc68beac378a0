import { evaluationTypes } from 'contract/evaluation/lines'
import { jobKinds } from 'contract/exchange/jobs'
import type { NotificationCode } from 'contract/messages/notifications'
import type { Language } from 'contract/platform/shapes'
import { isOneOf } from 'contract/platform/typed'
import { message, messagesBelow } from '../../platform/messages.ts'

type Event = {
  code: NotificationCode
  params: Record<string, string | number>
  title: string | null
  message: string | null
}

/** Title and message in the reader's language; a message that a person wrote is not translated. */
export const notificationTexts = (
  language: Language,
  { code, params, ...own }: Event,
): { title: string; message: string } => {
  if (code === 'message') return { title: own.title ?? '', message: own.message ?? '' }
  const { evaluation_type: type, kind } = params
  return messagesBelow(language, `sent-notifications.${code}`, {
    ...params,
    count: params['count'] ?? 1,
    indicator: params['indicator'] ?? 'none',
    type: isOneOf(evaluationTypes, type) ? message(language, `sent-notifications.line.${type}`) : '',
    work: isOneOf(jobKinds, kind) ? message(language, `sent-notifications.work.${kind}`) : '',
  })
}
