import { expect, test } from 'vitest'
import type { OpenApi } from '../../../src/platform/openapi/document.ts'
import { expected } from '../../calls/expected/expected.ts'
import { keyOf } from '../../calls/row.ts'
import { send } from '../../calls/send.ts'
import { givenWorld } from '../../calls/world.ts'
import { checkerOf } from './checking.ts'

// What is asked rightly is compared with its description in server/test/calls/matrix.test.ts.

const world = await givenWorld()
const document = (await world.app.inject({ url: '/api/openapi.json' })).json<OpenApi>()
const faultOf = checkerOf(document)
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.keys(methods).map((method) => {
    const request = { method: method.toUpperCase() as 'GET', path }
    return world.app.calls.find(({ call }) => keyOf(call) === keyOf(request))?.call ?? request
  }),
)

test('every operation of the description is called, and every call of the server is described', () => {
  expect(operations.map(keyOf).sort()).toEqual(world.app.calls.map(({ call }) => keyOf(call)).sort())
  expect(operations.map(keyOf).sort()).toEqual([...expected.keys()].sort())
})

const spoiled: [name: string, asks: object][] = [
  ['a body that is no object', { body: [1] }],
  ['fields of the wrong kind', { body: { text: 7, name: [], year: 'x', messages: 5, scores: {} } }],
  ['a query of the wrong kind', { query: { page: 'x', order: 'unknown', search: 'ab', role: 9 } }],
  ['no JSON', { body: '{', headers: { 'content-type': 'application/json' } }],
  ['another media type', { body: 'text', headers: { 'content-type': 'text/plain' } }],
]

test.each(operations.map((call) => [keyOf(call), call] as const))(
  'an invalid request to %s is answered as described',
  async (key, call) => {
    const row = expected.get(key)
    if (!row) throw new Error(`${key} has no row in server/test/calls/expected/expected.ts`)
    await world.signInAll()
    const faults: string[] = []
    const { form: _, ...right } = await row.asks(world.here, await world.acting('superuser'))
    for (const [name, asks] of spoiled) {
      const by = await world.acting('superuser')
      const fault = faultOf(call, await send(world, call, { ...right, ...asks }, by))
      if (fault) faults.push(`${name}: ${fault}`)
    }
    expect(faults).toEqual([])
  },
)
