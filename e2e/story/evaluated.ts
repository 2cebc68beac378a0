import { evaluationCalls } from 'contract/evaluation/evaluations'
import { countryCalls } from 'contract/places/countries'
import { regionCalls } from 'contract/places/regions'
import { schoolCalls } from 'contract/places/schools'
import { ask } from './asking.ts'
import { complete, takeStep } from './complete.ts'
import { instrumentOf } from './editions.ts'
import type { Neighbourhood, School } from './story.ts'

type Evaluated = { year: number; letterOf: (code: string) => string }

/** Adds a region of Peru by the API. */
export const addRegion = async (
  { url, superuser }: Neighbourhood,
  name: string,
): Promise<School['region']> => {
  const countries = await ask(url, countryCalls.list, superuser, { query: { search: 'Peru' } })
  const [peru] = 'results' in countries ? countries.results : countries
  return ask(url, regionCalls.create, superuser, { body: { name, country: peru?.id ?? 0 } })
}

/** A typical school, with a learner count that is shown. */
export const addSchool = ({ url, superuser }: Neighbourhood, region: number, name: string): Promise<School> =>
  ask(url, schoolCalls.create, superuser, {
    body: {
      name,
      region,
      management: 'public',
      type_of_school: 'special',
      students: 60,
      students_with_disabilities: 10,
    },
  })

/** Takes a school's first line from the beginning to validation. */
export const evaluate = async (
  place: Neighbourhood,
  school: School,
  { year, letterOf }: Evaluated,
): Promise<void> => {
  const { url, superuser } = place
  const everybody = { ...place, school, teacher: superuser, coordinator: superuser }
  const instrument = await instrumentOf(url, superuser, 1)
  const { id, line } = await ask(url, evaluationCalls.create, superuser, {
    body: { school: school.id, instrument, year },
  })
  const begun = { id, line: line.id, instrument, path: '' }
  await complete(everybody, begun, {}, letterOf)
  await takeStep(everybody, begun, 'submit')
  await takeStep(everybody, begun, 'review')
}
