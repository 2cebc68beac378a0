import { z } from 'zod'
import { get, patch, post, remove, success } from '../access/call.ts'
import { limits } from '../platform/limits.ts'
import {
  fromText,
  id,
  Language,
  Page,
  paging,
  queryDomain,
  queryId,
  Ref,
  StageNumber,
  search,
  stage,
  text,
  time,
} from '../platform/shapes.ts'

export const actionCategories = 6

/** The code of an outcome, as "4.1"; the same in every edition. */
const outcome = z.string().regex(/^[1-7]\.[1-9]$/)

/**
 * An action that helps an outcome to reach a stage (1 Change to 3 Innovation). `category` is 1 to 6, as of an action
 * of a plan; `language` is that of `text`. Without a country it is one of the product.
 */
export const Suggestion = z.object({
  id: z.int(),
  outcome: z.string(),
  stage: StageNumber,
  category: z.int(),
  text: z.string(),
  language: Language,
  country: Ref.nullable(),
  version: z.int(),
  updated_at: time,
})
export type Suggestion = z.infer<typeof Suggestion>

/** Those of the product are for everybody, the others for their country. */
export const suggestionOwners = ['ours', 'country'] as const

/**
 * `indicator` is an id and selects its outcome; `domain` is 1 to 7; `country` selects those of the product and of
 * that country; `whose` selects by owner; `search` is in the displayed text.
 */
export const SuggestionList = z.object({
  ...paging,
  indicator: queryId.optional(),
  outcome: outcome.optional(),
  domain: queryDomain.optional(),
  stage: fromText(stage).optional(),
  country: queryId.optional(),
  whose: z.enum(suggestionOwners).optional(),
  search: search.optional(),
})

/** Written in the language of the request; without a country only by superusers. */
export const NewSuggestion = z.object({
  outcome,
  stage,
  category: z.int().min(1).max(actionCategories),
  text: text(limits.text),
  country: id.nullable().default(null),
})
/** In the form the owner must be chosen; 0 is everybody. */
export const SuggestionInForm = NewSuggestion.extend({ country: z.int().min(0) })
export const SuggestionChange = NewSuggestion.pick({ stage: true, category: true, text: true }).partial()

export const suggestionCalls = {
  list: get('/api/suggestion/', {
    access: 'suggestion.list',
    query: SuggestionList,
    answer: Page(Suggestion),
  }),
  create: post('/api/suggestion/', { access: 'suggestion.write', body: NewSuggestion, answer: Suggestion }),
  change: patch('/api/suggestion/{id}/', {
    access: 'suggestion.write',
    body: SuggestionChange,
    answer: Suggestion,
  }),
  remove: remove('/api/suggestion/{id}/', {
    access: 'suggestion.write',
    answer: success(['suggestion_deleted']),
  }),
}
