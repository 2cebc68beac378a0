import { z } from 'zod'
import { post, remove, success } from '../access/call.ts'
import { because, id, optionalId, Ref } from '../platform/shapes.ts'

/** Set where a country may have lost its representative. */
export const leavesCountries = {
  countries_without_representative: z.array(Ref).meta({
    description: 'Countries that nobody represents any more since this change',
  }),
}

export const Area = z.object({
  id: z.int(),
  user: z.int(),
  kind: z.enum(['country', 'region', 'school']),
  place: Ref,
})
export type Area = z.infer<typeof Area>

/** A person and a country, region or school, depending on the role. */
export const NewArea = z
  .object({ user: id, country: optionalId, region: optionalId, school: optionalId })
  .refine(
    (body) => [body.country, body.region, body.school].filter(Boolean).length === 1,
    because('empty_list'),
  )

export const areaCalls = {
  assign: post('/api/area/', { access: 'area.assign', stepUp: true, body: NewArea, answer: Area }),
  remove: remove('/api/area/{id}/', {
    access: 'area.remove',
    answer: success(['country_deallocated', 'region_deallocated', 'school_deallocated'], leavesCountries),
  }),
}
