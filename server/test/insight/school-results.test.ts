import { evaluationCalls } from 'contract/evaluation/evaluations'
import { lineCalls } from 'contract/evaluation/lines'
import { resultCalls } from 'contract/evaluation/results'
import { shownScore } from 'contract/evaluation/scores/scores'
import { schoolResultsCalls } from 'contract/insight/results/school-results'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { setStatus } from '../given/answers.ts'
import { givenAnswers, givenEvaluation, givenEvidence, thisYear } from '../given/lines.ts'
import type { Someone } from '../given/people.ts'
import { givenInstrument, givenSchool } from '../given/places.ts'
import { example, givenInsight, nothing } from './given-insight.ts'

const { vereda, db, here, answer } = await givenInsight()

const read = (as: Someone | null, id = here.school.id) =>
  vereda.ask(schoolResultsCalls.read, as, { parameters: { id } })

test('a school without an evaluation has no lines yet', async () => {
  const { status, body } = await read(here.teacher)
  expect([status, body.school, body.lines]).toEqual([200, { id: here.school.id, name: here.school.name }, []])
})

test('the results of a school over two lines: scores, stages, weights of the base line, change, and raters', async () => {
  const { ask } = vereda
  const { coordinator, teacher, school, instrument } = here
  const begun = await givenEvaluation(vereda, coordinator, school.id, instrument.id, thisYear - 1)
  const ids = new Map<string, number>()
  for (const [code, option] of example) ids.set(code, await answer(begun.line, code, option))
  await givenAnswers(db, begun.line, teacher.id, 'B')
  await givenEvidence(db, begun.line, teacher.id)
  const scores = instrument.categories.map((category, at) => ({ category, score: at === 0 ? 40 : 10 }))
  await ask(evaluationCalls.weigh, coordinator, { body: { evaluation_line: begun.line, scores } })

  const on = { parameters: { id: begun.line } }
  expect((await ask(lineCalls.submit, teacher, on)).status).toBe(200)
  const messages = [{ text: 'Not yet D' }]
  expect((await ask(lineCalls.return, coordinator, { ...on, body: { messages } })).status).toBe(200)
  const mended = { option: instrument.option('C', 1) }
  await ask(resultCalls.change, teacher, { parameters: { id: ids.get('1.2.3') ?? 0 }, body: mended })
  expect((await ask(lineCalls.submit, teacher, on)).status).toBe(200)
  expect((await read(teacher)).body.lines[0]?.indicators[6]).toMatchObject({ option: 'C', self_rating: null })
  expect((await ask(lineCalls.review, coordinator, { ...on, body: {} })).status).toBe(200)
  const close = { status: 'CLOSED' as const, evaluation: begun.id }
  expect((await ask(lineCalls.open, coordinator, { ...on, body: close })).status).toBe(200)
  const open = { status: 'OPEN' as const, evaluation: begun.id, year: thisYear }
  const { body: opened } = await ask(lineCalls.open, coordinator, { ...on, body: open })
  for (const [code, option] of example) await answer(opened.line.id, code, option === 'B' ? 'C' : option)
  const half = (await read(teacher)).body.lines[1]
  expect(half).toMatchObject({
    overall: null,
    line: { progress: { answered: 11, indicators: 23 } },
    categories: [
      {
        points: expect.any(Number),
        change: null,
        compared: null,
        progress: { answered: 11, indicators: 11 },
      },
      ...Array(6).fill({ ...nothing, priority: null, progress: { answered: 0, indicators: 2 } }),
    ],
  })
  expect(new Set(half?.indicators.map(({ moved }) => moved))).toEqual(new Set([null]))
  await givenAnswers(db, opened.line.id, teacher.id, 'B')
  const even = instrument.categories.map((category, at) => ({ category, score: at === 6 ? 100 : 0 }))
  await ask(evaluationCalls.weigh, coordinator, { body: { evaluation_line: opened.line.id, scores: even } })

  const { status, body } = await read(teacher)
  expect(status).toBe(200)
  const [base, second] = body.lines
  expect(base).toMatchObject({
    evaluation: begun.id,
    instrument: { id: instrument.id, name: 'Small instrument' },
    line: { id: begun.line, evaluation_type: 'base', status: 'CLOSED', year: thisYear - 1 },
  })
  // (0, 1, 2, 2), (3, 3, 5) and (2, 4) of the first domain; all others are 2
  const first = (1.25 + 11 / 3 + 3) / 3
  expect(base?.categories[0]).toMatchObject({
    number: 1,
    stage: 1,
    applicable: 9,
    no_evidence: 1,
    not_applicable: 2,
    change: null,
    compared: null,
  })
  expect(base?.categories[0]?.points).toBeCloseTo(first, 9)
  expect(base?.overall?.points).toBeCloseTo((first + 12) / 7, 9)
  expect(base?.overall?.weighted_percent).toBeCloseTo(((0.4 * first + 0.6 * 2) / 7) * 100, 9)
  const self = (2.75 + 12) / 7
  expect(shownScore(base?.overall?.self_percent ?? 0)).toBe(shownScore((self / 7) * 100))
  expect(base?.indicators.filter(({ self_rating }) => self_rating)).toMatchObject([
    { code: '1.2.3', option: 'C', points: 3, self_rating: 'D', moved: null },
  ])

  expect(second?.line).toMatchObject({ evaluation_type: 'second', status: 'OPEN' })
  const counts = { up: 4, same: 5, down: 0, gained: 4, lost: 0 }
  expect(second?.categories[0]?.compared).toEqual({ matched: 9, ...counts, clear_from: 6, clear: false })
  // (0, 1, 3, 3), (3, 4, 5) and (3, 4): four letters more
  expect(second?.categories[0]?.change).toBeCloseTo((1.75 + 4 + 3.5) / 3 - first, 9)
  expect(second?.categories[0]?.change_since_base).toBe(second?.categories[0]?.change)
  expect(second?.categories[1]).toMatchObject({ points: 2, applicable: 2, change: 0, stage: 1 })
  expect(second?.overall?.weighted_percent).toBeCloseTo(
    0.4 * (((1.75 + 4 + 3.5) / 3 / 7) * 100) + 0.6 * (200 / 7),
    9,
  )
  expect(second?.indicators.map(({ moved }) => moved)).toEqual([
    'same',
    'same',
    'up',
    'up',
    'same',
    null,
    'up',
    'same',
    'up',
    'same',
    null,
    ...Array(12).fill('same'),
  ])
})

