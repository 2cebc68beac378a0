import { countryCalls } from 'contract/places/countries'
import { regionCalls } from 'contract/places/regions'
import { beforeAll, expect, test } from 'vitest'
import { asSuperuser, type Someone } from '../../given/people.ts'
import { givenCountry, givenRegion, givenSchool } from '../../given/places.ts'
import { givenVereda, type Vereda } from '../../vereda.ts'
import { givenPlaces } from './places.ts'

let vereda: Vereda
let here: Awaited<ReturnType<typeof givenPlaces>>
beforeAll(async () => {
  vereda = await givenVereda()
  here = await givenPlaces(vereda)
})

const read = (person: Someone | null, id: number) =>
  vereda.ask(regionCalls.read, person, { parameters: { id } })
const create = (person: Someone | null, body: object) =>
  vereda.ask(regionCalls.create, person, { body: body as never })
const change = (person: Someone | null, id: number, body: object, headers = {}) =>
  vereda.ask(regionCalls.change, person, { parameters: { id }, body, headers })
const remove = (person: Someone | null, id: number, headers = {}) =>
  vereda.ask(regionCalls.remove, person, { parameters: { id }, headers })
const denied = { status: 403, body: { code: 'permission_denied' } }

test('a representative adds a region to the own country', async () => {
  const { representative, administrator, coordinator, evaluator, peru, india } = here
  const answer = await create(representative, { name: ' Puno ', country: peru.id })
  expect(answer).toMatchObject({
    status: 201,
    headers: { etag: '"v1"' },
    body: { name: 'Puno', country: { id: peru.id, name: 'Peru' }, schools: 0, version: 1 },
  })
  expect((await read(representative, answer.body.id)).body).toEqual(answer.body)
  expect(await create(representative, { name: 'Goa', country: india.id })).toMatchObject(denied)
  expect(await create(representative, { name: 'Goa', country: 987_654 })).toMatchObject(denied)
  expect(await create(coordinator, { name: 'Goa', country: peru.id })).toMatchObject(denied)
  expect(await create(evaluator, { name: 'Goa', country: peru.id })).toMatchObject(denied)
  expect(await create(null, { name: 'Goa', country: peru.id })).toMatchObject({ status: 401 })
  expect(await create(administrator, { name: 'Goa', country: 987_654 })).toMatchObject({
    status: 400,
    body: { code: 'does_not_exist', errors: { country: [{ code: 'does_not_exist' }] } },
  })
})

test('a region’s name is required, limited, and unique in its country', async () => {
  const { administrator, peru, india } = here
  const named = (name: unknown, country = india.id) => create(administrator, { name, country })
  const refused = (code: string) => ({ status: 400, body: { code, errors: { name: [{ code }] } } })
  expect(await named('')).toMatchObject(refused('required'))
  expect(await named('x'.repeat(201))).toMatchObject(refused('max_length'))
  expect(await named(7)).toMatchObject(refused('validation_error'))
  expect(await create(administrator, { name: 'Nowhere' })).toMatchObject({
    status: 400,
    body: { code: 'country_undetermined', errors: { country: [{ code: 'country_undetermined' }] } },
  })
  const kerala = await named('Kerala')
  expect(await named('kerala ')).toMatchObject(refused('name_exists'))
  const elsewhere = await named('Kerala', peru.id)
  expect(elsewhere.status).toBe(201)
  expect(await change(administrator, elsewhere.body.id, { country: india.id })).toMatchObject(
    refused('name_exists'),
  )
  expect(await remove(administrator, kerala.body.id)).toMatchObject({ status: 200 })
  const both = await Promise.all([named('Assam'), named('Assam')])
  expect(both.map(({ status }) => status)).toEqual(expect.arrayContaining([201, 400]))
})

