import { z } from 'zod'
import { get } from '../access/call.ts'
import { because, date, id, Page, paging, queryId, Ref, text, time } from '../platform/shapes.ts'

/** Types with a readable history, named as in the audit. */
export const historyTypes = [
  'country',
  'region',
  'school',
  'user',
  'instrument',
  'option',
  'evaluation',
  'line',
  'result',
  'file',
  'comment',
  'note',
  'plan_answer',
  'goal',
  'observation',
  'action',
  'report',
  'suggestion',
] as const
export type HistoryType = (typeof historyTypes)[number]

const Fields = z.record(z.string(), z.unknown()).nullable()

/** One change: who, which action, before and after; `by` is null for the server itself. */
export const Change = z.object({
  id: z.int(),
  at: time,
  deed: z.string(),
  by: Ref.nullable(),
  old: Fields,
  new: Fields,
})
export type Change = z.infer<typeof Change>

/** `by_hidden`: the person is of another country and not named; `by` is null then too. */
export const HistoryEntry = Change.extend({ by_hidden: z.boolean() })
export type HistoryEntry = z.infer<typeof HistoryEntry>

/** Types whose history makes up that of a plan. */
export const plannedTypes = ['goal', 'action'] as const

/** A change of a goal or action; `name` is the present one, null if it was deleted. */
export const PlanChange = Change.extend({
  object_type: z.enum(plannedTypes),
  object_id: z.int(),
  name: z.string().nullable(),
})
export type PlanChange = z.infer<typeof PlanChange>

export const AuditEntry = Change.extend({
  object_type: z.string(),
  object_id: z.int().nullable(),
  request_id: z.string().nullable(),
  /** The row's present name; null if it has none or is gone. */
  object_name: z.string().nullable(),
  /** How often it happened; repetitions of a refusal within a minute are one entry. */
  times: z.int(),
})
export type AuditEntry = z.infer<typeof AuditEntry>

/** A day (in UTC), or a time with its zone. */
const moment = z.union([
  date,
  z.iso.datetime({ offset: true }).refine((value) => value >= '1900', because('validation_error')),
])

export const AuditList = z.object({
  ...paging,
  actor: queryId.optional(),
  deed: text(60).optional(),
  object_type: text(60).optional(),
  object_id: queryId.optional(),
  from: moment.optional(),
  to: moment.optional(),
})

export const historyCalls = {
  history: get('/api/history/', {
    access: 'history.read',
    query: z.object({ ...paging, object_type: z.enum(historyTypes), object_id: queryId.pipe(id) }),
    answer: Page(HistoryEntry),
  }),
  ofPlan: get('/api/action_plan/{plan}/history/', {
    access: 'history.read',
    query: z.object(paging),
    answer: Page(PlanChange),
  }),
  audit: get('/api/audit/', { access: 'audit.list', query: AuditList, answer: Page(AuditEntry) }),
}
