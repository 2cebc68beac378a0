import type { notificationCalls } from 'contract/notifications'
import type { Described } from '../http/feature.ts'

export const described: Described<typeof notificationCalls> = {
  noun: 'Notifications',
  calls: {
    list: ['The own notifications, newest first, and how many are unread.'],
    send: ['Sends a message to a person whom one looks after.', 'does_not_exist'],
    markAsRead: ['Marks an own notification as read.'],
  },
}
