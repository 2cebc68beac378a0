import { z } from 'zod'
import { get, patch, post, remove, success } from '../access/call.ts'
import { answerShapes, newShapes } from '../platform/field-shapes.ts'
import { limits } from '../platform/limits.ts'
import { idOr, Listed, listing, order, Ref, singleLine, time } from '../platform/shapes.ts'
import { regionFields } from './region-fields.ts'

export const Region = z.object({
  id: z.int(),
  ...answerShapes(regionFields),
  schools: z.int().nullable(),
  version: z.int(),
  updated_at: time,
})
export type Region = z.infer<typeof Region>

export const RegionList = z.object({
  ...listing,
  country__name: singleLine(limits.name).optional(),
  order: order('name', 'country').default('name'),
})

export const NewRegion = z.object({
  ...newShapes(regionFields),
  country: idOr('country_undetermined'),
})
export const RegionChange = NewRegion.partial()

export const regionCalls = {
  list: get('/api/region/', {
    access: 'region.list',
    query: RegionList,
    answer: Listed(Region, Ref),
  }),
  create: post('/api/region/', { access: 'region.create', body: NewRegion, answer: Region }),
  read: get('/api/region/{id}/', { access: 'region.list', answer: Region }),
  change: patch('/api/region/{id}/', { access: 'region.change', body: RegionChange, answer: Region }),
  remove: remove('/api/region/{id}/', { access: 'region.delete', answer: success(['region_deleted']) }),
}
