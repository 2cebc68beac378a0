import { readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { domainNumbers, underWayNames } from 'contract/evaluation/scores/summary'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lacksFigures } from '../../../src/evaluation/summaries/queries.ts'
import { recount } from '../../../src/evaluation/summaries/recount.ts'
import { asAdministrator } from '../../given/people.ts'
import { givenCountry, givenRegion, givenSchool } from '../../given/places.ts'
import { givenSmallInstrument } from '../../given/small-instrument.ts'
import { givenVereda, type Vereda } from '../../vereda.ts'
import { assertSummariesAgree } from './agreement.ts'
import { countsIn } from './reckoned.ts'
import { actions, codes, type Ground, type Move, take } from './walking.ts'
import { whole } from './whole-walk.ts'

let vereda: Vereda
let ground: Ground

beforeAll(async () => {
  vereda = await givenVereda()
  const { db } = vereda.database
  const countries = [(await givenCountry(db, 'PE')).id, (await givenCountry(db, 'BR')).id]
  await vereda.app.listen({ port: 0, host: '127.0.0.1' })
  ground = {
    vereda,
    base: `http://127.0.0.1:${(vereda.app.server.address() as AddressInfo).port}`,
    who: await asAdministrator(db),
    colleague: (await asAdministrator(db)).id,
    instruments: [await givenSmallInstrument(db), await givenSmallInstrument(db)],
    regions: await Promise.all(countries.map(async (country) => (await givenRegion(db, country)).id)),
    countries,
  }
})
afterAll(() => vereda.close())

const assertAgrees = () => assertSummariesAgree(vereda.database.db)

const move: fc.Arbitrary<Move> = fc.record({
  action: fc.constantFrom(...actions),
  at: fc.nat(22),
  code: fc.constantFrom(...codes),
})
/** What brings a line on, mixed in so that walks reach validated and closed lines. */
const onwards: Move['action'][] = ['begin', 'aim', 'answer', 'fill', 'submit', 'review', 'close', 'open']

test('after any actions the summaries equal a recount', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(move, { minLength: 24, maxLength: 40 }), async (moves) => {
      const { db } = vereda.database
      const school = await givenSchool(db, ground.regions[0] as number)
      for (const [place, each] of moves.entries()) {
        const on = { ...each, action: onwards[place % onwards.length] as Move['action'] }
        for (const now of [on, each]) {
          const status = await take(ground, school.id, now)
          expect(status, now.action).toBeLessThan(500)
        }
      }
      await assertAgrees()
      expect(await recount(db)).toMatchObject({ repaired: 0 })
    }),
    { numRuns: 8, endOnFailure: true },
  )
}, 240_000)

test('after each step of successful actions the summaries are right', async () => {
  expect(new Set(whole)).toEqual(new Set(actions))
  const { db } = vereda.database
  const school = await givenSchool(db, ground.regions[1] as number)
  for (const action of whole) {
    expect(await take(ground, school.id, { action, at: 0, code: 'B' }), action).toBeLessThan(300)
    await assertAgrees()
  }
  expect(await recount(db)).toMatchObject({ repaired: 0 })
}, 120_000)

test('a recount repairs any wrong summaries, and reports their number', async () => {
  const { db } = vereda.database
  const before = await db.selectFrom('line_summaries').selectAll().orderBy('line_id').execute()
  const [validated] = before.filter(({ status }) => countsIn({ status }))
  const [open] = before.filter(({ status }) => status === 'OPEN')
  const gone = before.filter(({ status }) => status !== 'CLOSED').at(-1)
  await sql`update line_summaries set points_3 = 6.5, current_of = 255 - current_of, followed_in_kind = 7,
    deadlines = '{2020-02-02}', base_points = 1, answered = 99
    where line_id = ${validated?.line_id}`.execute(db)
  await sql`update line_summaries set goals_1 = 1, status = 'CLOSED' where line_id = ${open?.line_id}`.execute(
    db,
  )
  await sql`delete from line_summaries where line_id = ${gone?.line_id}`.execute(db)
  expect(new Set([validated?.line_id, open?.line_id, gone?.line_id]).size).toBe(3)
  expect(await recount(db)).toEqual({ lines: before.length, repaired: 3 })
  expect(await db.selectFrom('line_summaries').selectAll().orderBy('line_id').execute()).toEqual(before)
  await assertAgrees()
  expect(await recount(db)).toEqual({ lines: before.length, repaired: 0 })
})

test('migrations count letters under way and points of indicators as a recount does', async () => {
  const { db } = vereda.database
  const school = await givenSchool(db, ground.regions[1] as number)
  for (const code of ['A', 'C', 'E', 'B'] as const) {
    for (const action of ['begin', 'answer', 'fill', 'submit', 'review'] as const)
      await take(ground, school.id, { action, at: 3, code })
  }
  const before = await db.selectFrom('line_summaries').selectAll().orderBy('line_id').execute()
  expect(before.some(({ change_under_way_1 }) => (change_under_way_1 ?? 0) > 0)).toBe(true)
  const text = await readFile(
    new URL('../../../migrations/054-letters-under-way.sql', import.meta.url),
    'utf8',
  )
  const columns = underWayNames.flatMap((name) => domainNumbers.map((number) => `${name}_${number}`))
  await sql`update line_summaries set ${sql.raw(columns.map((name) => `${name} = null`).join(', '))}`.execute(
    db,
  )
  await sql.raw(text.slice(text.indexOf('with counted'))).execute(db)
  await sql`update line_summaries set indicator_points = null`.execute(db)
  const points = await readFile(
    new URL('../../../migrations/117-points-of-indicators.sql', import.meta.url),
    'utf8',
  )
  await sql.raw(points.slice(points.indexOf('update line_summaries'))).execute(db)
  expect(await db.selectFrom('line_summaries').selectAll().orderBy('line_id').execute()).toEqual(before)
  expect(await recount(db)).toMatchObject({ repaired: 0 })
}, 60_000)

test('a database from before these figures is recognised by their absence', async () => {
  const { db } = vereda.database
  expect(await lacksFigures(db)).toBe(false)
  await sql`update line_summaries set deadlines = null where current_of <> 0`.execute(db)
  expect(await lacksFigures(db)).toBe(true)
  await recount(db)
  expect(await lacksFigures(db)).toBe(false)
})
