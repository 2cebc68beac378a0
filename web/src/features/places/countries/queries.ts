import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type Country, type CountryList, countryCalls, type NewCountry } from 'contract/places/countries'
import type { Page, Ref } from 'contract/platform/shapes'
import type { z } from 'zod'
import { ask } from '../../../session/ask.ts'

export type CountryFilters = Partial<z.input<typeof CountryList>>

/** The names of all countries within reach, in the reader's language and its order. */
export const countryNamesQuery = () =>
  queryOptions({
    queryKey: ['countries', 'names'],
    queryFn: async ({ signal }) =>
      (await ask(countryCalls.list, { query: { paginated: 'false', summary: 'true' }, signal })) as Ref[],
    staleTime: 10 * 60 * 1000,
  })

export const countriesQuery = (query: CountryFilters) =>
  queryOptions({
    queryKey: ['countries', 'list', query],
    // A page of whole rows: neither `summary` nor `paginated` is ever asked here.
    queryFn: async ({ signal }) => (await ask(countryCalls.list, { query, signal })) as Page<Country>,
    placeholderData: keepPreviousData,
  })

/** Every country there is, for an administrator. */
export const allCountriesQuery = () =>
  queryOptions({
    queryKey: ['countries', 'all'],
    queryFn: async ({ signal }) =>
      (await ask(countryCalls.list, { query: { paginated: 'false' }, signal })) as Country[],
  })

export const addCountry = (body: z.input<typeof NewCountry>, key: string) =>
  ask(countryCalls.create, { body, key })

/** Whoever may delete a country reads its version. */
export const removeCountry = (id: number, version: number | null) =>
  ask(countryCalls.remove, { parameters: { id }, version: version ?? undefined })
