import { z } from 'zod'
import { patch, post, remove, success } from '../../access/call.ts'
import { actionCategories } from '../../instrument/suggestions.ts'
import { limits } from '../../platform/limits.ts'
import { fieldProblem } from '../../platform/problems.ts'
import { because, date, optionalSingleLine, text, time } from '../../platform/shapes.ts'
import { proposalField } from './proposed.ts'
import { faultOfRepeating, repeatingFields } from './repeating.ts'
import {
  NewActionQuestion,
  NewActionReport,
  reportFields,
  reportStateOf,
  type WithReport,
} from './reported.ts'

/** The most common category of actions, by the domain's number. */
const categoryByDomain = [1, 2, 1, 3, 5, 4, 6] as const
export const usualCategory = (domain: number): number => categoryByDomain[domain - 1] ?? 1

export const actionStatuses = [
  'pending',
  'in_progress',
  'blocked',
  'postponed',
  'completed',
  'cancelled',
] as const
export type ActionStatus = (typeof actionStatuses)[number]

/** Statuses that need a reason: an observation in the same request. */
export const statusesWithReason: readonly ActionStatus[] = ['blocked', 'postponed', 'cancelled']

/** Throws where the reason is missing; an unchanged status needs none. */
export const assertReason = (
  before: ActionStatus,
  { status = before, observation }: { status?: ActionStatus | undefined; observation?: string | undefined },
): void => {
  if (status !== before && statusesWithReason.includes(status) && observation === undefined)
    throw fieldProblem('observation', 'required')
}

type Timing = Parameters<typeof faultOfRepeating>[0]

/** Throws if an action would repeat without a deadline. */
export const assertRepeats = (
  before: Timing,
  change: { [Name in keyof Timing]?: Timing[Name] | undefined },
): void => {
  const {
    deadline = before.deadline,
    repeats = before.repeats,
    repeats_until = before.repeats_until,
  } = change
  const field = faultOfRepeating({ deadline, repeats, repeats_until })
  if (field !== null) throw fieldProblem(field, 'required')
}

/** Its deadline no longer matters. */
export const isOver = (status: ActionStatus): boolean => status === 'completed' || status === 'cancelled'

/** Neither completed nor cancelled, nor reported as done without an open question. */
export const isLeftToDo = (action: { status: ActionStatus } & WithReport): boolean =>
  !isOver(action.status) && reportStateOf(action) !== 'to_confirm'

/** Whether the deadline has passed and it is unfinished; `today` is YYYY-MM-DD. */
export const isOverdue = (
  action: { deadline: string | null } & { status: ActionStatus } & WithReport,
  today: string,
): boolean => action.deadline !== null && action.deadline < today && isLeftToDo(action)

export const Action = z.object({
  id: z.int(),
  text: z.string(),
  category: z.int(),
  accountable: z.string().nullable(),
  deadline: z.string().nullable(),
  status: z.enum(actionStatuses),
  overdue: z.boolean(),
  ...repeatingFields,
  repeats_until: z.string().nullable(),
  ...reportFields,
  ...proposalField,
  version: z.int(),
  updated_at: time,
})
export type Action = z.infer<typeof Action>

const action = {
  text: text(limits.text),
  category: z.int().min(1).max(actionCategories),
  accountable: optionalSingleLine(limits.name),
  deadline: date.nullable(),
  status: z.enum(actionStatuses),
  ...repeatingFields,
  observation: text(limits.text).optional(),
}
export const NewAction = z
  .object({
    ...action,
    accountable: action.accountable.default(null),
    deadline: action.deadline.default(null),
    status: action.status.default('pending'),
    cost: action.cost.default(null),
    repeats: action.repeats.default(null),
    repeats_until: action.repeats_until.default(null),
  })
  .refine(({ status, observation }) => !statusesWithReason.includes(status) || observation !== undefined, {
    path: ['observation'],
    ...because('required'),
  })
  .refine((made) => faultOfRepeating(made) !== 'deadline', { path: ['deadline'], ...because('required') })
  .refine((made) => faultOfRepeating(made) !== 'repeats', { path: ['repeats'], ...because('required') })
export type NewAction = z.output<typeof NewAction>
export const ActionChange = z.object(action).partial()
export type ActionChange = z.output<typeof ActionChange>

export const actionCalls = {
  addAction: post('/api/goals/{goal}/actions/', { access: 'plan.change', body: NewAction, answer: Action }),
  changeAction: patch('/api/goals/{goal}/actions/{action}/', {
    access: 'plan.report',
    body: ActionChange,
    answer: Action,
  }),
  removeAction: remove('/api/goals/{goal}/actions/{action}/', {
    access: 'plan.change',
    answer: success(['action_deleted']),
  }),
  reportAction: post('/api/goals/{goal}/actions/{action}/report/', {
    access: 'plan.report',
    status: 200,
    body: NewActionReport,
    answer: Action,
  }),
  confirmAction: post('/api/goals/{goal}/actions/{action}/confirm/', {
    access: 'plan.change',
    status: 200,
    answer: Action,
  }),
  askAboutAction: post('/api/goals/{goal}/actions/{action}/ask/', {
    access: 'plan.change',
    status: 200,
    body: NewActionQuestion,
    answer: Action,
  }),
}
