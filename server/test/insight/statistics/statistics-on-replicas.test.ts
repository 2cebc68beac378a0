// @both-databases: what changed is seen by its own transaction numbers on both
import type { AddressInfo } from 'node:net'
import type { Actor } from 'contract/access/scope'
import { actionPlanCalls } from 'contract/evaluation/plan/action-plans'
import { evaluationStatistics, schoolStatistics } from 'contract/insight/statistics/statistics'
import { countryCalls } from 'contract/places/countries'
import { regionCalls } from 'contract/places/regions'
import { schoolCalls } from 'contract/places/schools'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { evaluationStatisticsOf } from '../../../src/insight/statistics/evaluations/queries.ts'
import { schoolStatisticsOf } from '../../../src/insight/statistics/school-queries.ts'
import { type Ground, take } from '../../evaluation/summaries/walking.ts'
import { whole } from '../../evaluation/summaries/whole-walk.ts'
import {
  asAdministrator,
  asCoordinator,
  asRepresentative,
  asSuperuser,
  type Someone,
} from '../../given/people.ts'
import { givenCountry, givenRegion, givenSchool } from '../../given/places.ts'
import { givenSmallInstrument } from '../../given/small-instrument.ts'
import { givenReplica } from '../../running/replica.ts'
import { givenVereda } from '../../vereda.ts'

const vereda = await givenVereda()
const { db } = vereda.database
const other = await givenReplica(vereda, { RATE_LIMIT_PER_SECOND: '0' })
await vereda.app.listen({ port: 0, host: '127.0.0.1' })

const countries = [(await givenCountry(db, 'PE')).id, (await givenCountry(db, 'BR')).id]
const regions = await Promise.all(countries.map(async (country) => (await givenRegion(db, country)).id))
const administrator = await asSuperuser(db)
const ground: Ground = {
  vereda,
  base: `http://127.0.0.1:${(vereda.app.server.address() as AddressInfo).port}`,
  who: administrator,
  colleague: (await asAdministrator(db)).id,
  instruments: [await givenSmallInstrument(db), await givenSmallInstrument(db)],
  regions,
  countries,
}

/** Who asks, with the places that are theirs. */
const askers: { who: Someone; actor: Pick<Actor, 'role' | 'areas'> }[] = [
  { who: administrator, actor: { role: 0, areas: [] } },
  { who: await asRepresentative(db, [countries[0] ?? 0]), actor: { role: 1, areas: [countries[0] ?? 0] } },
  { who: await asCoordinator(db, regions), actor: { role: 2, areas: regions.toSorted((a, b) => a - b) } },
]

const modelsOf = ({ role }: Pick<Actor, 'role'>) =>
  role === 0 ? (['country', 'region'] as const) : (['region'] as const)

/** Each statistic as the other server tells it. */
const answersOfOther = async () => {
  const all: Record<string, unknown> = {}
  for (const { who, actor } of askers)
    for (const model of modelsOf(actor))
      for (const [path, types] of [
        ['evaluations', evaluationStatistics],
        ['schools', schoolStatistics],
      ] as const)
        for (const type of types) {
          const url = `/api/statistics/${path}?type=${type}&model=${model}`
          const answer = await other.inject({ url, headers: { authorization: `Bearer ${who.token}` } })
          all[`${actor.role} ${model} ${type}`] = answer.json()
        }
  return all
}

/** The same, made of the rows as they are now. */
const made = async () => {
  const all: Record<string, unknown> = {}
  for (const {
    who,
    actor: { role, areas },
  } of askers) {
    const actor: Actor = { id: who.id, role, areas: [...areas], is_superuser: false }
    for (const model of modelsOf(actor)) {
      for (const type of evaluationStatistics)
        all[`${role} ${model} ${type}`] = await evaluationStatisticsOf(db, actor, 'en', { type, model })
      for (const type of schoolStatistics)
        all[`${role} ${model} ${type}`] = await schoolStatisticsOf(db, actor, 'en', { type, model })
    }
  }
  return JSON.parse(JSON.stringify(all))
}

/** Asked before, so that the other server has them, and once after something happened here. */
const assertFollows = async (what: string, happens: () => Promise<unknown>) => {
  await answersOfOther()
  const done = await happens()
  if (done instanceof Object && 'status' in done) expect(done.status, what).toBeLessThan(300)
  expect(await answersOfOther(), what).toEqual(await made())
}

