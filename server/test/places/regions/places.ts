import { asAdministrator, asCoordinator, asRepresentative, asSchool } from '../../given/people.ts'
import { givenCountry, givenRegion, givenSchool } from '../../given/places.ts'
import type { Vereda } from '../../vereda.ts'

/** Two countries, three regions, two schools in one of them, and somebody of each role. */
export const givenPlaces = async (vereda: Vereda) => {
  const { db } = vereda.database
  const peru = await givenCountry(db, 'PE')
  const india = await givenCountry(db, 'IN')
  const cusco = await givenRegion(db, peru.id, 'cusco')
  const ancash = await givenRegion(db, peru.id, 'Áncash')
  const bihar = await givenRegion(db, india.id, 'Bihar')
  const school = await givenSchool(db, cusco.id)
  await givenSchool(db, cusco.id)
  return {
    peru,
    india,
    cusco,
    ancash,
    bihar,
    school,
    administrator: await asAdministrator(db),
    representative: await asRepresentative(db, [peru.id]),
    coordinator: await asCoordinator(db, [cusco.id]),
    evaluator: await asSchool(db, [school.id]),
  }
}
