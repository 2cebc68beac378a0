import { actionPlanCalls } from 'contract/evaluation/plan/action-plans'
import { historyCalls } from 'contract/insight/history'
import { reportCalls } from 'contract/insight/reports'
import { schoolResultsCalls } from 'contract/insight/results/school-results'
import { instrumentCalls } from 'contract/instrument/instruments'
import { languageCodes } from 'contract/platform/languages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asSuperuser, type Someone } from '../../given/people.ts'
import { givenVereda, type Vereda } from '../../vereda.ts'
import { exportedFrom } from './exported.ts'
import { givenEvaluated } from './given-evaluated.ts'

let vereda: Vereda
let here: Awaited<ReturnType<typeof givenEvaluated>>
let superuser: Someone
beforeAll(async () => {
  vereda = await givenVereda()
  here = await givenEvaluated(vereda)
  superuser = await asSuperuser(vereda.database.db)
})
afterAll(() => vereda.close())
const { workbookOf, csvOf, exported } = exportedFrom(() => vereda)

const plan = async () =>
  (await vereda.ask(actionPlanCalls.read, here.coordinator, { parameters: { id: here.evaluation } })).body

const givenPlan = async () => {
  const { id } = await plan()
  const by = here.coordinator
  await vereda.ask(actionPlanCalls.answer, by, {
    body: { action_plan: id, number: 3, answer: 'Stairs, and fear' },
  })
  const goal = (title: string) =>
    vereda.ask(actionPlanCalls.addGoal, by, {
      parameters: { plan: id },
      body: {
        title,
        category: here.instrument.categories[1]?.id ?? 0,
        indicator: here.instrument.indicators.find((each) => each.code.startsWith('2.'))?.id ?? 0,
        kind: 'make_usual',
        target: 'E',
      },
    })
  const { body } = await goal('Every learner has a calendar')
  await goal('=1+1')
  const { body: action } = await vereda.ask(actionPlanCalls.addAction, by, {
    parameters: { goal: body.id },
    body: {
      text: 'Make six calendars',
      category: 2,
      accountable: 'Head teacher',
      deadline: '2020-02-29',
      repeats: 'yearly',
      cost: { amount: 99.5, currency: 'PEN' },
    },
  })
  const parameters = { goal: body.id, action: action.id }
  const report = { note: 'Two hang', done_on: '2026-11-20' }
  await vereda.ask(actionPlanCalls.reportAction, by, { parameters, body: report })
  await vereda.ask(actionPlanCalls.askAboutAction, by, { parameters, body: { text: 'Where?' } })
  await vereda.ask(actionPlanCalls.addObservation, by, {
    parameters: { goal: body.id },
    body: { text: 'Two are made' },
  })
  return id
}

test('a plan has its questions, goals, actions and observations; as CSV its actions next to their goals', async () => {
  const id = await givenPlan()
  const sheets = await workbookOf(here.teacher, { subject: 'action_plan', id })
  expect(sheets.map(({ name, rows }) => [name, rows.length])).toEqual([
    ['Actions', 2],
    ['Goals', 2],
    ['Observations', 1],
    ['Questions', 7],
  ])
  const { rows, headings } = await csvOf(here.teacher, { subject: 'action_plan', id })
  expect(headings).toEqual(sheets[0]?.headings)
  expect(rows[0]).toMatchObject({
    School: 'School of the river',
    Goal: 'Every learner has a calendar',
    Domain: '2',
    'Kind of goal': 'Make it usual',
    'Letter to aim at': 'E',
    Action: 'Make six calendars',
    Category: 'Communication and accessibility',
    Accountable: 'Head teacher',
    Deadline: '2020-02-29',
    Overdue: 'Yes',
    Cost: '99.5',
    Currency: 'PEN',
    Repeats: 'Every year',
    Report: 'Two hang',
    'Done on': '2026-11-20',
    'Files of proof': '0',
    Question: 'Where?',
    'Confirmed by': null,
  })
  expect(rows[1]).toMatchObject({ Goal: '=1+1', Action: null })
  expect(sheets[3]?.rows[2]).toMatchObject({ Title: 'Barriers', Answer: 'Stairs, and fear' })
  expect(sheets[2]?.rows[0]).toMatchObject({ Observation: 'Two are made', Author: 'Rosa Ruiz' })
  expect((await exported(here.stranger, { subject: 'action_plan', id, format: 'xlsx' })).status).toBe(403)
})

