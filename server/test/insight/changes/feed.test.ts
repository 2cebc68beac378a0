// @both-databases: triggers and a function of the database remember where deleted things lay
import { randomInt } from 'node:crypto'
import { noteCalls } from 'contract/evaluation/notes'
import { changeCalls } from 'contract/insight/changes'
import { schoolCalls } from 'contract/places/schools'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { announceChanges, purgeChanges } from '../../../src/insight/changes/announce-queries.ts'
import { record } from '../../../src/platform/audit/queries.ts'
import { sealAudit } from '../../../src/platform/audit/seals/seal.ts'
import type { Db } from '../../../src/platform/database/db.ts'
import { engine } from '../../database/database.ts'
import { givenLine } from '../../given/answers.ts'
import { asCoordinator, type Someone } from '../../given/people.ts'
import { givenCountry, givenRegion, givenSchool } from '../../given/places.ts'
import { givenInsight } from '../given-insight.ts'

const { vereda, db, here } = await givenInsight()

const announce = async () => {
  await sealAudit(db)
  await announceChanges(db)
}
const ask = (as: Someone | null, query: { after?: number; page_size?: number } = {}) =>
  vereda.ask(changeCalls.list, as, { query })
const newest = async () => (await ask(here.administrator)).body.newest
/** What somebody is told after a position, as words. */
const announcedTo = async (as: Someone, after: number) =>
  (await ask(as, { after, page_size: 1000 })).body.results.map(
    ({ kind, id, action }) => `${kind} ${id} ${action}`,
  )
const entry = (
  on: Db,
  type: string,
  id: number,
  action: 'school.change' | 'region.change' = 'school.change',
) => record({ db: on, actor: null, request: { id: 'test' } }, action, { type, id })

test('a change by a school is in the feed of those who may read it, with only kind, id, place and action', async () => {
  const line = await givenLine(db, here.school, here.instrument.id, here.coordinator)
  const { body: note } = await vereda.ask(noteCalls.create, here.teacher, {
    body: { evaluation_line: line.id, text: 'Ana Lucía, six years old' },
  })
  const before = await newest()
  await announce()
  for (const reader of [here.teacher, here.coordinator, here.representative, here.administrator]) {
    const { status, body } = await ask(reader, { after: before })
    expect(status).toBe(200)
    expect(body.results).toEqual([
      {
        position: before + 1,
        at: expect.stringMatching(/Z$/),
        kind: 'note',
        id: note.id,
        action: 'create',
        country: here.school.country,
        region: here.school.region,
        school: here.school.id,
      },
    ])
    expect([body.next, body.more]).toEqual([before + 1, false])
  }
  for (const other of [here.stranger, here.newcomer]) {
    const { body } = await ask(other, { after: before })
    expect([body.results, body.next, body.more]).toEqual([[], before + 1, false])
  }
  expect((await ask(null)).status).toBe(401)
})

test('a deletion is in the feed with the former place', async () => {
  const { body: school } = await vereda.ask(schoolCalls.create, here.coordinator, {
    body: {
      name: 'A school for a day',
      region: here.region,
      management: 'public',
      type_of_school: 'regular',
    },
  })
  await announce()
  const before = await newest()
  await vereda.ask(schoolCalls.remove, here.coordinator, { parameters: { id: school.id } })
  await announce()
  expect(await announcedTo(here.coordinator, before)).toEqual([`school ${school.id} delete`])
  expect(await announcedTo(here.representative, before)).toEqual([`school ${school.id} delete`])
  expect(await announcedTo(here.stranger, before)).toEqual([])
  expect(await db.selectFrom('deleted_places').selectAll().execute()).toEqual([])
})

