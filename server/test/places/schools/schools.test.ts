import { regionCalls } from 'contract/places/regions'
import { expect, test } from 'vitest'
import { asSchool } from '../../given/people.ts'
import { givenRegion, givenSchool } from '../../given/places.ts'
import { asking } from './asking.ts'
import { givenPlaces, newSchool } from './places.ts'

const here = givenPlaces()
const { create, read, change, remove, schoolsIn } = asking(here)

test('a coordinator adds a school in the region and reads all of it', async () => {
  const { coordinator, cusco, peru } = here()
  const before = await schoolsIn(cusco.id)
  const answer = await create(coordinator, { ...newSchool(cusco.id, '  Nueva Luz '), foreign: 1 })
  expect(answer.status).toBe(201)
  expect(answer.headers['etag']).toBe('"v1"')
  const { region: _, ...written } = newSchool(cusco.id, 'Nueva Luz')
  expect(answer.body).toMatchObject({
    ...written,
    region: { id: cusco.id, name: 'Cusco' },
    country: { id: peru.id, name: 'Peru' },
    total_staff: 9,
    version: 1,
  })
  expect(answer.body.updated_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
  expect((await read(coordinator, answer.body.id)).body).toEqual(answer.body)
  expect(await schoolsIn(cusco.id)).toBe(before + 1)
})

test('a school begins without numbers', async () => {
  const { administrator, cusco } = here()
  const answer = await create(administrator, {
    name: 'Sin Cifras',
    region: cusco.id,
    management: 'public',
    type_of_school: 'early_childhood_center',
  })
  expect(answer.body).toMatchObject({
    students: 0,
    total_staff: 0,
    levels: [],
    project_name: null,
    counted_on: null,
  })
})

test('whoever has a school in scope reads its exact numbers on its page', async () => {
  const { administrator, representative, coordinator, evaluator, arbol } = here()
  for (const person of [administrator, representative, coordinator, evaluator]) {
    const answer = await read(person, arbol.id)
    expect(answer).toMatchObject({ status: 200, body: { students_with_deafblindness: 1, total_staff: 15 } })
  }
})

test('a school out of scope is answered as if it did not exist, by every call', async () => {
  const { representative, coordinator, evaluator, ipe, brisa } = here()
  const refusal = async (request: Promise<{ status: number; body: unknown }>) => {
    const { status, body } = await request
    const { request_id, ...rest } = body as { request_id: string }
    return { status, rest, named: typeof request_id }
  }
  for (const [person, foreign] of [
    [representative, ipe.id],
    [coordinator, brisa.id],
    [evaluator, brisa.id],
  ] as const) {
    for (const ask of [
      (id: number) => read(person, id),
      (id: number) => change(person, id, { students: 1 }),
      ...(person === evaluator ? [] : [(id: number) => remove(person, id)]),
    ]) {
      const missing = await refusal(ask(987_654))
      expect(await refusal(ask(foreign))).toEqual(missing)
      expect(missing).toMatchObject({ status: 404, rest: { code: 'not_found' } })
    }
  }
})

test('a name is required, limited, and unique in its region', async () => {
  const { coordinator, administrator, cusco, ancash } = here()
  const named = (name: string, region = cusco.id) => create(administrator, newSchool(region, name))
  const refused = (code: string) => ({ status: 400, body: { code, errors: { name: [{ code }] } } })
  expect(await named('   ')).toMatchObject(refused('required'))
  expect(await named('𝒜'.repeat(201))).toMatchObject(refused('max_length'))
  expect((await named('𝒜'.repeat(200))).status).toBe(201)
  expect(await create(coordinator, { region: cusco.id })).toMatchObject({
    status: 400,
    body: { code: 'required', errors: { name: [{ code: 'required' }], management: [{ code: 'required' }] } },
  })
  expect((await named('Única')).status).toBe(201)
  expect(await named(' ÚNICA ')).toMatchObject(refused('name_exists'))
  const there = await named('Única', ancash.id)
  expect(there.status).toBe(201)
  expect(await change(administrator, there.body.id, { region: cusco.id })).toMatchObject(
    refused('name_exists'),
  )
})

test('two people who add the same school at the same time make one', async () => {
  const { coordinator, representative, cusco } = here()
  const answers = await Promise.all([
    create(coordinator, newSchool(cusco.id, 'A la vez')),
    create(representative, newSchool(cusco.id, 'A la vez')),
  ])
  expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([201, 400]))
})

test('a school without evaluations can be deleted, with the areas of its people; one with evaluations cannot', async () => {
  const { coordinator, cusco, vereda } = here()
  const { db } = vereda.database
  const school = await givenSchool(db, cusco.id)
  const person = await asSchool(db, [school.id])
  const before = await schoolsIn(cusco.id)
  expect(await remove(coordinator, school.id)).toMatchObject({
    status: 200,
    body: { code: 'school_deleted' },
  })
  expect(await schoolsIn(cusco.id)).toBe(before - 1)
  expect((await read(person, school.id)).status).toBe(404)
  const used = await givenSchool(db, cusco.id)
  const { id: instrument_id } = await db
    .insertInto('instruments')
    .values({ edition: 77, texts: '{}', indicator_count: 0 })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('evaluations')
    .values({
      school_id: used.id,
      region_id: cusco.id,
      country_id: used.country,
      instrument_id,
      created_by: person.id,
    })
    .execute()
  expect(await remove(coordinator, used.id)).toMatchObject({ status: 409, body: { code: 'in_use' } })
  expect((await read(coordinator, used.id)).status).toBe(200)
})

test('nobody writes schools without signing in', async () => {
  const { arbol, cusco } = here()
  for (const answer of [
    await create(null, newSchool(cusco.id, 'Nobody')),
    await read(null, arbol.id),
    await change(null, arbol.id, { students: 1 }),
    await remove(null, arbol.id),
  ]) {
    expect(answer).toMatchObject({ status: 401, body: { code: 'not_authenticated' } })
  }
})

test('a school added while its region is deleted or moved is refused, or keeps the region', async () => {
  const { administrator, brazil, vereda } = here()
  for (const turn of [1, 2, 3, 4, 5, 6]) {
    const region = await givenRegion(vereda.database.db, brazil.id)
    const request = { parameters: { id: region.id } }
    const [school, action] = await Promise.all([
      create(administrator, newSchool(region.id, `A tiempo ${turn}`)),
      turn % 2 === 0
        ? vereda.ask(regionCalls.remove, administrator, request)
        : vereda.ask(regionCalls.change, administrator, { ...request, body: { country: here().peru.id } }),
    ])
    const outcome = `${school.status} ${action.status} ${school.body.code ?? ''}`
    const allowed = turn % 2 === 0 ? ['201 409 ', '400 200 does_not_exist'] : ['201 200 ']
    expect(allowed).toContain(outcome)
  }
})
