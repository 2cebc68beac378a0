import type { Notification } from 'contract/messages/notifications'
import type { Language } from 'contract/platform/shapes'
import { notificationTexts } from './notification-texts.ts'

export type Row = Omit<Notification, 'title' | 'message' | 'related_object_type'> & {
  title: string | null
  message: string | null
}

const objectOf = (params: Row['params']) =>
  params['comment'] !== undefined ? 'comment' : params['action'] !== undefined ? 'action' : 'evaluation'

/** Read with a notification: the text it is about, and whether a comment still needs an answer. */
type Content = { text?: string | null | undefined; waits?: boolean }

/** The notification as answered, with texts in the requested language. */
export const shown = (language: Language, row: Row, { text, waits = false }: Content = {}): Notification => {
  const { title, message } = notificationTexts(language, row, waits)
  return {
    ...row,
    title,
    message: text ? `${message}\n${text}` : message,
    related_object_type: row.object_id === null ? null : objectOf(row.params),
  }
}
