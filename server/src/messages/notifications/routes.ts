import { notificationCalls } from 'contract/messages/notifications'
import { Problem } from 'contract/platform/problems'
import { done } from 'contract/platform/successes'
import { withCorrections } from '../../platform/catalogue/current-corrections.ts'
import { correctionsFor } from '../../platform/catalogue/speaking.ts'
import { feature } from '../../platform/http/feature.ts'
import { offsetOf, paged } from '../../platform/http/paging.ts'
import { actionTexts, isActionCode } from './action-queries.ts'
import { commentsShown, isCommentCode } from './comment-queries.ts'
import { described } from './descriptions.ts'
import { markAsRead, notificationsOf } from './queries.ts'
import { sendMessage } from './send-message.ts'
import { shown } from './shown.ts'

export const notifications = feature(notificationCalls, described, {
  list: async ({ db, actor, language, query, request }) => {
    const { rows, count, unread, marks } = await notificationsOf(
      db,
      actor.id,
      query,
      query.page_size,
      offsetOf(query),
    )
    const comments = rows.flatMap(({ code, params }) =>
      isCommentCode(code) && params['comment'] !== undefined ? Number(params['comment']) : [],
    )
    const actions = rows.flatMap(({ code, params }) =>
      isActionCode(code) && params['action'] !== undefined ? Number(params['action']) : [],
    )
    const shownComments = await commentsShown(db, actor, comments)
    const textsOfActions = await actionTexts(db, actor, actions)
    const contentOf = ({ code, params }: (typeof rows)[number]) =>
      isActionCode(code)
        ? { text: textsOfActions.get(Number(params['action']))?.[code] }
        : shownComments.get(Number(params['comment']))
    const corrections = await correctionsFor(db, marks)
    const all = withCorrections(corrections, () => rows.map((row) => shown(language, row, contentOf(row))))
    return { ...paged(request, query, { count, rows: all }), unread }
  },

  send: (context) => sendMessage(context),

  markAsRead: async ({ db, actor, parameters }) => {
    if (!(await markAsRead(db, actor.id, parameters.id))) throw new Problem('not_found')
    return done('notification_read')
  },
})
