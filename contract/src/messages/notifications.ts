import { z } from 'zod'
import { get, post, success } from '../access/call.ts'
import { limits } from '../platform/limits.ts'
import { id, Page, pageSize, paging, queryFlag, singleLine, text, time } from '../platform/shapes.ts'

/** The texts are made when they are read, in the reader's language. */
const notificationCodes = [
  'line_submitted',
  'line_returned',
  'line_validated',
  'line_closed',
  'line_opened',
  'line_moved',
  'comment_added',
  'comment_mention',
  'action_reported',
  'action_asked',
  'action_confirmed',
  'date_proposed',
  'date_accepted',
  'date_declined',
  'plan_reminder',
  'reviewer_named',
  'rating_asked',
  'rating_done',
  'job_done',
  'job_failed',
  'refresh_token_reused',
  'link_given',
  'reset_waits',
  'handed_over',
  'webhook_off',
  'edition_handed_in',
  'edition_given_back',
  'edition_released',
  'message',
] as const
export type NotificationCode = (typeof notificationCodes)[number]

export const addressOfPlan = (evaluation: number, line: number | string): string =>
  `/action-plans/${evaluation}?line=${line}`

export const addressOfAction = (
  evaluation: number,
  { line, action }: { line: number | string; action: number | string },
): string => `${addressOfPlan(evaluation, line)}#action-${action}`

/** All plans with actions that are late by a day at least. */
export const addressOfReminders = '/action-plans?days=1'
const addressOfHome = '/home'
const addressOfWebhooks = '/integrations'
/** The list of people, filtered by this name. */
const addressOfPeople = (name: string | number | undefined): string =>
  `/users?search=${encodeURIComponent(String(name ?? ''))}`

/** Notifications of rating rounds, which lead to the raters' page of the line. */
const codesOfRaters: readonly string[] = ['rating_asked', 'rating_done']

const codesOfActions: readonly string[] = [
  'action_reported',
  'action_asked',
  'action_confirmed',
  'date_proposed',
  'date_accepted',
  'date_declined',
  'plan_reminder',
]

/**
 * The page that a notification or e-mail is about; `stands_at` is the indicator's present place if its line moved to
 * another edition.
 */
export const addressOfNotified = (
  evaluation: number,
  instrument: number | null,
  {
    line,
    indicator: about,
    stands_at: indicator = about,
    comment,
    action,
  }: Readonly<Record<string, string | number>>,
  code?: string,
): string => {
  if (code !== undefined && codesOfActions.includes(code) && line !== undefined && action !== undefined)
    return addressOfAction(evaluation, { line, action })
  const page = `/evaluations/detail/${evaluation}/instrument/${instrument ?? 1}`
  if (code !== undefined && codesOfRaters.includes(code) && line !== undefined && indicator !== undefined)
    return `${page}?line=${line}&indicator=${indicator}&part=raters`
  if (comment === undefined) return page
  const place = indicator === undefined ? 'part=comments' : `indicator=${indicator}`
  return `${page}?line=${line}&${place}#comment-${comment}`
}

export const Notification = z.object({
  id: z.int(),
  title: z.string(),
  message: z.string(),
  created_at: time,
  is_read: z.boolean(),
  related_object_type: z.enum(['evaluation', 'comment', 'action']).nullable(),
  object_id: z.int().nullable(),
  instrument_id: z.int().nullable(),
  code: z.enum(notificationCodes),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
})
export type Notification = z.infer<typeof Notification>

/** Null where it is about no page. */
export const pageOfNotification = ({
  object_id,
  instrument_id,
  params,
  code,
}: Notification): string | null => {
  if (object_id !== null) return addressOfNotified(object_id, instrument_id, params, code)
  if (code.startsWith('edition_')) return `/editions/${params['draft'] ?? ''}`
  if (code === 'webhook_off') return addressOfWebhooks
  if (code === 'reset_waits') return addressOfPeople(params['person'])
  if (code === 'handed_over') return addressOfHome
  // The page on which the failed file can be requested again.
  if (code === 'job_failed') return String(params['page'] ?? '') || null
  return code === 'plan_reminder' ? addressOfReminders : null
}

/** A message to a person that the sender manages, about an evaluation that both may read, or about none. */
export const NewNotification = z.object({
  user: id,
  title: singleLine(limits.name),
  message: text(limits.text),
  object_id: id.nullable().default(null),
})

export const notificationCalls = {
  list: get('/api/notifications/', {
    access: 'notification.list',
    query: z.object({
      ...paging,
      page_size: pageSize.default(limits.notificationsPageSize),
      code: z.enum(notificationCodes).optional(),
      is_read: queryFlag.optional(),
    }),
    answer: Page(Notification).extend({ unread: z.int() }),
  }),
  send: post('/api/notifications/', {
    access: 'notification.send',
    body: NewNotification,
    answer: Notification,
  }),
  markAsRead: post('/api/notifications/{id}/mark_as_read/', {
    access: 'notification.read',
    answer: success(['notification_read']),
    status: 200,
  }),
}
