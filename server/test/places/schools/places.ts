import type { NewSchoolBody } from 'contract/places/schools'
import { beforeAll } from 'vitest'
import { asAdministrator, asCoordinator, asRepresentative, asSchool } from '../../given/people.ts'
import { givenCountry, givenRegion, givenSchool } from '../../given/places.ts'
import { givenVereda, type Vereda } from '../../vereda.ts'

const places = async (vereda: Vereda) => {
  const { db } = vereda.database
  const peru = await givenCountry(db, 'PE')
  const brazil = await givenCountry(db, 'BR')
  const cusco = await givenRegion(db, peru.id, 'Cusco')
  const ancash = await givenRegion(db, peru.id, 'Áncash')
  const bahia = await givenRegion(db, brazil.id, 'Bahia')
  const arbol = await givenSchool(db, cusco.id, { name: 'Árbol Verde', project_name: 'Manos que hablan' })
  const zorro = await givenSchool(db, cusco.id, { name: 'zorro Azul', students: 300 })
  const brisa = await givenSchool(db, ancash.id, { name: 'Brisa', students: 200 })
  const ipe = await givenSchool(db, bahia.id, { name: 'Ipê Amarelo', students: 150 })
  return {
    vereda,
    peru,
    brazil,
    cusco,
    ancash,
    bahia,
    arbol,
    zorro,
    brisa,
    ipe,
    administrator: await asAdministrator(db),
    representative: await asRepresentative(db, [peru.id]),
    coordinator: await asCoordinator(db, [cusco.id]),
    evaluator: await asSchool(db, [arbol.id]),
  }
}

export type Here = Awaited<ReturnType<typeof places>>

/** Two countries, three regions, four schools, and somebody of each role; for each test file its own. */
export const givenPlaces = (): (() => Here) => {
  let here: Here
  beforeAll(async () => {
    here = await places(await givenVereda())
  })
  return () => here
}

export const newSchool = (region: number, name: string): NewSchoolBody => ({
  name,
  region,
  project_name: 'Luz',
  management: 'private',
  type_of_school: 'special',
  levels: ['pre_school', 'school'],
  students: 40,
  teachers: 6,
  students_with_disabilities: 30,
  students_with_multiple_disabilities: 4,
  students_with_visual_disabilities: 25,
  students_with_deafblindness: 0,
  other_professionals: 3,
  counted_on: '2026-03-31',
})