test('a region out of scope is answered as if it did not exist, by every call', async () => {
  const { representative, coordinator, evaluator, bihar, ancash } = here
  const refusal = async (request: Promise<{ status: number; body: unknown }>) => {
    const { status, body } = await request
    const { request_id: _, ...rest } = body as { request_id: string }
    return { status, rest }
  }
  for (const [person, foreign, asks] of [
    [representative, bihar.id, [read, (p: Someone, id: number) => change(p, id, { name: 'X' }), remove]],
    [coordinator, ancash.id, [read, (p: Someone, id: number) => change(p, id, { name: 'X' })]],
    [evaluator, ancash.id, [read]],
  ] as const) {
    for (const ask of asks) {
      const missing = await refusal(ask(person, 987_654))
      expect(missing).toMatchObject({ status: 404, rest: { code: 'not_found' } })
      expect(await refusal(ask(person, foreign))).toEqual(missing)
    }
  }
})

test('a coordinator renames the own region but neither moves nor deletes it', async () => {
  const { coordinator, representative, administrator, cusco, india, peru, evaluator } = here
  expect(await change(coordinator, cusco.id, { name: 'Qosqo', country: peru.id })).toMatchObject({
    status: 200,
    body: { name: 'Qosqo', version: 2 },
  })
  const found = await vereda.ask(regionCalls.list, coordinator, { query: { search: 'qosqo' } })
  expect(found.body).toMatchObject({ count: 1 })
  for (const person of [coordinator, representative]) {
    expect(await change(person, cusco.id, { country: india.id })).toMatchObject(denied)
  }
  expect(await remove(coordinator, cusco.id)).toMatchObject(denied)
  expect(await change(evaluator, cusco.id, { name: 'Mine' })).toMatchObject(denied)
  expect(await change(administrator, cusco.id, { country: 987_654 })).toMatchObject({
    status: 400,
    body: { code: 'does_not_exist' },
  })
})

test('a region that an administrator moves takes its schools along', async () => {
  const { db } = vereda.database
  const { administrator, peru, india } = here
  const region = await givenRegion(db, peru.id)
  const school = await givenSchool(db, region.id)
  const moved = await change(administrator, region.id, { country: india.id })
  expect(moved).toMatchObject({ status: 200, body: { country: { name: 'India' }, schools: 1 } })
  const row = await db
    .selectFrom('schools')
    .select('country_id')
    .where('id', '=', school.id)
    .executeTakeFirst()
  expect(row).toEqual({ country_id: india.id })
  await change(administrator, region.id, { country: peru.id })
})

test('a region with schools cannot be deleted, an empty one can, and an older version is refused', async () => {
  const { representative, peru, cusco } = here
  expect(await remove(representative, cusco.id)).toMatchObject({ status: 409, body: { code: 'in_use' } })
  const { id } = await givenRegion(vereda.database.db, peru.id)
  expect(await change(representative, id, { name: 'Newer' }, { 'if-match': '"v1"' })).toMatchObject({
    status: 200,
  })
  const conflict = { status: 412, body: { code: 'version_conflict', version: 2 } }
  expect(await change(representative, id, { name: 'Newest' }, { 'if-match': '"v1"' })).toMatchObject(conflict)
  expect(await remove(representative, id, { 'if-match': '"v1"' })).toMatchObject(conflict)
  expect(await remove(representative, id, { 'if-match': '"v2"' })).toMatchObject({
    body: { code: 'region_deleted' },
  })
  const actions = await vereda.database.db
    .selectFrom('audit')
    .select(['deed', 'actor_id'])
    .where('object_type', '=', 'region')
    .where('object_id', '=', id)
    .orderBy('id')
    .execute()
  expect(actions).toEqual([
    { deed: 'region.change', actor_id: representative.id },
    { deed: 'region.delete', actor_id: representative.id },
  ])
})

test('a region added while its country is deleted is refused, or keeps the country', async () => {
  const { db } = vereda.database
  const { administrator } = here
  const superuser = await asSuperuser(db)
  for (const code of ['AO', 'MZ', 'CV', 'ST', 'TL', 'GW']) {
    const country = await givenCountry(db, code)
    const [region, removal] = await Promise.all([
      create(administrator, { name: 'Nova', country: country.id }),
      vereda.ask(countryCalls.remove, superuser, { parameters: { id: country.id } }),
    ])
    expect([`${region.status} ${removal.status}`, region.body.code]).toEqual(
      region.status === 201 ? ['201 409', undefined] : ['400 200', 'does_not_exist'],
    )
  }
})
