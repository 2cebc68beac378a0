import { z } from 'zod'
import { get, post, remove, success } from '../access/call.ts'
import { type TokenRoom, tokenAccesses, tokenRooms } from '../access/token-rooms.ts'
import { limits } from '../platform/limits.ts'
import { because, singleLine, time } from '../platform/shapes.ts'

const scopes = z.enum(tokenAccesses).nullable()
const descriptions: Record<TokenRoom, string> = {
  places: 'Countries, regions and schools',
  people: 'People and their areas',
  instrument: 'The instrument, its texts and suggestions',
  evaluation: 'Evaluations with answers, evidence, comments, notes and plans',
  insight: 'Results, statistics, reports and the feed of changes',
}

/** By room: null for none, `write` includes reading. */
const scopesOf = <Shape extends z.ZodType>(shape: (description: string) => Shape) =>
  z.object({
    places: shape(descriptions.places),
    people: shape(descriptions.people),
    instrument: shape(descriptions.instrument),
    evaluation: shape(descriptions.evaluation),
    insight: shape(descriptions.insight),
  })

const Scopes = scopesOf((description) => scopes.meta({ description }))

const NewScopes = scopesOf((description) => scopes.default(null).meta({ description })).refine(
  (some) => tokenRooms.some((room) => some[room] !== null),
  because('empty_list'),
)

export const PersonalToken = z.object({
  id: z.int(),
  name: z.string(),
  scopes: Scopes,
  created_at: time,
  ends_at: time,
  last_used_at: time.nullable().meta({ description: 'To within five minutes' }),
})
export type PersonalToken = z.infer<typeof PersonalToken>

/** Returned once, when it is created. */
export const PersonalTokenMade = PersonalToken.extend({
  token: z.string().meta({ description: 'Shown this once: `pt_` and 43 letters, sent as a bearer' }),
})

export const NewPersonalToken = z.object({
  name: singleLine(limits.tokenName),
  scopes: NewScopes,
  days: z.int().min(1).max(limits.tokenDays).meta({ description: 'After so many days it ends' }),
})

/** Programs sign in with them in place of their owner, who alone sees and revokes them. */
export const personalTokenCalls = {
  list: get('/api/account/tokens/', { access: 'signed in', answer: z.array(PersonalToken) }),
  create: post('/api/account/tokens/', {
    access: 'signed in',
    stepUp: true,
    body: NewPersonalToken,
    answer: PersonalTokenMade,
  }),
  remove: remove('/api/account/tokens/{id}/', {
    access: 'personal_token.change',
    answer: success(['personal_token_removed']),
  }),
}
