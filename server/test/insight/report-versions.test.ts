import { reportCalls } from 'contract/insight/reports'
import { limits } from 'contract/platform/limits'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asAdministrator, asCoordinator, asRepresentative, asSchool, type Someone } from '../given/people.ts'
import { givenCountry, givenRegion } from '../given/places.ts'
import { refusalOf } from '../said.ts'
import { givenVereda, type Vereda } from '../vereda.ts'

let vereda: Vereda
let here: Awaited<ReturnType<typeof givenPlaces>>

const givenPlaces = async () => {
  const { db } = vereda.database
  const peru = await givenCountry(db, 'PE')
  const cusco = await givenRegion(db, peru.id, 'Cusco')
  const puno = await givenRegion(db, peru.id, 'Puno')
  return {
    cusco,
    administrator: await asAdministrator(db),
    representative: await asRepresentative(db, [peru.id], { full_name: 'Rosa Representative' }),
    coordinator: await asCoordinator(db, [cusco.id], { full_name: 'Carlos Coordinator' }),
    colleague: await asCoordinator(db, [cusco.id]),
    stranger: await asCoordinator(db, [puno.id]),
    teacher: await asSchool(db, []),
  }
}
beforeAll(async () => {
  vereda = await givenVereda()
  here = await givenPlaces()
})
afterAll(() => vereda.close())

const texts = { title: 'Inclusion in 2026', year: 2026, text: '# What we saw' }
const write = async () =>
  (
    await vereda.ask(reportCalls.writeForRegion, here.coordinator, {
      parameters: { id: here.cusco.id },
      body: texts,
    })
  ).body.id
const change = (as: Someone, id: number, body: object, headers = {}) =>
  vereda.ask(reportCalls.change, as, { parameters: { id }, body, headers })
const versions = (as: Someone | null, id: number, query = {}) =>
  vereda.ask(reportCalls.versions, as, { parameters: { id }, query })
const version = (as: Someone | null, id: number, number: number) =>
  vereda.ask(reportCalls.version, as, { parameters: { id, version: number } })

test('the text of each version is stored, with author and time', async () => {
  const { coordinator, representative, colleague } = here
  const id = await write()
  await change(coordinator, id, { text: 'More families **decide**.' })
  await change(representative, id, { title: 'Inclusion', year: 2025 })
  const { body } = await versions(colleague, id)
  expect(body).toMatchObject({ count: 3, next: null, previous: null })
  expect(body.results).toEqual([
    {
      version: 3,
      title: 'Inclusion',
      year: 2025,
      written_by: { id: representative.id, name: 'Rosa Representative' },
      written_at: expect.stringMatching(/Z$/),
    },
    expect.objectContaining({
      version: 2,
      title: texts.title,
      written_by: expect.objectContaining({ id: coordinator.id }),
    }),
    expect.objectContaining({ version: 1, title: texts.title, year: 2026 }),
  ])
  expect((await version(colleague, id, 1)).body).toMatchObject({ ...texts, version: 1 })
  expect((await version(colleague, id, 2)).body).toMatchObject({
    ...texts,
    text: 'More families **decide**.',
  })
  expect(refusalOf(await version(colleague, id, 4))).toEqual([404, 'not_found'])
})

test('who may change a report restores an earlier version; the replaced text is a version too', async () => {
  const { coordinator, colleague } = here
  const id = await write()
  await change(coordinator, id, { title: 'Another title', text: 'Other words' })
  const { title, year, text } = (await version(coordinator, id, 1)).body
  expect(refusalOf(await change(colleague, id, { title, year, text }))).toEqual([403, 'permission_denied'])
  const match = { 'if-match': '"v2"' }
  expect((await change(coordinator, id, { title, year, text }, match)).body).toMatchObject({
    ...texts,
    version: 3,
  })
  expect((await version(coordinator, id, 2)).body).toMatchObject({
    title: 'Another title',
    text: 'Other words',
  })
  expect((await version(coordinator, id, 3)).body).toMatchObject(texts)
})

test('who may not read a report reads no version of it, and a deleted one has none', async () => {
  const { administrator, coordinator, stranger, teacher } = here
  const id = await write()
  for (const request of [
    (as: Someone | null) => versions(as, id),
    (as: Someone | null) => version(as, id, 1),
  ]) {
    expect((await request(administrator)).status).toBe(200)
    expect(refusalOf(await request(stranger))).toEqual([404, 'not_found'])
    expect(refusalOf(await request(teacher))).toEqual([403, 'permission_denied'])
    expect(refusalOf(await request(null))).toEqual([401, 'not_authenticated'])
  }
  await vereda.ask(reportCalls.remove, coordinator, { parameters: { id } })
  expect(refusalOf(await versions(administrator, id))).toEqual([404, 'not_found'])
  const { rows } = await sql`select from report_versions where report_id = ${id}`.execute(vereda.database.db)
  expect(rows).toHaveLength(0)
})

test('versions have pages, and of very many the oldest are deleted', async () => {
  const { coordinator } = here
  const id = await write()
  await change(coordinator, id, { title: 'Second' })
  const page = (await versions(coordinator, id, { page: '2', page_size: '1' })).body
  expect(page).toMatchObject({ count: 2, previous: `/api/report/${id}/versions/?page=1&page_size=1` })
  expect(page.results.map((each) => each.version)).toEqual([1])
  expect((await versions(coordinator, id, { page: '9' })).body).toMatchObject({ count: 2, results: [] })
  await sql`update reports set version = ${limits.versionsOfReport} where id = ${id}`.execute(
    vereda.database.db,
  )
  await change(coordinator, id, { title: 'Much later' })
  const stored = (await versions(coordinator, id)).body.results.map((each) => each.version)
  expect(stored).toEqual([limits.versionsOfReport + 1, 2])
})
