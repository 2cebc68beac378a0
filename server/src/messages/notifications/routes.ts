import { notificationCalls } from 'contract/messages/notifications'
import { Problem } from 'contract/platform/problems'
import { done } from 'contract/platform/successes'
import { feature } from '../../platform/http/feature.ts'
import { offsetOf, paged } from '../../platform/http/paging.ts'
import { commentTexts } from './comment-queries.ts'
import { described } from './descriptions.ts'
import { markAsRead, notificationsOf } from './queries.ts'
import { sendMessage } from './send-message.ts'
import { shown } from './shown.ts'

export const notifications = feature(notificationCalls, described, {
  list: async ({ db, actor, language, query, request }) => {
    const { rows, count, unread } = await notificationsOf(
      db,
      actor.id,
      query,
      query.page_size,
      offsetOf(query),
    )
    const comments = rows.flatMap(({ code, params }) =>
      code === 'comment_added' && params['comment'] !== undefined ? Number(params['comment']) : [],
    )
    const texts = await commentTexts(db, actor, comments)
    const all = rows.map((row) => shown(language, row, texts.get(Number(row.params['comment']))))
    return { ...paged(request, query, { count, rows: all }), unread }
  },

  send: (context) => sendMessage(context),

  markAsRead: async ({ db, actor, parameters }) => {
    if (!(await markAsRead(db, actor.id, parameters.id))) throw new Problem('not_found')
    return done('notification_read')
  },
})
