import type { EvaluationType } from 'contract/evaluation/lines'
import type { JobKind } from 'contract/exchange/jobs'
import type { NotificationCode } from 'contract/messages/notifications'
import type { Language } from 'contract/platform/shapes'
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
  const type = params['evaluation_type'] as EvaluationType | undefined
  const work = params['kind'] as JobKind | undefined
  return messagesBelow(language, `sent-notifications.${code}`, {
    ...params,
    type: type === undefined ? '' : message(language, `sent-notifications.line.${type}`),
    work: work === undefined ? '' : message(language, `sent-notifications.work.${work}`),
  })
}
