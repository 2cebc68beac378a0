import type { JobKind } from 'contract/exchange/jobs'
import type { NotificationCode } from 'contract/messages/notifications'

export type Params = Record<string, string | number>
export type Said = { title: string; message: string }

/** What one language says of each event; `type` is the name of the line in it, `work` that of long work. */
export type Words = {
  types: Record<string, string>
  /** Kinds of long work. */
  jobs: Record<JobKind, string>
  codes: Record<Exclude<NotificationCode, 'message'>, (said: Params & { type: string }) => Said>
}