test('statistics cached on one server follow changes on the other at the next request', async () => {
  const school = await givenSchool(db, regions[1] ?? 0)
  for (const action of whole)
    await assertFollows(action, async () => {
      expect(await take(ground, school.id, { action, at: 0, code: 'B' }), action).toBeLessThan(300)
    })
}, 240_000)

test('so they do for places, plans and changes of many rows at once', async () => {
  const [region = 0] = regions
  const school = await givenSchool(db, region)
  for (const action of ['begin', 'aim', 'fill', 'submit', 'review'] as const)
    await take(ground, school.id, { action, at: 2, code: 'D' })
  const on = (id: number) => ({ parameters: { id } })
  const ask = vereda.ask
  const goal = async () => {
    const { rows } = await sql<{ plan: number; goal: number }>`
      select goals.plan_id as plan, max(goals.id) as goal from goals group by 1 order by 2 desc limit 1`.execute(
      db,
    )
    return rows[0] ?? { plan: 0, goal: 0 }
  }
  const changes: Record<string, () => Promise<unknown>> = {
    'a new school': () => givenSchool(db, region, { management: 'private' }),
    'learners of a school': () =>
      ask(schoolCalls.change, administrator, { ...on(school.id), body: { students_with_deafblindness: 9 } }),
    'levels of a school': () =>
      ask(schoolCalls.change, administrator, { ...on(school.id), body: { levels: ['high_school'] } }),
    'staff of a school': () =>
      ask(schoolCalls.change, administrator, { ...on(school.id), body: { teachers: 77 } }),
    'a name of a region': () =>
      ask(regionCalls.change, administrator, { ...on(region), body: { name: 'Another region' } }),
    'a name of a country': () =>
      ask(countryCalls.change, administrator, {
        ...on(countries[0] ?? 0),
        body: { code: 'CL' },
      }),
    'an action of a plan': async () => {
      const body = { text: 'To do', category: 1, accountable: 'Ana', deadline: '2020-02-02' }
      return ask(actionPlanCalls.addAction, administrator, { parameters: await goal(), body })
    },
    'a goal that was reached': async () =>
      ask(actionPlanCalls.changeGoal, administrator, { parameters: await goal(), body: { status: 'done' } }),
    'all schools at once': () => sql`update schools set students = students + 1`.execute(db),
    'all lines at once': () =>
      sql`update line_summaries set points_1 = 5 where points is not null`.execute(db),
    'what was undone': () =>
      db
        .transaction()
        .execute(async (inside) => {
          await sql`update schools set students = students + 3`.execute(inside)
          throw new Error('undone')
        })
        .catch(() => undefined),
    'two changes in one transaction': () =>
      db.transaction().execute(async (inside) => {
        await sql`update schools set students = 205 where id = ${school.id}`.execute(inside)
        await sql`update schools set students = 206 where id = ${school.id}`.execute(inside)
      }),
    'a school that is gone': async () => {
      const { id } = await givenSchool(db, region)
      return ask(schoolCalls.remove, administrator, on(id))
    },
  }
  for (const [what, change] of Object.entries(changes)) await assertFollows(what, change)
}, 240_000)

test('parallel changes do not wait for each other, and all are counted', async () => {
  const changesNow = async () => {
    const { rows } = await sql<{ changes: number }>`
      select coalesce(sum(changes), 0)::int as changes from figure_changes where country_id = ${countries[1]}`.execute(
      db,
    )
    return rows[0]?.changes ?? 0
  }
  const before = await changesNow()
  const schools = await Promise.all([1, 2, 3, 4, 5].map(() => givenSchool(db, regions[1] ?? 0)))
  expect(await changesNow()).toBe(before + schools.length)
})

test('each figure of a line is among those whose changes are counted, except its two counts', async () => {
  const { rows } = await sql<{ column: string }>`
    select attname as column from pg_attribute
    where attrelid = 'line_summaries'::regclass and attnum > 0 and not attisdropped and not attnum = any(
      (select tgattr from pg_trigger where tgname = 'figures_of_lines')::int2[])
    order by 1`.execute(db)
  expect(rows.map(({ column }) => column)).toEqual(['answered', 'cells_complete'])
})
