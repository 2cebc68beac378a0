import type { Notification } from 'contract/messages/notifications'
import type { Language } from 'contract/platform/shapes'
import { notificationTexts } from './notification-texts.ts'

/** A notification as it is stored. */
export type Row = Omit<Notification, 'title' | 'message' | 'related_object_type'> & {
  title: string | null
  message: string | null
}

/** A notification as it is answered: with its texts, in the language asked for. */
export const shown = (language: Language, row: Row): Notification => ({
  ...row,
  ...notificationTexts(language, row),
  related_object_type: row.object_id === null ? null : 'evaluation',
})
