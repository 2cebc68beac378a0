import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Subject } from 'contract/access/scope'
import {
  type NewSuggestion,
  type Suggestion,
  type SuggestionChange,
  type SuggestionList,
  suggestionCalls,
} from 'contract/instrument/suggestions'
import type { Page } from 'contract/platform/shapes'
import type { z } from 'zod'
import { ask } from '../../../session/ask.ts'

export type SuggestionFilters = Partial<z.input<typeof SuggestionList>>

export const suggestionsQuery = (query: SuggestionFilters) =>
  queryOptions({
    queryKey: ['suggestions', query],
    queryFn: ({ signal }): Promise<Page<Suggestion>> => ask(suggestionCalls.list, { query, signal }),
    placeholderData: keepPreviousData,
  })

export const addSuggestion = (body: z.input<typeof NewSuggestion>, key: string) =>
  ask(suggestionCalls.create, { body, key })

export const changeSuggestion = (id: number, body: z.input<typeof SuggestionChange>, version: number) =>
  ask(suggestionCalls.change, { parameters: { id }, body, version })

export const removeSuggestion = (id: number, version: number) =>
  ask(suggestionCalls.remove, { parameters: { id }, version })

/** Also shown by the translations and the plans. */
export const readSuggestionsAnew = (client: QueryClient): Promise<void> => {
  for (const holding of ['translations', 'suggested-actions'])
    void client.invalidateQueries({ queryKey: [holding] })
  return client.invalidateQueries({ queryKey: ['suggestions'] })
}

/** One for all countries has no country. */
export const placeOfSuggestion = ({ country }: Pick<Suggestion, 'country'>): Subject =>
  country === null ? {} : { country: country.id }
