import type { Notification } from 'contract/messages/notifications'
import type { Language } from 'contract/platform/shapes'
import { notificationTexts } from './notification-texts.ts'

/** A notification as it is stored. */
export type Row = Omit<Notification, 'title' | 'message' | 'related_object_type'> & {
  title: string | null
  message: string | null
}

/** A notification as it is answered: with its texts, in the language asked for, and the words of the comment it is about. */
export const shown = (language: Language, row: Row, comment?: string): Notification => {
  const { title, message } = notificationTexts(language, row)
  return {
    ...row,
    title,
    message: comment === undefined ? message : `${message}\n${comment}`,
    related_object_type:
      row.params['comment'] !== undefined ? 'comment' : row.object_id === null ? null : 'evaluation',
  }
}
