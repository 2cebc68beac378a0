import { managements, typesOfSchool } from 'contract/places/school-fields'
import { recount } from '../../../src/evaluation/summaries/recount.ts'
import type { Db } from '../../../src/platform/database/db.ts'
import { givenLine } from '../../given/answers.ts'
import { asAdministrator, asCoordinator, asRepresentative } from '../../given/people.ts'
import { givenCountry, givenRegion, givenSchool } from '../../given/places.ts'
import type { SmallInstrument } from '../../given/small-instrument.ts'

export type SchoolTraits = {
  students: number
  students_with_disabilities: number
  students_with_multiple_disabilities: number
  students_with_visual_disabilities: number
  students_with_deafblindness: number
  management: (typeof managements)[number]
  type_of_school: (typeof typesOfSchool)[number]
  /** Of its one validated line. */
  year: number | null
}
export type LandSchool = SchoolTraits & { id: number; name: string; region: number }

/** Small numbers that look drawn by lot and are the same every time. */
export const drawnRegions = (seed: number): SchoolTraits[][] => {
  let state = seed * 7919 + 17
  const draw = (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
  return Array.from({ length: 2 + draw(6) }, () =>
    Array.from({ length: 1 + draw(7) }, () => {
      const disabled = draw(2) === 0 ? draw(5) : 5 + draw(9)
      return {
        students: disabled + (draw(4) === 0 ? 0 : draw(60)),
        students_with_disabilities: disabled,
        students_with_multiple_disabilities: draw(disabled + 1),
        students_with_visual_disabilities: draw(Math.min(disabled, 6) + 1),
        students_with_deafblindness: draw(Math.min(disabled, 4) + 1),
        management: managements[draw(2)] ?? 'public',
        type_of_school: typesOfSchool[draw(2)] ?? 'regular',
        year: [null, 2024, 2025][draw(3)] ?? null,
      }
    }),
  )
}

/** A country of these schools, with a representative, a coordinator of each region, and one of the first two. */
export const givenLand = async (
  db: Db,
  code: string,
  instrument: SmallInstrument,
  regions: SchoolTraits[][],
) => {
  const country = await givenCountry(db, code)
  const administrator = await asAdministrator(db)
  const schools: LandSchool[] = []
  const names = new Map<number, string>()
  for (const [at, own] of regions.entries()) {
    const region = await givenRegion(db, country.id, `${code} region ${at + 1}`)
    names.set(region.id, region.name)
    for (const { year, ...traits } of own) {
      const name = `${code} school ${schools.length + 1}`
      const school = await givenSchool(db, region.id, { ...traits, name })
      schools.push({ ...traits, year, id: school.id, name, region: region.id })
      if (year === null) continue
      await givenLine(db, school, instrument.id, administrator, { status: 'VALIDATED', year })
    }
  }
  await recount(db)
  const ids = [...names.keys()]
  const coordinators = []
  for (const id of ids) coordinators.push({ regions: [id], person: await asCoordinator(db, [id]) })
  const both = ids.slice(0, 2)
  return {
    country,
    regions: names,
    schools,
    administrator,
    representative: await asRepresentative(db, [country.id]),
    coordinators: [...coordinators, { regions: both, person: await asCoordinator(db, both) }],
  }
}
export type Land = Awaited<ReturnType<typeof givenLand>>
