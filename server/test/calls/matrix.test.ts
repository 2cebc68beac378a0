// @both-databases: each call is asked once with success: a statement that waits for its own session shows here
import { expect, test } from 'vitest'
import type { OpenApi } from '../../src/platform/openapi/document.ts'
import { engine } from '../database/database.ts'
import { checkerOf } from '../platform/openapi/checking.ts'
import { type Cell, cellsOf, expectedOf, signOf, succeedsFor } from './cells.ts'
import { expected } from './expected/expected.ts'
import { idsRefused, missingId } from './refused.ts'
import { keyOf, type Row } from './row.ts'
import { type Sent, send } from './send.ts'
import { type Column, columns, givenWorld } from './world.ts'

const world = await givenWorld()
const calls = world.app.calls.map(({ call }) => call)
const faultOf = checkerOf((await world.app.inject({ url: '/api/openapi.json' })).json<OpenApi>())

const isAsExpected = (status: number, wanted: number | 'success') =>
  wanted === 'success' ? status < 300 : status === wanted

const rowsIn = ({ body }: Sent): unknown[] =>
  (Array.isArray(body) ? body : (body.results as unknown[])).map((each) => (each as { id: number }).id)

/** Whether a list shows a row of the other land, when it should not, or the other way. */
const wronglyShown = (sent: Sent, cell: Cell, sign: string): string | null => {
  if (cell.asks.shows === undefined || sent.status >= 300) return null
  const ids = rowsIn(sent)
  if (cell.kind === 'own') return ids.includes(cell.asks.shows) ? null : 'the own row is not shown'
  const isShown = ids.includes(cell.foreign?.shows)
  return isShown === (sign === 'A') ? null : `a foreign row is ${isShown ? '' : 'not '}shown`
}

/** Every id that a request names, wherever it stands. */
const idsIn = ({ parameters, query, body }: Cell['asks']): number[] =>
  [parameters, query, body].flatMap((part) =>
    Object.values((part ?? {}) as object)
      .map(Number)
      .filter(Number.isInteger),
  )

/** All of an answer that may differ between two requests for the same reason. */
const plain = ({ status, headers, body }: Sent) => {
  const { date: _, ...rest } = headers
  return { status, headers: rest, body: { ...body, request_id: null } }
}

/**
 * A refusal is the same on both databases, and so is the statement of a call but for who is asking: on the embedded one
 * those who may least and most ask it, with success. `npm run reliability -- both-databases` asks all of it on both.
 */
const isOfSuccesses = engine() === 'embedded' && process.env['BOTH_DATABASES'] === undefined

const columnsFor = (row: Row): readonly Column[] => {
  if (!isOfSuccesses) return columns
  const able = columns.filter((column) => succeedsFor(row, column))
  return able.filter((_, place) => place === 0 || place === able.length - 1)
}

test('every call of the server has a row in the table, and every row a call', () => {
  expect([...expected.keys()].sort()).toEqual(calls.map(keyOf).sort())
})

test.each(calls.map((call) => [keyOf(call), call] as const))('%s', async (key, call) => {
  const row = expected.get(key)
  if (!row) throw new Error(`${key} has no row: see server/test/calls/expected/expected.ts`)
  expect(row.may.split(' '), 'a sign for each column').toHaveLength(columns.length)
  await world.signInAll()
  const wrong: string[] = []
  for (const column of columnsFor(row)) {
    const sign = signOf(row, column)
    const answered = new Map<string, Sent>()
    const hidden: number[][] = []
    for (const cell of await cellsOf(world, row, column, await world.acting(column), isOfSuccesses)) {
      const by = await world.acting(column)
      // a request that ends a session, or is bound to one, comes from a new one
      const sent = await send(world, call, cell.asks, by.token ? by : null)
      const wanted = expectedOf(row, cell.asks, column, cell.kind)
      answered.set(cell.kind, sent)
      if (by.token && sent.status === 404 && cell.kind === 'foreign') hidden.push(idsIn(cell.asks))
      if (!isAsExpected(sent.status, wanted))
        wrong.push(`${column}, ${cell.kind}: ${sent.status} ${sent.body.code ?? ''} in place of ${wanted}`)
      for (const fault of [wronglyShown(sent, cell, sign), faultOf(call, sent)])
        if (fault) wrong.push(`${column}, ${cell.kind}: ${fault}`)
    }
    const refused = await idsRefused(world, call, (await world.acting(column)).id)
    for (const ids of hidden)
      if (!ids.some((id) => refused.includes(id)))
        wrong.push(`${column}: a foreign row, answered 404, is not in the audit`)
    if (refused.includes(missingId)) wrong.push(`${column}: a missing row is in the audit`)
    const [foreign, missing] = [answered.get('foreign'), answered.get('missing')]
    if (foreign && missing && foreign.status >= 300 && 'SO'.includes(sign))
      expect(plain(foreign), `${column}: a foreign row answers as a missing one`).toEqual(plain(missing))
  }
  expect(wrong).toEqual([])
})
