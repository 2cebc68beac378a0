import { z } from 'zod'
import { get } from '../access/call.ts'
import { auditActions } from '../platform/audit-actions.ts'
import { fromText, time } from '../platform/shapes.ts'
import { isOneOf } from '../platform/typed.ts'

/** Everything that has a place is announced to other systems; people, sessions and settings are not. */
export const changeKinds = [
  'country',
  'region',
  'school',
  'evaluation',
  'line',
  'result',
  'file',
  'comment',
  'note',
  'duty_answer',
  'plan_answer',
  'goal',
  'action',
  'observation',
  'report',
] as const
export type ChangeKind = (typeof changeKinds)[number]

/** Actions of the audit that are announced: those of these kinds that changed something. */
export const announcedActions = auditActions.filter((action) => {
  const [kind = ''] = action.split('.')
  return isOneOf(changeKinds, kind) && action !== 'file.download'
})

/** After these the row is gone. */
export const endingActions = ['delete', 'purge'] as const

/** A change without its content, which is read by the row's own call. */
export const AnnouncedChange = z.object({
  position: z.int(),
  at: time,
  kind: z.enum(changeKinds),
  id: z.int(),
  action: z.string().meta({
    description:
      'What was done: create, change, delete and others, such as submit. After delete and purge it is gone, with all that lay under it.',
  }),
  country: z.int().nullable(),
  region: z.int().nullable(),
  school: z.int().nullable(),
})
export type AnnouncedChange = z.infer<typeof AnnouncedChange>

export const ChangeList = z.object({
  after: fromText(z.int().min(0)).default(0),
  page_size: fromText(z.int().min(1).max(1000)).default(100),
})

export const changeCalls = {
  list: get('/api/changes/', {
    access: 'change.list',
    query: ChangeList,
    answer: z.object({
      results: z.array(AnnouncedChange),
      next: z.int().meta({ description: 'Ask on with this as `after`, now or later.' }),
      more: z.boolean().meta({ description: 'There is another page now.' }),
      newest: z.int().meta({ description: 'The last position there is; to begin from now on, keep this.' }),
    }),
  }),
}
