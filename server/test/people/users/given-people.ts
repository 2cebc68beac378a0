import { randomUUID } from 'node:crypto'
import { userCalls } from 'contract/people/users'
import type { Db } from '../../../src/platform/database/db.ts'
import type { Someone } from '../../given/people.ts'
import {
  asAdministrator,
  asCoordinator,
  asRepresentative,
  asSchool,
  asSuperuser,
} from '../../given/people.ts'
import { givenCountry, givenRegion, givenSchool } from '../../given/places.ts'
import type { Vereda } from '../../vereda.ts'

export const password = 'boat lamp river seven'

/** A country with its representative, two regions with their coordinators, and a school in each with its person. */
const givenLand = async (db: Db, code: string) => {
  const country = await givenCountry(db, code)
  const [north, south] = [await givenRegion(db, country.id), await givenRegion(db, country.id)]
  const [inNorth, inSouth] = [await givenSchool(db, north.id), await givenSchool(db, south.id)]
  return {
    country,
    north: { ...north, school: inNorth },
    south: { ...south, school: inSouth },
    representative: await asRepresentative(db, [country.id]),
    northern: await asCoordinator(db, [north.id]),
    southern: await asCoordinator(db, [south.id]),
    teacher: await asSchool(db, [inNorth.id]),
    southernTeacher: await asSchool(db, [inSouth.id]),
  }
}

/** Two countries, and those who administer them. */
export const givenWorld = async (db: Db) => ({
  here: await givenLand(db, 'PE'),
  there: await givenLand(db, 'VN'),
  administrator: await asAdministrator(db),
  superuser: await asSuperuser(db),
})

export const byNumber = (one: number, other: number): number => one - other

/** A registration with nothing special; the names are new each time. */
export const aPerson = (traits: object = {}) => {
  const username = `new-${randomUUID().slice(0, 8)}`
  return { username, email: `${username}@vereda.example`, full_name: 'Ana Prueba', password, ...traits }
}

export const register = (
  vereda: Vereda,
  as: Someone | null,
  traits: object = {},
  headers: Record<string, string> = {},
) => vereda.ask(userCalls.register, as, { body: aPerson(traits), headers })
