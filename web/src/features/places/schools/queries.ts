import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Place } from 'contract/access/scope'
import type { NewSchool, School, SchoolChange, SchoolList } from 'contract/places/schools'
import { schoolCalls } from 'contract/places/schools'
import type { z } from 'zod'
import { ask } from '../../../session/ask.ts'
import { askList } from '../../../session/ask-list.ts'

export type SchoolFilters = Partial<z.input<typeof SchoolList>>

export const schoolsQuery = (query: SchoolFilters) =>
  queryOptions({
    queryKey: ['schools', 'list', query],
    queryFn: ({ signal }) => askList(schoolCalls.list, 'page', { query, signal }),
    placeholderData: keepPreviousData,
  })

export const schoolQuery = (id: number) =>
  queryOptions({
    queryKey: ['schools', id],
    queryFn: ({ signal }): Promise<School> => ask(schoolCalls.read, { parameters: { id }, signal }),
  })

export const addSchool = (body: z.input<typeof NewSchool>, key: string) =>
  ask(schoolCalls.create, { body, key })

export const changeSchool = (id: number, body: z.input<typeof SchoolChange>, version: number) =>
  ask(schoolCalls.change, { parameters: { id }, body, version })

export const removeSchool = (id: number, version: number) =>
  ask(schoolCalls.remove, { parameters: { id }, version })

export const placeOfSchool = ({
  id,
  country,
  region,
}: Pick<School, 'id' | 'country' | 'region'>): Place & { school: number } => ({
  country: country.id,
  region: region.id,
  school: id,
})
