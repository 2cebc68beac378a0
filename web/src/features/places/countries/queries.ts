import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type CountryList, countryCalls, type NewCountry } from 'contract/places/countries'
import type { z } from 'zod'
import { ask } from '../../../session/ask.ts'
import { askList } from '../../../session/ask-list.ts'

export type CountryFilters = Partial<z.input<typeof CountryList>>

/** The names of all countries within reach, in the reader's language and its order. */
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

/** Every country there is, for an administrator. */
export const allCountriesQuery = () =>
  queryOptions({
    queryKey: ['countries', 'all'],
    queryFn: ({ signal }) => askList(countryCalls.list, 'all', { signal }),
  })

export const addCountry = (body: z.input<typeof NewCountry>, key: string) =>
  ask(countryCalls.create, { body, key })

/** Whoever may delete a country reads its version. */
export const removeCountry = (id: number, version: number | null) =>
  ask(countryCalls.remove, { parameters: { id }, version: version ?? undefined })
