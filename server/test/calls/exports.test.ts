// @both-databases: an export reads beside requests, and there is one session for both
import { exportCalls } from 'contract/exchange/export-calls'
import { beforeAll, expect, test } from 'vitest'
import type { Someone } from '../given/people.ts'
import { columnAt } from './cells.ts'
import { newDraft } from './expected/editions.ts'
import type { Land } from './land.ts'
import { send } from './send.ts'
import { askings, type Exportable } from './things-to-export.ts'
import { type Column, columns, givenWorld } from './world.ts'

const world = await givenWorld()

/** Nobody makes the files: here it is tried who may ask for them. */
const addWaitingJob = (person: Someone) =>
  world.db
    .insertInto('jobs')
    .values({
      user_id: person.id,
      kind: 'export',
      status: 'running',
      language: 'en',
      asked: '{}',
      beat_at: '2100-01-01T00:00:00Z',
    })
    .execute()

const exportable = async (land: Land): Promise<Exportable> => {
  const ready = await land.readyLine('VALIDATED')
  const report = await world.db
    .insertInto('reports')
    .values({
      region_id: land.region,
      title: 'What was seen',
      year: 2026,
      text: 'More families decide.',
      author_id: land.coordinator.id,
      created_by: land.coordinator.id,
      figures: '{}',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { school, instrument } = land
  return {
    school,
    instrument,
    evaluation: ready.evaluation,
    line: ready.id,
    plan: ready.plan,
    report: report.id,
    draft: await newDraft(land),
  }
}

let here: Exportable
let there: Exportable
const people = new Map<Column, Someone>()
beforeAll(async () => {
  here = await exportable(world.here)
  there = await exportable(world.there)
  for (const column of columns) {
    const person = await world.acting(column)
    people.set(column, person)
    await addWaitingJob(person)
  }
})

type Wanted = Record<'own' | 'foreign', number>
const wanted: Record<string, Wanted> = {
  '–': { own: 401, foreign: 401 },
  D: { own: 403, foreign: 403 },
  S: { own: 202, foreign: 403 },
  A: { own: 202, foreign: 202 },
}

const removeJobs = (person: Someone) =>
  world.db.deleteFrom('jobs').where('user_id', '=', person.id).where('status', '=', 'waiting').execute()

const ask = async (column: Column, body: object) => {
  const person = people.get(column)
  const sent = await send(world, exportCalls.start, { body }, person?.token ? person : null)
  if (person && sent.status === 202) await removeJobs(person)
  const { request_id: _, ...rest } = sent.body
  return { status: sent.status, body: rest }
}

test.each(askings.map((each) => [each.name, each] as const))(
  '%s can be exported by whoever may read it',
  async (_, { may, named, absent, isAbsentForAll, bodyFor }) => {
    for (const column of columns) {
      const signs = wanted[may[columnAt(column)] ?? ''] as Wanted
      const own = await ask(column, bodyFor(here, here))
      expect([column, 'own', own.status]).toEqual([column, 'own', signs.own])
      if (!named) continue
      const foreign = await ask(column, bodyFor(there, there))
      const missing = await ask(column, bodyFor(here, null))
      const isEverybodys = JSON.stringify(bodyFor(there, there)) === JSON.stringify(bodyFor(here, here))
      expect([column, 'foreign', foreign.status]).toEqual([
        column,
        'foreign',
        isEverybodys ? signs.own : signs.foreign,
      ])
      const isShown = isAbsentForAll || column === 'role 0' || column === 'superuser'
      const unseen = signs.own !== 202 ? signs.own : isShown ? absent : 403
      expect([column, 'missing', missing.status]).toEqual([column, 'missing', unseen])
      if (foreign.status >= 300) expect(foreign, 'a foreign thing answers as a missing one').toEqual(missing)
    }
  },
)
