import { z } from 'zod'
import { get, patch, post, remove, success } from '../access/call.ts'
import { Listed, listing, order, Ref, time } from '../platform/shapes.ts'
import { countryCodes } from './country-codes.ts'

/** Roles 2 and 3 get id and name; the rest is null for them. */
export const Country = z.object({
  id: z.int(),
  name: z.string(),
  code: z.string().nullable(),
  representative: Ref.nullable(),
  regions: z.int().nullable(),
  schools: z.int().nullable(),
  version: z.int().nullable(),
  updated_at: time.nullable(),
})
export type Country = z.infer<typeof Country>

export const CountryList = z.object({ ...listing, order: order('name', 'code').default('name') })

/** ISO 3166-1 alpha-2; the names follow from it. */
export const NewCountry = z.object({ code: z.enum(countryCodes) })

export const countryCalls = {
  list: get('/api/country/', {
    access: 'country.list',
    query: CountryList,
    answer: Listed(Country, Ref),
    cacheable: true,
  }),
  create: post('/api/country/', { access: 'country.create', body: NewCountry, answer: Country }),
  change: patch('/api/country/{id}/', { access: 'country.change', body: NewCountry, answer: Country }),
  remove: remove('/api/country/{id}/', { access: 'country.delete', answer: success(['country_deleted']) }),
}
