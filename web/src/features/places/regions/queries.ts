import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Place } from 'contract/access/scope'
import {
  type NewRegion,
  type Region,
  type RegionChange,
  type RegionList,
  regionCalls,
} from 'contract/places/regions'
import type { z } from 'zod'
import { ask } from '../../../session/ask.ts'
import { askList } from '../../../session/ask-list.ts'

export type RegionFilters = Partial<z.input<typeof RegionList>>

export const regionsQuery = (query: RegionFilters) =>
  queryOptions({
    queryKey: ['regions', 'list', query],
    queryFn: ({ signal }) => askList(regionCalls.list, 'page', { query, signal }),
    placeholderData: keepPreviousData,
  })

/** Only the count is used: one region needs no filter. */
export const regionCountQuery = () => regionsQuery({ page_size: '1' })

export const regionQuery = (id: number) =>
  queryOptions({
    queryKey: ['regions', id],
    queryFn: ({ signal }): Promise<Region> => ask(regionCalls.read, { parameters: { id }, signal }),
  })

export const addRegion = (body: z.input<typeof NewRegion>, key: string) =>
  ask(regionCalls.create, { body, key })

export const changeRegion = (id: number, body: z.input<typeof RegionChange>, version: number) =>
  ask(regionCalls.change, { parameters: { id }, body, version })

export const removeRegion = (id: number, version: number) =>
  ask(regionCalls.remove, { parameters: { id }, version })

export const placeOfRegion = ({ id, country }: Pick<Region, 'id' | 'country'>): Place => ({
  country: country.id,
  region: id,
})
