import { z } from 'zod'
import { get, post, success } from '../access/call.ts'
import { because, optionalId, Ref } from '../platform/shapes.ts'
import { RoleNumber } from './users.ts'

/** What another person can take over: reviews, places, actions of plans. */
export const handoverKinds = ['lines', 'places', 'actions'] as const
export type HandoverKind = (typeof handoverKinds)[number]

/** At most this many of each kind are listed; `count` includes all. */
export const namedInHandover = 20

const Item = z.object({
  id: z.int(),
  name: z.string().describe('of the school, or of the place itself'),
  text: z.string().nullable().describe('of an action'),
  due: z.string().nullable().describe('the day of an action or a review'),
})

const Taker = Ref.extend({
  role: RoleNumber,
  takes: z.int().describe('how many of them the person may take over; the others stay'),
})

const Holding = z.object({
  kind: z.enum(handoverKinds),
  count: z.int(),
  items: z.array(Item),
  takers: z.array(Taker).describe('who has no place comes first, then who may take most'),
  more_takers: z.int().describe('how many others may take something over, beyond those that are listed'),
})
export type Holding = z.infer<typeof Holding>

export const Handover = z.object({
  holdings: z.array(Holding).describe('kinds of which nothing is held are left out'),
  rounds: z.int().describe('domains that they answer as one of two raters; their letters go to nobody'),
  drafts: z.int().describe('drafts of editions that they opened; others of the country go on with them'),
})
export type Handover = z.infer<typeof Handover>

/** The successor for each kind; an omitted kind stays. */
export const NewHandover = z
  .object({ lines: optionalId, places: optionalId, actions: optionalId })
  .refine((body) => handoverKinds.some((kind) => body[kind] !== undefined), because('empty_list'))
export type NewHandover = z.output<typeof NewHandover>
export type NewHandoverBody = z.input<typeof NewHandover>

export const handoverCalls = {
  read: get('/api/user_information/{id}/handover/', { access: 'user.hand_over', answer: Handover }),
  apply: post('/api/user_information/{id}/handover/', {
    access: 'user.hand_over',
    stepUp: ['places'],
    body: NewHandover,
    answer: success(['handed_over'], { lines: z.int(), places: z.int(), actions: z.int() }),
    status: 200,
  }),
}