test('a moved school is only in the feed of its new region, also its earlier changes', async () => {
  const other = await givenRegion(db, here.school.country)
  const school = await givenSchool(db, here.region)
  const before = await newest()
  await entry(db, 'school', school.id)
  await announce()
  expect(await announcedTo(here.coordinator, before)).toEqual([`school ${school.id} change`])
  const { status } = await vereda.ask(schoolCalls.change, here.representative, {
    parameters: { id: school.id },
    body: { region: other.id },
  })
  expect(status).toBe(200)
  expect(await announcedTo(here.coordinator, before)).toEqual([])
  await announce()
  expect(await announcedTo(here.coordinator, before)).toEqual([])
  expect(await announcedTo(here.representative, before)).toHaveLength(2)
})

test('changes in several areas are in one order, in pages, each once', async () => {
  const country = await givenCountry(db, 'VN')
  const regions = [await givenRegion(db, country.id), await givenRegion(db, country.id)]
  const after = await newest()
  for (let turn = 0; turn < 12; turn += 1)
    await entry(db, 'region', regions[turn % 2]?.id ?? 0, 'region.change')
  await announce()
  const both = await asCoordinator(
    db,
    regions.map(({ id }) => id),
  )
  const found: number[] = []
  let page = (await ask(both, { after, page_size: 5 })).body
  found.push(...page.results.map(({ position }) => position))
  while (page.more) {
    page = (await ask(both, { after: page.next, page_size: 5 })).body
    found.push(...page.results.map(({ position }) => position))
  }
  expect(found).toEqual(Array.from({ length: 12 }, (_, turn) => after + 1 + turn))
})

test('a reader of the feed while many write gets every change once', async () => {
  const school = await givenSchool(db, here.region)
  const start = await newest()
  const rounds = 25
  const writers = [1, 2, 3, 4, 5, 6]
  const writer = async () => {
    for (let round = 0; round < rounds; round += 1)
      await db.transaction().execute(async (inside) => {
        await entry(inside, 'school', school.id)
        // an id taken early and committed late lies behind ids that were told already
        if (engine() === 'server') await sql`select pg_sleep(${randomInt(0, 8) / 1000})`.execute(inside)
      })
  }
  let isWriting = true
  let isAnnounced = false
  const found: number[] = []
  const follow = async () => {
    let after = start
    for (;;) {
      const isLast = isAnnounced
      const { body } = await ask(here.administrator, { after, page_size: 7 })
      found.push(...body.results.map(({ position }) => position))
      after = body.next
      if (isLast && !body.more) return
    }
  }
  const announceOften = async () => {
    while (isWriting) await announce()
  }
  const following = follow()
  const announcing = [announceOften(), announceOften()]
  await Promise.all(writers.map(writer))
  isWriting = false
  await Promise.all(announcing)
  // who seals while another does leaves it to them: the last time is by itself
  await announce()
  isAnnounced = true
  await following
  const all = writers.length * rounds
  expect(found).toEqual(Array.from({ length: all }, (_, turn) => start + 1 + turn))
  const { rows } = await sql<{ count: number }>`
    select count(*)::int from changes where kind = 'school' and object_id = ${school.id}`.execute(db)
  expect(rows[0]?.count).toBe(all)
})

test('an expired or unknown position is refused with the advice to read anew', async () => {
  const last = await newest()
  const future = await ask(here.coordinator, { after: last + 1 })
  expect([future.status, future.body.code]).toEqual([410, 'changes_gone'])
  await sql`update changes set at = now() - interval '401 days' where position <= ${last - 2}`.execute(db)
  await purgeChanges(db)
  const past = await ask(here.coordinator, { after: last - 3 })
  expect([past.status, past.body.code]).toEqual([410, 'changes_gone'])
  expect((await ask(here.coordinator, { after: last - 2 })).status).toBe(200)
  expect((await ask(here.administrator, { after: 0 })).body.results[0]?.position).toBe(last - 1)
})

test('a position is a whole number, and a page has a limit', async () => {
  for (const query of [{ after: -1 }, { page_size: 0 }, { page_size: 1001 }])
    expect((await ask(here.teacher, query)).status).toBe(400)
})
