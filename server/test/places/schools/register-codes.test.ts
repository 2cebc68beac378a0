import { schoolCalls } from 'contract/places/schools'
import { expect, test } from 'vitest'
import { asAdministrator, asCoordinator, asRepresentative, asSchool } from '../../given/people.ts'
import { givenCountry, givenRegion, givenSchool } from '../../given/places.ts'
import { working } from '../../platform/working.ts'
import { givenVereda } from '../../vereda.ts'

const vereda = await givenVereda()
const { db } = vereda.database
const { lookAt: examine, apply, applied } = working(() => vereda)
const peru = await givenCountry(db)
const brazil = await givenCountry(db, 'BR')
const north = await givenRegion(db, peru.id, 'Norte')
const south = await givenRegion(db, peru.id, 'Sur')
const elsewhere = await givenRegion(db, brazil.id, 'Bahia')
const representative = await asRepresentative(db, [peru.id])
const ofBoth = await asRepresentative(db, [brazil.id])
const coordinator = await asCoordinator(db, [north.id])

const header = 'register_code,name,region,management,type_of_school'
const checked = (rows: string[], as = representative) =>
  examine(as, 'schools', [header, ...rows.map((row) => `${row},public,regular`)].join('\n'))
const codesOf = (errors: Record<string, { code: string }[]>) =>
  Object.fromEntries(Object.entries(errors).map(([field, [first]]) => [field, first?.code]))
const schoolsIn = async (region: number) =>
  db.selectFrom('schools').select(['id', 'name']).where('region_id', '=', region).orderBy('id').execute()

test('a code belongs to one school of a country, in any case, and finds it', async () => {
  const first = await givenSchool(db, north.id, { register_code: 'Pe-1' })
  const second = await givenSchool(db, south.id)
  const change = (id: number, code: string | null, as = representative) =>
    vereda.ask(schoolCalls.change, as, { parameters: { id }, body: { register_code: code } })
  const taken = await change(second.id, 'PE-1')
  expect(taken.status).toBe(400)
  expect(taken.body.errors).toMatchObject({ register_code: [{ code: 'code_exists' }] })
  expect((await change(second.id, ' PE-2 ')).body.register_code).toBe('PE-2')
  const abroad = await givenSchool(db, elsewhere.id)
  expect((await change(abroad.id, 'PE-1', ofBoth)).status).toBe(200)
  const query = { register_code: 'pe-1' }
  const { body } = await vereda.ask(schoolCalls.list, representative, { query })
  expect(body).toMatchObject({ count: 1, results: [{ id: first.id, register_code: 'Pe-1' }] })
  expect((await change(first.id, null)).body.register_code).toBeNull()
  expect((await change(second.id, 'PE-1')).status).toBe(200)
})

test('a file finds schools by their code first, shows differences, and makes none twice', async () => {
  const school = await givenSchool(db, north.id, { name: 'Escuela Vieja', register_code: 'R 10' })
  const uncoded = await givenSchool(db, north.id, { name: 'Sin Código' })
  const before = (await schoolsIn(north.id)).length
  const answer = await checked([
    'r 10,Escuela Nueva,Norte',
    'R 11,Sin Código,Norte',
    'R 12,Escuela del Río,Norte',
  ])
  expect(answer).toMatchObject({ created: 1, changed: 2, refused: 0 })
  expect(answer.rows[0]).toMatchObject({
    before: { name: 'Escuela Vieja' },
    after: { name: 'Escuela Nueva' },
  })
  expect(await applied(representative, answer.id)).toMatchObject({ created: 1, changed: 2 })
  const after = await schoolsIn(north.id)
  expect(after).toHaveLength(before + 1)
  expect(after).toContainEqual({ id: school.id, name: 'Escuela Nueva' })
  const codeOf = async (id: number) =>
    (await vereda.ask(schoolCalls.read, representative, { parameters: { id } })).body.register_code
  expect([await codeOf(school.id), await codeOf(uncoded.id)]).toEqual(['R 10', 'R 11'])
})

test('a code repeated in a file, of a school out of scope, or with the name of another school is refused', async () => {
  await givenSchool(db, south.id, { name: 'Del Sur', register_code: 'S 1' })
  await givenSchool(db, north.id, { name: 'Del Norte', register_code: 'N 1' })
  const twice = await checked(['T 1,Una,Norte', 't 1,Otra,Sur'])
  expect(twice).toMatchObject({ created: 1, refused: 1 })
  const beyond = await checked(
    ['S 1,Robada,Norte', 'N 2,Del Norte,Norte', 'unknown,Sin región,'],
    coordinator,
  )
  expect(beyond.rows.map(({ errors }) => codesOf(errors))).toEqual([
    { register_code: 'code_exists' },
    { name: 'name_exists' },
    { region: 'required' },
  ])
})

