import { countryCalls } from 'contract/places/countries'
import { regionCalls } from 'contract/places/regions'
import { schoolCalls } from 'contract/places/schools'
import type { DemoClient, DemoPerson } from '../asking.ts'
import { dayFrom } from '../days.ts'
import { regions } from './regions.ts'
import { inventedSchools } from './schools.ts'

/** Ids of places: a country by its two letters, a region or a school by its name. */
export type Places = Map<string, number>

/** Reads the countries, and makes regions and schools. */
export const addPlaces = async ({ ask }: DemoClient, as: DemoPerson, today: Date): Promise<Places> => {
  const places: Places = new Map()
  const countries = await ask(countryCalls.list, as, { query: { paginated: 'false' } })
  for (const country of Array.isArray(countries) ? countries : [])
    if ('code' in country && typeof country.code === 'string') places.set(country.code, country.id)
  for (const [country, name] of regions) {
    const body = { name, country: places.get(country) ?? 0 }
    places.set(name, (await ask(regionCalls.create, as, { body })).id)
  }
  const counted_on = dayFrom(today, -60)
  for (const { regionName, ...school } of inventedSchools) {
    const body = { ...school, counted_on, region: places.get(regionName) ?? 0 }
    places.set(school.name, (await ask(schoolCalls.create, as, { body })).id)
  }
  return places
}
