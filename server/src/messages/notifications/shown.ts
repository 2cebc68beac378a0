import type { Notification } from 'contract/messages/notifications'
import type { Language } from 'contract/platform/shapes'
import { notificationTexts } from './notification-texts.ts'

export type Row = Omit<Notification, 'title' | 'message' | 'related_object_type'> & {
  title: string | null
  message: string | null
}

const objectOf = (params: Row['params']) =>
  params['comment'] !== undefined ? 'comment' : params['action'] !== undefined ? 'action' : 'evaluation'

/** A notification as it is answered: with its texts, in the language asked for, and the text that it is about. */
export const shown = (language: Language, row: Row, text?: string): Notification => {
  const { title, message } = notificationTexts(language, row)
  return {
    ...row,
    title,
    message: text === undefined ? message : `${message}\n${text}`,
    related_object_type: row.object_id === null ? null : objectOf(row.params),
  }
}
