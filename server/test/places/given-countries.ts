import { givenCountry, givenRegion, givenSchool } from '../given/places.ts'
import { givenVereda } from '../vereda.ts'

/** Three countries, of which one has two regions and a school. */
export const givenCountries = async () => {
  const vereda = await givenVereda()
  const { db } = vereda.database
  const peru = await givenCountry(db, 'PE')
  const austria = await givenCountry(db, 'AT')
  const brazil = await givenCountry(db, 'BR')
  const region = await givenRegion(db, peru.id)
  await givenRegion(db, peru.id)
  const school = await givenSchool(db, region.id)
  return { vereda, here: { peru, austria, brazil, region, school } }
}
