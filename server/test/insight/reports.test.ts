import { hiddenFigures } from 'contract/insight/report-figures'
import { type Report, reportCalls } from 'contract/insight/reports'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditOf, changesOf } from '../given/answers.ts'
import { asAdministrator, asCoordinator, asRepresentative, asSchool, type Someone } from '../given/people.ts'
import { givenCountry, givenRegion, givenSchool } from '../given/places.ts'
import { refusalOf } from '../said.ts'
import { givenVereda, type Vereda } from '../vereda.ts'

let vereda: Vereda
let here: Awaited<ReturnType<typeof givenPlaces>>

const givenPlaces = async () => {
  const { db } = vereda.database
  const [peru, brazil, chile] = [
    await givenCountry(db, 'PE'),
    await givenCountry(db, 'BR'),
    await givenCountry(db, 'CL'),
  ]
  const [cusco, puno] = [await givenRegion(db, peru.id, 'Cusco'), await givenRegion(db, peru.id, 'Puno')]
  const bahia = await givenRegion(db, brazil.id, 'Bahia')
  const school = await givenSchool(db, cusco.id, { students: 120 })
  return {
    peru,
    brazil,
    chile,
    cusco,
    puno,
    bahia,
    school,
    administrator: await asAdministrator(db),
    representative: await asRepresentative(db, [peru.id], { full_name: 'Rosa Representative' }),
    brazilian: await asRepresentative(db, [brazil.id]),
    coordinator: await asCoordinator(db, [cusco.id]),
    colleague: await asCoordinator(db, [cusco.id, puno.id]),
    stranger: await asCoordinator(db, [bahia.id]),
    newcomer: await asCoordinator(db, []),
    teacher: await asSchool(db, [school.id]),
  }
}
beforeAll(async () => {
  vereda = await givenVereda()
  here = await givenPlaces()
})
afterAll(() => vereda.close())

const texts = { title: 'Inclusion in 2026', year: 2026, text: '# What we saw\n\nMore families **decide**.' }
const ofCountry = (as: Someone | null, id = here.peru.id, query = {}) =>
  vereda.ask(reportCalls.ofCountry, as, { parameters: { id }, query })
const ofRegion = (as: Someone | null, id = here.cusco.id) =>
  vereda.ask(reportCalls.ofRegion, as, { parameters: { id } })
const forCountry = (as: Someone | null, id = here.peru.id, body: object = texts) =>
  vereda.ask(reportCalls.writeForCountry, as, { parameters: { id }, body: body as never })
const forRegion = (as: Someone | null, id = here.cusco.id, body: object = texts) =>
  vereda.ask(reportCalls.writeForRegion, as, { parameters: { id }, body: body as never })
const change = (as: Someone | null, id: number, body: object, headers = {}) =>
  vereda.ask(reportCalls.change, as, { parameters: { id }, body, headers })
const remove = (as: Someone | null, id: number, headers = {}) =>
  vereda.ask(reportCalls.remove, as, { parameters: { id }, headers })

test('the representative of a country writes its report, with the figures of that day', async () => {
  const { representative, peru, school, cusco } = here
  const { status, body, headers } = await forCountry(representative)
  expect(status).toBe(201)
  const self = { id: representative.id, name: 'Rosa Representative' }
  expect(body).toMatchObject({
    ...texts,
    country: { id: peru.id, name: 'Peru' },
    region: null,
    author: self,
    created_by: self,
    version: 1,
  })
  expect(headers['etag']).toBe('"v1"')
  expect(body.figures.schools.learners).toMatchObject({
    total: 1,
    rows: [{ place: { id: peru.id, name: 'Peru' }, schools: 1, values: { students: 120 } }],
  })
  // one learner with deafblindness in the one school: told nowhere
  expect(body.figures.schools.learners.rows[0]?.values).toMatchObject({ students_with_deafblindness: null })
  expect(body.figures.regions?.schools.count.rows.map((row) => row.place.name)).toEqual(['Cusco'])
  expect(body.figures.evaluations.status.total).toBe(0)
  expect(await auditOf(vereda.database.db, 'report', body.id)).toMatchObject([
    {
      deed: 'report.create',
      new: { country: peru.id, title: { length: texts.title.length } },
      actor_id: representative.id,
    },
  ])

  await vereda.database.db.updateTable('schools').set({ students: 900 }).where('id', '=', school.id).execute()
  await vereda.database.db.updateTable('regions').set({ name: 'Qosqo' }).where('id', '=', cusco.id).execute()
  const { results } = (await ofCountry(representative)).body
  expect((results[0] as Report).figures).toEqual(body.figures)
  await vereda.database.db.updateTable('regions').set({ name: 'Cusco' }).where('id', '=', cusco.id).execute()
})

