import type { notificationCalls } from 'contract/messages/notifications'
import type { Described } from '../../platform/http/feature.ts'

export const described: Described<typeof notificationCalls> = {
  noun: 'Notifications',
  calls: {
    list: [
      'The own notifications, newest first, those of one code or those not read yet where asked for, and how many are unread in all.',
    ],
    send: ['Sends a message to a person whom one looks after.', 'does_not_exist'],
    markAsRead: ['Marks an own notification as read.'],
  },
}