test('the same file a second time, with rows in any order and codes in any case, changes nothing', async () => {
  const region = await givenRegion(db, peru.id, 'Centro')
  const rows = [1, 2, 3, 4, 5].map((number) => `c-${number},Escuela ${number},Centro`)
  const first = await checked(rows)
  expect(first).toMatchObject({ created: 5, refused: 0 })
  await applied(representative, first.id)
  const inOtherWays = [
    rows,
    rows.toReversed(),
    rows.map((row) => row.replace('c-', ' C-')),
    rows.map((row) => row.replace('Centro', '')),
  ]
  for (const again of inOtherWays)
    expect(await checked(again)).toMatchObject({ same: 5, created: 0, changed: 0, refused: 0 })
  expect(await schoolsIn(region.id)).toHaveLength(5)
})

test('a value that was free at the dry run may be taken when it is applied: then nothing is written', async () => {
  const answer = await checked(['L 1,Tarde,Norte'])
  expect(answer).toMatchObject({ created: 1, refused: 0 })
  await givenSchool(db, south.id, { register_code: 'l 1' })
  const late = await apply(representative, answer.id)
  expect(late).toMatchObject({ status: 409, body: { code: 'data_changed' } })
})

test("a code of two countries means the school of the row's region, and none without a region", async () => {
  const [here, there] = [
    await givenSchool(db, north.id, { name: 'Aquí', register_code: 'D 7' }),
    await givenSchool(db, elsewhere.id, { name: 'Ali', register_code: 'D 7' }),
  ]
  const both = await asAdministrator(db)
  const answer = await checked(['D 7,Aquí,Norte', 'D 7,Ali,Bahia', 'D 7,Nenhuma,'], both)
  expect(answer).toMatchObject({ same: 2, created: 0, refused: 1 })
  expect(codesOf(answer.rows[2]?.errors ?? {})).toEqual({ country: 'country_undetermined' })
  expect(here.id).not.toBe(there.id)
})

test("a code without a region is of the register of the row's country, never of another", async () => {
  await givenSchool(db, elsewhere.id, { name: 'Só Aqui', register_code: 'B 9' })
  const rows = ['B 9,Outra,,BR', 'B 9,Otra,,Peru', 'B 9,Outra,,', 'B 9,Outra,,Atlantis']
  const file = ['register_code,name,region,country', ...rows].join('\n')
  const answer = await examine(await asAdministrator(db), 'schools', file)
  expect(answer).toMatchObject({ changed: 1, created: 0, refused: 3 })
  expect(answer.rows[0]).toMatchObject({ before: { name: 'Só Aqui' }, after: { name: 'Outra' } })
  expect(answer.rows.slice(1).map(({ errors }) => codesOf(errors))).toEqual([
    { region: 'required' },
    { country: 'country_undetermined' },
    { country: 'does_not_exist' },
  ])
})

test('people of the school read the code and do not write it', async () => {
  const school = await givenSchool(db, north.id, { register_code: 'O 1' })
  const teacher = await asSchool(db, [school.id])
  const parameters = { id: school.id }
  expect((await vereda.ask(schoolCalls.read, teacher, { parameters })).body.register_code).toBe('O 1')
  const written = await vereda.ask(schoolCalls.change, teacher, {
    parameters,
    body: { register_code: 'O 2' },
  })
  expect(written.status).toBe(403)
})

test('the owner of a code or a name is named where the person may see that school', async () => {
  const owner = await givenSchool(db, south.id, { name: 'Con Código', register_code: 'C 7' })
  const other = await givenSchool(db, north.id, { name: 'Con Otro', register_code: 'C 8' })
  const file = `id,register_code\n${other.id},c 7`
  const [seen] = (await examine(representative, 'schools', file)).rows
  expect(seen?.errors['register_code']).toMatchObject([{ code: 'code_exists', taken_by: 'Con Código' }])
  const [unseen] = (await examine(coordinator, 'schools', file)).rows
  expect(unseen?.errors['register_code']?.[0]).not.toHaveProperty('taken_by')
  const [named] = (await checked(['C 9,Con Código,Sur'])).rows
  expect(named?.errors['name']).toMatchObject([{ code: 'name_exists', taken_by: 'Con Código (C 7)' }])
  expect(owner.id).not.toBe(other.id)
})

test('another code distinguishes a school from one whose name differs only in accents', async () => {
  await givenSchool(db, north.id, { name: 'Escuela Andrés', register_code: 'A 1' })
  const answer = await checked(['A 2,Escuela Andres,Norte', 'A 3,Escuela Ándres,Norte'])
  expect(answer).toMatchObject({ created: 2, refused: 0 })
})
