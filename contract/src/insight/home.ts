import { z } from 'zod'
import { get } from '../access/call.ts'
import { EvaluationType } from '../evaluation/lines.ts'
import { reviewerFields } from '../evaluation/reviewers.ts'
import { Ref, time } from '../platform/shapes.ts'

/** A line that needs an action of the reader. */
const WaitingLine = z.object({
  school: Ref,
  evaluation: z.int(),
  instrument: z.int(),
  line: z.int(),
  evaluation_type: EvaluationType,
  year: z.int(),
  since: time,
})

const LineToReview = WaitingLine.extend({
  submissions: z.int(),
  changed: z.int().describe('answers that differ from the submission before; of a first one none'),
  marked: z.int().describe('answers that somebody looked at since they were sent or changed'),
  indicators: z.int(),
  cells_missing: z.int().describe('folders of evidence that lack files'),
  ...reviewerFields,
})
export type LineToReview = z.infer<typeof LineToReview>

const LineToClose = WaitingLine.extend({ goals: z.int() })
export type LineToClose = z.infer<typeof LineToClose>

const ReportedAction = z.object({
  id: z.int(),
  text: z.string(),
  school: Ref,
  evaluation: z.int(),
  line: z.int(),
  since: time,
  files: z.int(),
  proposed: z.string().nullable().describe('the day that is proposed; null for one that is reported as done'),
})
export type ReportedAction = z.infer<typeof ReportedAction>

const CommentsToAnswer = WaitingLine.extend({
  count: z.int(),
  comment: z.int().describe('the newest of them'),
  indicator: z.string().nullable().describe('its code, where it is on one'),
})
export type CommentsToAnswer = z.infer<typeof CommentsToAnswer>

const OverdueSchool = z.object({
  school: Ref,
  count: z.int(),
  text: z.string().describe('of the action that is longest late'),
  days: z.int(),
})
export type OverdueSchool = z.infer<typeof OverdueSchool>

/** A draft of an edition that somebody else handed in, or that was returned to its author. */
const WaitingDraft = z.object({
  id: z.int(),
  name: z.string(),
  kind: z.enum(['release', 'mend']),
  by: Ref.nullable().describe('who handed it in; null of one that came back'),
  text: z.string().nullable().describe('what was said with it, or why it came back'),
  since: time,
})
export type WaitingDraft = z.infer<typeof WaitingDraft>

/** At most this many of each kind are listed; `count` includes all. */
export const namedAtHome = 20

const several = <Row extends z.ZodType>(row: Row) => z.object({ count: z.int(), rows: z.array(row) })

/** Tasks of a person who manages schools, the longest waiting first. */
export const Home = z.object({
  schools: z.int().describe('how many the person looks after'),
  evaluations: z.int().describe('how many there are at all'),
  by_status: z
    .object({ OPEN: z.int(), 'IN REVIEW': z.int(), VALIDATED: z.int(), CLOSED: z.int() })
    .describe('how many have a line of that status'),
  returned: z.int().describe('open lines that came back and were not sent again'),
  to_review: several(LineToReview),
  to_confirm: several(ReportedAction).describe(
    'actions that were reported as done, or for which another day is proposed',
  ),
  to_answer: several(CommentsToAnswer)
    .nullable()
    .describe('lines with comments of schools; null for who is not told of comments'),
  to_close: several(LineToClose).describe('validated lines; one without a goal is to be planned first'),
  to_open: several(WaitingLine).describe('evaluations whose next line can be opened'),
  drafts: several(WaitingDraft).describe('drafts of editions to release, or to mend'),
  overdue: several(OverdueSchool).extend({ actions: z.int() }).describe('by school'),
  next_due: z.string().nullable().describe('the next day on which an action is due'),
})
export type Home = z.infer<typeof Home>

export const homeCalls = {
  read: get('/api/home/', { access: 'home.read', answer: Home }),
}