test('what a report would not show is told before it is written, as often as one asks, to who may write it', async () => {
  const { representative, coordinator, peru, cusco } = here
  const ofPeru = (as: Someone) => vereda.ask(reportCalls.hiddenOfCountry, as, { parameters: { id: peru.id } })
  const first = await ofPeru(representative)
  expect(first.status).toBe(200)
  expect((await ofPeru(representative)).body).toEqual(first.body)
  const learners = { type: 'learners', is_by_region: false, is_whole: false }
  expect(first.body.figures).toContainEqual(
    expect.objectContaining({ ...learners, reasons: expect.arrayContaining(['rare_disability']) }),
  )
  expect(hiddenFigures((await forCountry(representative)).body.figures)).toEqual(first.body.figures)
  expect(refusalOf(await ofPeru(coordinator))).toEqual([403, 'permission_denied'])
  const { body } = await vereda.ask(reportCalls.hiddenOfRegion, coordinator, { parameters: { id: cusco.id } })
  expect(hiddenFigures((await forRegion(coordinator)).body.figures)).toEqual(body.figures)
})

test('an administrator writes for the representative, and not where there is none', async () => {
  const { administrator, representative, chile } = here
  const { status, body } = await forCountry(administrator)
  expect([status, body.author.id, body.created_by.id]).toEqual([201, representative.id, administrator.id])
  expect(refusalOf(await forCountry(administrator, chile.id))).toEqual([409, 'country_has_no_representative'])
  expect((await ofCountry(administrator, chile.id)).body).toMatchObject({ count: 0, results: [] })
})

test('who may read and write which reports', async () => {
  const { administrator, representative, brazilian, coordinator, colleague, stranger, newcomer, teacher } =
    here
  const reads = async (call: typeof ofCountry | typeof ofRegion, people: Someone[]) =>
    Promise.all(people.map(async (person) => (await call(person)).status))
  const people = [
    administrator,
    representative,
    brazilian,
    coordinator,
    colleague,
    stranger,
    newcomer,
    teacher,
  ]
  expect(await reads(ofCountry, people)).toEqual([200, 200, 404, 200, 200, 404, 404, 403])
  expect(await reads(ofRegion, people)).toEqual([200, 200, 404, 200, 200, 404, 404, 403])
  expect(await reads(forCountry as never, people)).toEqual([201, 201, 404, 403, 403, 403, 403, 403])
  expect(await reads(forRegion as never, people)).toEqual([201, 201, 404, 201, 201, 404, 404, 403])
  expect(refusalOf(await ofCountry(null))).toEqual([401, 'not_authenticated'])
  expect(refusalOf(await ofCountry(administrator, 999_999))).toEqual([404, 'not_found'])
  expect(refusalOf(await forRegion(administrator, 999_999))).toEqual([404, 'not_found'])
})

test('coordinators change and delete only their own reports; a representative those of the whole country', async () => {
  const { administrator, representative, brazilian, coordinator, colleague, stranger, teacher } = here
  const { id } = (await forRegion(coordinator)).body
  const title = { title: 'Another title' }
  expect(refusalOf(await change(colleague, id, title))).toEqual([403, 'permission_denied'])
  expect(refusalOf(await change(stranger, id, title))).toEqual([404, 'not_found'])
  expect(refusalOf(await change(brazilian, id, title))).toEqual([404, 'not_found'])
  expect(refusalOf(await change(teacher, id, title))).toEqual([403, 'permission_denied'])
  expect(refusalOf(await change(administrator, 999_999, title))).toEqual([404, 'not_found'])
  expect((await change(coordinator, id, title)).body).toMatchObject({ ...texts, ...title, version: 2 })
  expect((await change(representative, id, { year: 2025 })).body).toMatchObject({ year: 2025, version: 3 })
  const national = (await forCountry(representative)).body.id
  expect(refusalOf(await change(coordinator, national, title))).toEqual([403, 'permission_denied'])
  expect(refusalOf(await remove(coordinator, national))).toEqual([403, 'permission_denied'])
  expect((await remove(representative, national)).body).toEqual({
    code: 'report_deleted',
    detail: 'Report deleted',
  })
  expect(refusalOf(await remove(representative, national))).toEqual([404, 'not_found'])
  expect((await remove(coordinator, id)).status).toBe(200)
  const actions = (await changesOf(vereda.database.db, 'report', id)).map(({ deed: action }) => action)
  expect(actions).toEqual(['report.create', 'report.change', 'report.change', 'report.delete'])
})

