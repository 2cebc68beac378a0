import { expect, test } from 'vitest'
import type { OpenApi } from '../../../src/platform/openapi/document.ts'
import { cellsOf } from '../../calls/cells.ts'
import { expected } from '../../calls/expected/expected.ts'
import { keyOf } from '../../calls/row.ts'
import { send } from '../../calls/send.ts'
import { type Column, columns, givenWorld } from '../../calls/world.ts'
import { checkerOf } from './checking.ts'

const world = await givenWorld()
const document = (await world.app.inject({ url: '/api/openapi.json' })).json<OpenApi>()
const faultOf = checkerOf(document)
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.keys(methods).map((method) => {
    const request = { method: method.toUpperCase() as 'GET', path }
    return world.app.calls.find(({ call }) => keyOf(call) === keyOf(request))?.call ?? request
  }),
)

test('every operation of the description is asked, and every call of the server is described', () => {
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
  '%s answers as it is described',
  async (key, call) => {
    const row = expected.get(key)
    if (!row) throw new Error(`${key} has no row in server/test/calls/expected/expected.ts`)
    await world.signInAll()
    const statuses = new Set<number>()
    const faults: string[] = []
    const check = async (column: Column, name: string, asks: object) => {
      const by = await world.acting(column)
      const sent = await send(world, call, asks, by.token ? by : null)
      statuses.add(sent.status)
      const fault = faultOf(call, sent)
      if (fault) faults.push(`${column}, ${name}: ${fault}`)
    }
    for (const column of columns) {
      const cells = await cellsOf(world, row, column, await world.acting(column))
      for (const { kind, asks } of cells) await check(column, kind, asks)
      if (column !== 'superuser') continue
      for (const [name, asks] of spoiled)
        await check(column, name, { ...cells[0]?.asks, form: undefined, ...asks })
    }
    expect(faults).toEqual([])
    if (!row.may.startsWith('N'))
      expect(
        [...statuses].some((status) => status < 300),
        'it was done once',
      ).toBe(true)
    if (!row.may.startsWith('*'))
      expect(
        [...statuses].some((status) => status >= 400),
        'it was refused once',
      ).toBe(true)
  },
)
