import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type CountryList, countryCalls, type NewCountry } from 'contract/places/countries'
import type { z } from 'zod'
import { ask } from '../../../session/ask.ts'
import { askList } from '../../../session/ask-list.ts'

export type CountryFilters = Partial<z.input<typeof CountryList>>

/** Names of the countries within scope, in the order of the reader's language. */
export const countryNamesQuery = () =>
  queryOptions({
    queryKey: ['countries', 'names'],
    queryFn: ({ signal }) => askList(countryCalls.list, 'names', { signal }),
    staleTime: 10 * 60 * 1000,
  })

export const countriesQuery = (query: CountryFilters) =>
  queryOptions({
    queryKey: ['countries', 'list', query],
    queryFn: ({ signal }) => askList(countryCalls.list, 'page', { query, signal }),
    placeholderData: keepPreviousData,
  })

export const allCountriesQuery = () =>
  queryOptions({
    queryKey: ['countries', 'all'],
    queryFn: ({ signal }) => askList(countryCalls.list, 'all', { signal }),
  })

export const addCountry = (body: z.input<typeof NewCountry>, key: string) =>
  ask(countryCalls.create, { body, key })

/** Whoever may delete a country has its version. */
export const removeCountry = (id: number, version: number | null) =>
  ask(countryCalls.remove, { parameters: { id }, version: version ?? undefined })
