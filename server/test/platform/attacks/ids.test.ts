import { expect, test } from 'vitest'
import { send } from '../../calls/send.ts'
import { type Column, givenWorld } from '../../calls/world.ts'

const world = await givenWorld()
const { here, there } = world
const calls = new Map(world.app.calls.map(({ call }) => [`${call.method} ${call.path}`, call]))
const ask = async (message: string, asks: object, column: Column = 'role 2') => {
  const call = calls.get(message)
  if (!call) throw new Error(`there is no ${message}`)
  const { status, body } = await send(world, call, asks, await world.acting(column))
  return [status, body.code]
}

const paths = [...calls.values()].filter(({ path, method }) => path.includes('{') && method === 'GET')
const wrongIds = [
  '0',
  '-1',
  '1.5',
  '1e3',
  '0x1',
  '01',
  '+1',
  '%31%20',
  '2147483648',
  '99999999999',
  'NaN',
  "1'",
  '1;2',
]

test.each(wrongIds)('an id written as %s matches no row, in any path', async (id) => {
  const { token } = await world.acting('superuser')
  for (const { path } of paths) {
    const url = path.replaceAll(/\{\w+\}/g, id)
    const answer = await world.app.inject({ url, headers: { authorization: `Bearer ${token}` } })
    expect([url, answer.statusCode, answer.json().code]).toEqual([url, 404, 'not_found'])
  }
})

test('a line of another school in the query of an own evaluation is missing', async () => {
  const asks = { parameters: { id: here.open.evaluation }, query: { evaluation_line_id: there.open.id } }
  for (const path of ['evaluation/{id}/', 'evaluation/{id}/action_plan/', 'note_evaluation/{id}/'])
    expect(await ask(`GET /api/${path}`, asks, 'superuser')).toEqual([404, 'not_found'])
})

test('a school of another country in a filter shows nothing of it', async () => {
  const call = calls.get('GET /api/evaluation/')
  const by = await world.acting('role 2')
  for (const query of [{ school: there.school }, { country__name: 'Brazil' }]) {
    const { body } = await send(world, call as never, { query }, by)
    expect(body).toMatchObject({ count: 0, results: [] })
  }
})

test('an evaluation of another country in the body does not open the own line', async () => {
  const { id } = await here.line('VALIDATED')
  const body = { status: 'CLOSED', evaluation: there.open.evaluation }
  expect(await ask('POST /api/evaluation-stage-progress/{id}/open/', { parameters: { id }, body })).toEqual([
    404,
    'assessment_not_found',
  ])
})

test('a message cannot be about an evaluation of another country', async () => {
  const body = {
    user: (await here.newPerson()).id,
    title: 'A',
    message: 'B',
    object_id: there.open.evaluation,
  }
  expect(await ask('POST /api/notifications/', { body })).toEqual([403, 'permission_denied'])
})

test('a school moves neither to another country nor out of it', async () => {
  const body = { region: there.region }
  expect(await ask('PATCH /api/school/{id}/', { parameters: { id: here.school }, body })).toEqual([
    403,
    'permission_denied',
  ])
})

test('only an administrator moves a region to another country', async () => {
  const asks = { parameters: { id: here.region }, body: { country: there.country } }
  expect(await ask('PATCH /api/region/{id}/', asks, 'role 1')).toEqual([403, 'permission_denied'])
})

test('nobody gets a person of another country by assigning them a school', async () => {
  const body = { user: (await there.newPerson()).id, school: here.school }
  for (const column of ['role 1', 'role 2'] as const)
    expect(await ask('POST /api/area/', { body }, column)).toEqual([403, 'permission_denied'])
})

test('nobody removes their own area, and nobody that of somebody with a higher role', async () => {
  const areaOf = async (user: number) => {
    const row = await world.db
      .selectFrom('areas')
      .select('id')
      .where('user_id', '=', user)
      .executeTakeFirstOrThrow()
    return { parameters: { id: row.id } }
  }
  expect(await ask('DELETE /api/area/{id}/', await areaOf(here.coordinator.id))).toEqual([
    403,
    'permission_denied',
  ])
  expect((await ask('DELETE /api/area/{id}/', await areaOf(here.representative.id)))[0]).toBe(404)
})

test('a country in the own profile gives no scope', async () => {
  await ask('PATCH /api/user_information_profile/', { body: { country: there.country } }, 'role 1')
  expect(await ask('GET /api/school/{id}/', { parameters: { id: there.school } }, 'role 1')).toEqual([
    404,
    'not_found',
  ])
})

test('an indicator of another instrument is refused in a line', async () => {
  const { givenSmallInstrument } = await import('../../given/small-instrument.ts')
  const { indicators, option } = await givenSmallInstrument(world.db)
  const body = { evaluation_line: (await here.line()).id, indicator: indicators[0]?.id, option: option('B') }
  expect((await ask('POST /api/result/', { body }))[1]).toBe('indicator_not_in_instrument')
})

test('a domain of another instrument is refused in priorities', async () => {
  const { givenSmallInstrument } = await import('../../given/small-instrument.ts')
  const { categories } = await givenSmallInstrument(world.db)
  const scores = categories.map((category, place) => ({ category, score: place === 0 ? 40 : 10 }))
  const body = { evaluation_line: here.open.id, scores }
  expect(await ask('PATCH /api/evaluation/indiprin/', { body })).toEqual([400, 'validation_error'])
})

test('an id of another person in a header, such as of an identity proxy, is ignored', async () => {
  const headers = { 'x-user-id': '1', 'x-user': 'superuser', 'x-original-user': '1', 'remote-user': 'root' }
  expect(await ask('GET /api/school/{id}/', { parameters: { id: there.school }, headers })).toEqual([
    404,
    'not_found',
  ])
  expect((await world.app.inject({ url: '/api/school/', headers })).statusCode).toBe(401)
})
