import { z } from 'zod'
import { get } from '../../access/call.ts'
import { Cell, EvaluationType, LineBrief } from '../../evaluation/lines.ts'
import { actionStatuses } from '../../evaluation/plan/actions.ts'
import { reviewerFields } from '../../evaluation/reviewers.ts'
import { RoleNumber } from '../../people/users.ts'
import { formerCode, Ref, time } from '../../platform/shapes.ts'
import { ComparedDomains } from '../statistics/findings.ts'

/** An unfinished action with the domain of its goal. */
const NextAction = z.object({
  id: z.int(),
  text: z.string(),
  domain: z.int(),
  accountable: z.string().nullable(),
  deadline: z.string().nullable(),
  status: z.enum(actionStatuses),
  overdue: z.boolean(),
})
export type NextAction = z.infer<typeof NextAction>

const Plan = z.object({
  id: z.int().describe('of the action plan'),
  goals: z.int(),
  actions: z.int(),
  completed: z.int(),
  late: z.int(),
  late_to_do: z.int().describe('the late ones for which no other day was proposed that waits'),
  next: z.array(NextAction).describe('what is to be done first; overdue ones before all others'),
})

export const sides = ['school', 'staff'] as const
export type Side = (typeof sides)[number]

/** The last open comment on an indicator or on the whole line, which the other side should answer. */
const OpenComment = z.object({
  id: z.int(),
  indicator: z.object({ code: z.string(), name: z.string() }).nullable(),
  former_code: formerCode,
  text: z.string(),
  hidden: z.boolean(),
  author: z.object({ id: z.int(), name: z.string(), role: RoleNumber }),
  created_at: time,
  waits_for: z.enum(sides),
})
export type OpenComment = z.infer<typeof OpenComment>

const CurrentLine = z.object({
  evaluation: z.int(),
  instrument: Ref,
  line: LineBrief,
  updated_at: time,
  submitted_at: time.nullable(),
  submitted_by: Ref.nullable(),
  ...reviewerFields,
  returned: z
    .object({ at: time, by: Ref, requests: z.int() })
    .nullable()
    .describe('the return after which the line is open; requests are those on an indicator or a domain'),
  marked: z.int().nullable().describe('answers with a current mark; of a line in review, for who reviews'),
  domains: z.array(z.object({ id: z.int(), number: z.int(), name: z.string() })),
  cells: z.array(Cell),
  files: z.int(),
  plan: Plan,
  comments: z.object({
    all: z.int(),
    waiting: z.object({ school: z.int(), staff: z.int() }).describe('indicators whose comments wait'),
    latest: z.array(OpenComment),
  }),
})
export type CurrentLine = z.infer<typeof CurrentLine>

export const lineEvents = ['opened', 'submitted', 'returned', 'validated', 'closed'] as const

const LineEvent = z.object({
  line: z.int(),
  evaluation: z.int(),
  instrument: z.int(),
  evaluation_type: EvaluationType,
  year: z.int(),
  event: z.enum(lineEvents),
  at: time,
  by: Ref.nullable(),
})
export type LineEvent = z.infer<typeof LineEvent>

const SchoolPerson = z.object({
  id: z.int(),
  name: z.string(),
  username: z.string(),
  is_active: z.boolean(),
  last_login: time.nullable(),
  domains: z.array(z.int()).describe('numbers of the domains of the line at work whose answers are theirs'),
})
export type SchoolPerson = z.infer<typeof SchoolPerson>

/** What the page of a school shows beside its fields and results. */
export const SchoolOverview = z.object({
  school: Ref,
  evaluations: z.array(z.object({ id: z.int(), instrument: Ref, lines: z.array(LineBrief) })),
  current: CurrentLine.nullable().describe(
    'the latest line of the evaluation at work: an unfinished one before a closed one, then the newest',
  ),
  people: z
    .array(SchoolPerson)
    .nullable()
    .describe(
      'who represents the school, as far as the reader looks after them; null for who looks after nobody',
    ),
  events: z.array(LineEvent).describe('the latest steps of all lines, the newest first'),
})
export type SchoolOverview = z.infer<typeof SchoolOverview>

/** A school compared with those of its country with the same management and type; filters do not change the group. */
export const SimilarSchools = z.object({
  year: z.int().nullable().describe('of its last validated or closed line; null where it has none'),
  others: z.int().describe('the other schools of the group with a validated or closed line'),
  domains: ComparedDomains.describe(
    'its results, and the middle half of the group in steps of 5 percent, which needs five others',
  ),
})
export type SimilarSchools = z.infer<typeof SimilarSchools>

export const schoolOverviewCalls = {
  read: get('/api/school/{id}/overview/', { access: 'result.read', answer: SchoolOverview }),
  similar: get('/api/school/{id}/similar/', { access: 'result.read', answer: SimilarSchools }),
}
