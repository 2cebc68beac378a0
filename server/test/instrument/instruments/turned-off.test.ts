import { instrumentCalls } from 'contract/instrument/instruments'
import { beforeAll, expect, test } from 'vitest'
import {
  asAdministrator,
  asCoordinator,
  asRepresentative,
  asSchool,
  asSuperuser,
  type Someone,
} from '../../given/people.ts'
import { givenCountry, givenInstrument, givenRegion, givenSchool } from '../../given/places.ts'
import { givenVereda, type Vereda } from '../../vereda.ts'

let vereda: Vereda
let people: Record<'superuser' | 'administrator' | 'representative' | 'coordinator' | 'evaluator', Someone>
let school: Awaited<ReturnType<typeof givenSchool>>

beforeAll(async () => {
  vereda = await givenVereda()
  const { db } = vereda.database
  await givenInstrument(db)
  const country = await givenCountry(db)
  const region = await givenRegion(db, country.id)
  school = await givenSchool(db, region.id)
  people = {
    superuser: await asSuperuser(db),
    administrator: await asAdministrator(db),
    representative: await asRepresentative(db, [country.id]),
    coordinator: await asCoordinator(db, [region.id]),
    evaluator: await asSchool(db, [school.id]),
  }
})

const read = (person: Someone | null, id: number) =>
  vereda.ask(instrumentCalls.read, person, { parameters: { id } })
const toggle = (person: Someone | null, id: number) =>
  vereda.ask(instrumentCalls.toggle, person, { parameters: { id } })
const categories = (person: Someone | null, id: number, query = {}, headers = {}) =>
  vereda.ask(instrumentCalls.categories, person, { parameters: { id }, query, headers })
const missing = { status: 404, body: { code: 'not_found' } }
const denied = { status: 403, body: { code: 'permission_denied' } }

test('a super administrator disables and enables an instrument; a super representative too; nobody else', async () => {
  const { db } = vereda.database
  const { id } = await givenInstrument(db, 51)
  for (const person of [people.administrator, people.representative, people.coordinator, people.evaluator]) {
    expect(await toggle(person, id)).toMatchObject(denied)
  }
  expect(await toggle(people.superuser, 987_654)).toMatchObject(missing)
  expect(await toggle(people.superuser, id)).toMatchObject({
    status: 200,
    body: { code: 'instrument_disabled', enabled: false },
  })
  const highest = await asRepresentative(db, [])
  await db.updateTable('users').set({ is_superuser: true }).where('id', '=', highest.id).execute()
  expect(await toggle(highest, id)).toMatchObject({ body: { code: 'instrument_enabled', enabled: true } })
  const rows = await db
    .selectFrom('audit')
    .select(['deed', 'actor_id', 'old', 'new'])
    .where('object_type', '=', 'instrument')
    .where('object_id', '=', id)
    .where('actor_id', 'is not', null)
    .where('deed', '<>', 'permission.denied')
    .orderBy('id')
    .execute()
  expect(rows).toEqual([
    {
      deed: 'instrument.disable',
      actor_id: people.superuser.id,
      old: { enabled: true },
      new: { enabled: false },
    },
    { deed: 'instrument.enable', actor_id: highest.id, old: { enabled: false }, new: { enabled: true } },
  ])
})

test('a school sees a disabled instrument only when its own evaluation was made with it', async () => {
  const { db } = vereda.database
  const { id } = await givenInstrument(db, 52)
  await toggle(people.superuser, id)
  const { evaluator, coordinator } = people
  const seen = async (person: Someone) => {
    const { body } = await vereda.ask(instrumentCalls.list, person)
    return body.map((instrument) => instrument.id).includes(id)
  }
  const options = () => vereda.ask(instrumentCalls.options, evaluator, { query: { instrument_id: id } })
  expect(await seen(coordinator)).toBe(true)
  expect(await seen(evaluator)).toBe(false)
  expect(await read(evaluator, id)).toMatchObject(missing)
  expect(await categories(evaluator, id)).toMatchObject(missing)
  expect(await options()).toMatchObject({ status: 400, body: { code: 'instrument_not_found' } })
  const evaluate = async (of: typeof school) =>
    db
      .insertInto('evaluations')
      .values({
        school_id: of.id,
        region_id: of.region,
        country_id: of.country,
        instrument_id: id,
        created_by: evaluator.id,
      })
      .execute()
  await evaluate(await givenSchool(db, school.region))
  expect(await seen(evaluator)).toBe(false)
  await evaluate(school)
  expect(await seen(evaluator)).toBe(true)
  expect(await read(evaluator, id)).toMatchObject({ status: 200, body: { enabled: false } })
  expect((await categories(evaluator, id)).status).toBe(200)
  expect((await options()).status).toBe(200)
})

test('the newest edition comes first and names the one it replaces', async () => {
  const { db } = vereda.database
  await givenInstrument(db, 53)
  const { id } = await givenInstrument(db, 54)
  const { body, headers } = await vereda.ask(instrumentCalls.list, people.administrator)
  expect(body[0]).toMatchObject({ id, edition: 54, replaces: body[1]?.id, enabled: true })
  expect(body[1]?.edition).toBe(53)
  expect(headers['etag']).toBeTruthy()
})
