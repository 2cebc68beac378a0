import { z } from 'zod'
import { get, post } from '../../access/call.ts'
import { limits } from '../../platform/limits.ts'
import { fromText, order, Page, paging, queryId, Ref, search, singleLine } from '../../platform/shapes.ts'
import { actionStatuses } from './actions.ts'

/** Late or unfinished actions of a plan whose line is not closed. */
export const OverdueAction = z.object({
  id: z.int(),
  text: z.string(),
  accountable: z.string().nullable(),
  deadline: z.string().nullable().describe('always there of what is late'),
  days: z
    .int()
    .nullable()
    .describe('how many days it is late; null where it is not, also while a report of it waits'),
  status: z.enum(actionStatuses),
  goal: Ref,
  evaluation: z.int(),
  line: z.int(),
  school: Ref,
  region: Ref,
  country: Ref,
})
export type OverdueAction = z.infer<typeof OverdueAction>

/** Ten years; older ones are found without a filter. */
const longestDays = 3650

export const OverdueList = z.object({
  ...paging,
  search: search.optional().describe('part of the name of a school'),
  country__name: singleLine(limits.name).optional(),
  region__name: singleLine(limits.name).optional(),
  school: queryId.optional(),
  accountable: search.optional().describe('part of who is responsible'),
  days: fromText(z.int().min(1).max(longestDays))
    .optional()
    .describe('late for at least so many days; with `which=late` alone'),
  which: z.enum(['late', 'open']).default('late').describe('open: whatever is not over, late or not'),
  order: order('deadline', 'school', 'accountable').default('deadline'),
})

export const overdueCalls = {
  list: get('/api/action/overdue/', {
    access: 'evaluation.list',
    query: OverdueList,
    answer: Page(OverdueAction).extend({ schools: z.int().describe('in how many schools') }),
  }),
  remind: post('/api/action/overdue/remind/', {
    access: 'plan.remind',
    status: 200,
    answer: z.object({ schools: z.int().describe('how many were reminded; of one, once a day') }),
  }),
}