test('a report has a title and a text of up to 20,000 letters, and the author cannot be set', async () => {
  const { administrator, coordinator } = here
  const refused = async (body: object) => refusalOf(await forRegion(coordinator, here.cusco.id, body))
  expect(await refused({ title: 'No text' })).toEqual([400, 'required', 'text'])
  expect(await refused({ ...texts, title: '' })).toEqual([400, 'required', 'title'])
  expect(await refused({ ...texts, text: '🙂'.repeat(20_001) })).toEqual([400, 'max_length', 'text'])
  expect((await forRegion(coordinator, here.cusco.id, { ...texts, text: '🙂'.repeat(20_000) })).status).toBe(
    201,
  )
  expect(await refused({ ...texts, year: 1900 })).toEqual([400, 'validation_error', 'year'])
  expect(await refused({ ...texts, created_by: administrator.id })).toEqual([403, 'permission_denied'])
  const { title, text } = texts
  expect((await forRegion(coordinator, here.cusco.id, { title, text })).body.year).toBe(
    new Date().getUTCFullYear(),
  )
})

test('of two changes to the same version one is refused', async () => {
  const { coordinator } = here
  const { id } = (await forRegion(coordinator)).body
  const match = { 'if-match': '"v1"' }
  expect((await change(coordinator, id, { title: 'First' }, match)).status).toBe(200)
  expect(await change(coordinator, id, { title: 'Second' }, match)).toMatchObject({
    status: 412,
    body: { code: 'version_conflict', version: 2 },
  })
  expect(refusalOf(await remove(coordinator, id, match))).toEqual([412, 'version_conflict'])
})

test('reports are found by part of their title, within reach, with their place in its list', async () => {
  const { administrator, representative, coordinator, colleague, stranger, brazilian, teacher } = here
  const title = 'Año de la Educación Inclusiva'
  const { id } = (await forRegion(colleague, here.puno.id, { ...texts, title })).body
  const find = async (as: Someone, search = 'EDUCACION incl') => {
    const { body } = await vereda.ask(reportCalls.find, as, { query: { search } })
    return body.results
  }
  const found = { id, title, year: 2026, country: null, region: { id: here.puno.id, name: 'Puno' }, newer: 0 }
  for (const as of [administrator, representative, colleague]) expect(await find(as)).toEqual([found])
  for (const as of [coordinator, stranger, brazilian]) expect(await find(as)).toEqual([])
  await forRegion(colleague, here.puno.id)
  expect((await find(colleague))[0]?.newer).toBe(1)
  expect(await find(colleague, '%%%')).toEqual([])
  const { id: national } = (await forCountry(representative, here.peru.id, { ...texts, title })).body
  expect((await find(coordinator)).map((report) => report.id)).toEqual([national])
  const refused = await vereda.ask(reportCalls.find, teacher, { query: { search: title } })
  expect(refusalOf(refused)).toEqual([403, 'permission_denied'])
})

test('reports come newest first, in pages', async () => {
  const { brazilian, brazil } = here
  const made: number[] = []
  for (let at = 0; at < 3; at += 1) made.push((await forCountry(brazilian, brazil.id)).body.id)
  const first = (await ofCountry(brazilian, brazil.id, { page_size: '2' })).body
  expect(first.results.map((report) => report.id)).toEqual([made[2], made[1]])
  expect(first).toMatchObject({
    count: 3,
    next: `/api/report/country/${brazil.id}/?page_size=2&page=2`,
    previous: null,
  })
  const second = (await ofCountry(brazilian, brazil.id, { page_size: '2', page: '2' })).body
  expect(second.results.map((report) => report.id)).toEqual([made[0]])
  expect((await ofCountry(brazilian, brazil.id, { page: '9' })).body).toMatchObject({ count: 3, results: [] })
})