test('the results of a school are those that its page shows', async () => {
  const { body } = await vereda.ask(schoolResultsCalls.read, here.teacher, {
    parameters: { id: here.school.id },
  })
  const { rows } = await csvOf(here.teacher, { subject: 'school', id: here.school.id })
  const expected = body.lines.flatMap(({ line, indicators }) =>
    indicators.map((each) => [
      String(line.year),
      each.code,
      each.option,
      each.points === null ? null : String(each.points),
    ]),
  )
  const message = rows.filter((row) => row.Level === 'Indicator')
  expect(message.map((row) => [row.Year, row.Code, row.Option, row.Points])).toEqual(expected)
  const [first] = await workbookOf(here.representative, {
    subject: 'school',
    id: here.school.id,
    query: `line=${here.base}`,
  })
  expect(new Set(first?.rows.map((row) => row.Line))).toEqual(new Set(['Base line']))
  const none = await workbookOf(here.stranger, { subject: 'school', id: here.otherSchool.id })
  expect(none[0]?.rows).toEqual([])
})

test('a report has its stored figures, small numbers hidden, and its text', async () => {
  const { body } = await vereda.ask(reportCalls.writeForRegion, here.coordinator, {
    parameters: { id: here.region.id },
    body: { title: 'Our year', year: 2026, text: '# What we saw' },
  })
  const sheets = await workbookOf(here.coordinator, { subject: 'report', id: body.id })
  expect(sheets.map(({ name }) => name)).toEqual(['Figures', 'Report'])
  const status = body.figures.evaluations.status.rows[0]?.values as Record<string, number>
  expect(sheets[0]?.rows.slice(0, 4).map((row) => [row['What is counted'], row.Value])).toEqual([
    ['Open', status.OPEN],
    ['In review', status['IN REVIEW']],
    ['Validated', status.VALIDATED],
    ['Closed', status.CLOSED],
  ])
  expect(sheets[0]?.rows.map((row) => row.Value)).toContain('not shown')
  expect(sheets[1]?.rows.map((row) => row.Value)).toEqual(
    expect.arrayContaining(['Our year', '# What we saw']),
  )
  const audience = /^For administrators, the country representative and the coordinators of /
  expect(sheets[0]?.rows.every((row) => audience.test(String(row['For whom'])))).toBe(true)
  expect(sheets[1]?.rows.find((row) => Object.values(row)[0] === 'For whom')?.Value).toMatch(audience)
  expect((await exported(here.teacher, { subject: 'report', id: body.id, format: 'csv' })).status).toBe(403)
})

test('an instrument is exported with its texts in each language', async () => {
  for (const language of languageCodes) {
    const { rows, headings } = await csvOf(here.teacher, {
      subject: 'instrument',
      id: here.instrument.id,
      language,
    })
    const { body } = await vereda.ask(instrumentCalls.categories, here.teacher, {
      parameters: { id: here.instrument.id },
      headers: { 'accept-language': language },
    })
    const indicators = body.flatMap(({ outcomes = [] }) => outcomes.flatMap((each) => each.indicators))
    const texts = rows.map((row) => headings.map((heading) => row[heading]))
    expect(texts.map((row) => [row[4], row[5], row[10], row[12]])).toEqual(
      indicators.map(({ code, name, s1, s3 }) => [code, name, s1, s3]),
    )
  }
})

test('the audit is for superusers, filtered as its call filters it', async () => {
  const query = '/api/audit/?deed=line.close'
  const { body } = await vereda.ask(historyCalls.audit, superuser, { query: { deed: 'line.close' } })
  expect(body.count).toBeGreaterThan(0)
  const { rows } = await csvOf(superuser, { subject: 'audit', query })
  expect(rows.map((row) => [Number(row.Number), row.Who, row.Action, row.Code, row.About])).toEqual(
    body.results.map((entry) => [entry.id, entry.by?.name, 'Closed', entry.deed, entry.object_name]),
  )
  expect(body.results[0]?.object_name).toMatch(/ \d{4}$/)
  const all = await workbookOf(superuser, { subject: 'audit', language: 'vi' })
  expect(all[0]?.rows.length).toBeGreaterThan(rows.length)
  expect(JSON.stringify(all[0]?.rows)).toContain('Đã đóng')
  for (const person of [here.administrator, here.representative, here.teacher])
    expect((await exported(person, { subject: 'audit', format: 'csv' })).status).toBe(403)
  const wrong = await exported(superuser, { subject: 'audit', query: '/api/school/', format: 'csv' })
  expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([400, ['query']])
})