test('every role reads the results of schools in scope, and of no others', async () => {
  const { administrator, representative, coordinator, teacher, colleague, stranger, newcomer } = here
  for (const person of [administrator, representative, coordinator, teacher, colleague])
    expect((await read(person)).status).toBe(200)
  const missing = await read(administrator, 999_999)
  expect(missing).toMatchObject({ status: 404, body: { code: 'not_found' } })
  for (const person of [stranger, newcomer]) {
    const { status, body } = await read(person)
    expect([status, body.code]).toEqual([404, 'not_found'])
  }
  expect(await read(null)).toMatchObject({ status: 401, body: { code: 'not_authenticated' } })
})

test('lines are oldest first, and a school with two evaluations shows both', async () => {
  const [line] = (await read(here.teacher)).body.lines.slice(-1)
  await setStatus(db, line?.line.id ?? 0, 'CLOSED')
  const again = await givenEvaluation(vereda, here.coordinator, here.school.id, here.instrument.id, thisYear)
  const { lines } = (await read(here.representative)).body
  expect(lines.map((each) => [each.evaluation === again.id, each.line.evaluation_type])).toEqual([
    [false, 'base'],
    [false, 'second'],
    [true, 'base'],
  ])
})

test('a next line of another edition names indicators with another meaning, and the number of same ones', async () => {
  const { coordinator, school } = here
  const lands = await db
    .selectFrom('schools')
    .where('id', '=', school.id)
    .select('region_id')
    .executeTakeFirstOrThrow()
  const other = await givenSchool(db, lands.region_id)
  const before = await givenInstrument(db, 21)
  const now = await givenInstrument(db, 22)
  await db
    .updateTable('instruments')
    .set({ changed_meanings: sql<string[]>`array['1.1.1', '2.1.2']` })
    .where('id', '=', now.id)
    .execute()
  await givenEvaluation(vereda, coordinator, other.id, before.id, thisYear - 1)
  await givenEvaluation(vereda, coordinator, other.id, now.id)
  const { lines } = (await read(coordinator, other.id)).body
  expect(lines.map(({ edition_change }) => edition_change)).toEqual([
    null,
    { from: 21, to: 22, indicators: ['1.1.1', '2.1.2'], comparable: 64 },
  ])
})

test('names changed through another server show at the next request, in each language', async () => {
  const { school, coordinator, instrument } = here
  const nameIn = async (language: string) => {
    const question = { parameters: { id: school.id }, headers: { 'accept-language': language } }
    const { body } = await vereda.ask(schoolResultsCalls.read, coordinator, question)
    return body.lines[0]?.categories[0]?.name
  }
  const before = [await nameIn('en'), await nameIn('es')]
  await db.transaction().execute(async (elsewhere) => {
    await elsewhere
      .updateTable('categories')
      .set({ texts: JSON.stringify({ en: { name: 'Changed' }, es: { name: 'Cambiado' } }) })
      .where('id', '=', instrument.categories[0] ?? 0)
      .execute()
    await elsewhere
      .updateTable('instruments')
      .set({ version: sql`version + 1` })
      .where('id', '=', instrument.id)
      .execute()
  })
  expect([before, await nameIn('en'), await nameIn('es'), await nameIn('vi')]).toEqual([
    ['', ''],
    'Changed',
    'Cambiado',
    'Changed',
  ])
})
