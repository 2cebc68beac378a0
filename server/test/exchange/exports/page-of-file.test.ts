import { planCalls } from 'contract/evaluation/plan/action-plans'
import type { ExportSubject } from 'contract/exchange/exports'
import { reportCalls } from 'contract/insight/reports'
import { editionDraftCalls } from 'contract/instrument/edition-drafts'
import { notificationCalls, pageOfNotification } from 'contract/messages/notifications'
import { pageFinder } from 'contract/platform/pages'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lists } from '../../../src/exchange/exports/lists/columns.ts'
import { givenEvaluatedSchool, givenEvaluation, thisYear } from '../../given/lines.ts'
import { asSuperuser, type Someone } from '../../given/people.ts'
import { working } from '../../platform/working.ts'
import { givenVereda, type Vereda } from '../../vereda.ts'

let vereda: Vereda
let here: Awaited<ReturnType<typeof givenEvaluatedSchool>>
let superuser: Someone
let evaluation: { id: number; line: number }
const { exported, ended, busy } = working(() => vereda)
const isPage = pageFinder()

beforeAll(async () => {
  vereda = await givenVereda()
  const { db } = vereda.database
  here = await givenEvaluatedSchool(db)
  superuser = await asSuperuser(db)
  evaluation = await givenEvaluation(vereda, here.coordinator, here.school.id, here.instrument.id, thisYear)
})
afterAll(() => vereda.close())

type File = [subject: ExportSubject, wanted?: object]

/** Where notifications lead of files that took long and could not be made, in the order in which they were asked for. */
const pagesAfterFailures = async (person: Someone, files: File[]) => {
  const { db } = vereda.database
  const free = await busy(person)
  const jobs: number[] = []
  for (const [subject, wanted] of files) {
    const { status, body } = await exported(person, { subject, format: 'xlsx', ...wanted })
    expect([subject, status, body.errors]).toEqual([subject, 202, undefined])
    jobs.push(body.id)
  }
  // a format that there was when they were asked for
  await sql`update jobs set created_at = now() - interval '6 seconds', asked = jsonb_set(asked, '{format}',
    case when asked->>'subject' = 'instrument' then '"zip"'::jsonb else '"xlsform"'::jsonb end)
    where id = any(${jobs}::int[])`.execute(db)
  await free()
  await exported(here.administrator, { subject: 'list', query: '/api/region/', format: 'csv' })
  for (const job of jobs)
    expect(await ended(person, job)).toMatchObject({ status: 'failed', answer: { code: 'invalid_format' } })
  const { body } = await vereda.ask(notificationCalls.list, person)
  return jobs.map((job) => {
    const notified = body.results.find(({ params }) => params.job === job)
    return notified ? pageOfNotification(notified) : null
  })
}

const areAllPages = (found: (string | null)[]) =>
  found.every((page) => page !== null && isPage(page.split('?')[0] ?? ''))

test('a file that failed links to its subject', async () => {
  const { coordinator, representative, school, region, country, instrument } = here
  const { id, line } = evaluation
  const plan = (await vereda.ask(planCalls.read, coordinator, { parameters: { id } })).body.id
  const body = { title: 'Our year', year: thisYear, text: 'What we saw.' }
  const inRegion = { parameters: { id: region.id }, body }
  const ofRegion = (await vereda.ask(reportCalls.writeForRegion, coordinator, inRegion)).body.id
  const inCountry = { parameters: { id: country.id }, body }
  const ofCountry = (await vereda.ask(reportCalls.writeForCountry, representative, inCountry)).body.id
  const found = await pagesAfterFailures(coordinator, [
    ['action_plan', { id: plan }],
    ['report', { id: ofRegion }],
    ['evaluation', { id, query: `line=${line}` }],
    ['school', { id: school.id }],
    ['letter', { id: school.id, format: 'pdf' }],
    ['instrument', { id: instrument.id }],
    ['statistics', { query: '/api/statistics/?model=region' }],
  ])
  expect(found).toEqual([
    `/action-plans/${id}?line=${line}`,
    `/reports/region/${region.id}?report=${ofRegion}`,
    `/evaluations/detail/${id}/instrument/${instrument.id}?line=${line}`,
    `/schools/results/${school.id}`,
    `/schools/${school.id}`,
    `/instruments/detail/${instrument.id}`,
    '/statistics',
  ])
  expect(areAllPages(found)).toBe(true)
  expect(await pagesAfterFailures(representative, [['report', { id: ofCountry }]])).toEqual([
    `/reports/country/${country.id}?report=${ofCountry}`,
  ])
})

test('that of a draft links to the draft, and that of the audit to the audit', async () => {
  const draft = { instrument: here.instrument.id, country: null }
  const { id } = (await vereda.ask(editionDraftCalls.create, superuser, { body: draft })).body
  const found = await pagesAfterFailures(superuser, [
    ['edition_draft', { id }],
    ['edition_texts', { id }],
    ['audit'],
  ])
  expect(found).toEqual([`/editions/${id}`, `/editions/${id}`, '/audit'])
  expect(areAllPages(found)).toBe(true)
})

test('and that of a list to the page of the list', async () => {
  const filters: Record<string, string> = {
    '/api/translation/': `?language=es&instrument=${here.instrument.id}`,
    '/api/catalogue/': '?language=es',
  }
  const queries = Object.keys(lists).map((path) => `${path}${filters[path] ?? ''}`)
  const found = await pagesAfterFailures(
    superuser,
    queries.map((query) => ['list', { query }]),
  )
  expect(areAllPages(found)).toBe(true)
  expect(new Set(found).size).toBe(queries.length)
})
