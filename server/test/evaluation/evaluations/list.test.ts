import { type Evaluation, type EvaluationList, evaluationCalls } from 'contract/evaluation/evaluations'
import { fold, type Page } from 'contract/platform/shapes'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { givenEvaluatedSchool, givenEvaluation, givenYears, type YearOfLine } from '../../given/lines.ts'
import { asCoordinator, asSchool, type Someone } from '../../given/people.ts'
import { givenInstrument, givenRegion, givenSchool } from '../../given/places.ts'
import { givenVereda } from '../../vereda.ts'

const vereda = await givenVereda()
const { ask, database } = vereda
const { db } = database
const context = await givenEvaluatedSchool(db)
const { administrator, representative, coordinator, stranger, instrument } = context
const hill = await givenRegion(db, context.country.id, 'Región de la colina')

type Query = Partial<z.input<typeof EvaluationList>>
const list = async (who: Someone, query: Query = {}) => {
  const { status, body } = await ask(evaluationCalls.list, who, { query })
  return { status, ...(body as unknown as Page<Evaluation> & { code: string }) }
}
const idsOf = async (query: Query, who = administrator) =>
  (await list(who, query)).results.map((row) => row.id)

const given = (school: { id: number }, lines: YearOfLine[], date: string | null) =>
  givenYears(vereda, administrator, school.id, instrument.id, lines, date)

const avila = await givenSchool(db, hill.id, { name: 'Ávila School', project_name: 'Lantern Project' })
const birch = await givenSchool(db, hill.id, { name: 'birch School' })
const river = context.school
const forest = context.otherSchool
const closed = (year: number): YearOfLine => ({ year, status: 'CLOSED' })
const one = await given(avila, [{ year: 2024, status: 'IN REVIEW' }], '2024-05-01')
const two = await given(birch, [closed(2022), { year: 2024, status: 'OPEN' }], null)
const three = await given(
  river,
  [closed(2021), closed(2022), { year: 2022, status: 'VALIDATED' }],
  '2021-05-01',
)
const far = await given(forest, [closed(2023), closed(2024), closed(2025)], '2023-05-01')
await db
  .updateTable('evaluations')
  .set({ updated_at: '2026-01-09T00:00:00Z' })
  .where('id', '=', far)
  .execute()

test('a list shows the latest line of each evaluation, changed last first, and all its lines', async () => {
  const { count, next, previous, results } = await list(administrator)
  expect({ count, next, previous }).toEqual({ count: 4, next: null, previous: null })
  expect(results.map((row) => row.id)).toEqual([far, three, two, one])
  expect(results[1]).toMatchObject({
    school: { id: river.id, name: river.name },
    region: { name: 'Region of the river' },
    country: { name: context.country.name },
    instrument: { id: instrument.id },
    date: '2021-05-01',
    period: null,
    line: { evaluation_type: 'third', year: 2022, status: 'VALIDATED', progress: { answered: 7, cells: 21 } },
    lines: [{ evaluation_type: 'base' }, { evaluation_type: 'second' }, { evaluation_type: 'third' }],
    updated_at: '2026-01-03T00:00:00Z',
  })
})

test('year, type and status filter one line together, and the latest match is shown', async () => {
  const shown = async (query: Query) =>
    (await list(administrator, { ...query, order: 'updated_at' })).results.map(({ id, line }) => [
      id,
      line.evaluation_type,
      line.year,
      line.status,
    ])
  expect(await shown({ year: '2022' })).toEqual([
    [two, 'base', 2022, 'CLOSED'],
    [three, 'third', 2022, 'VALIDATED'],
  ])
  expect(await shown({ year: '2022', status: 'CLOSED' })).toEqual([
    [two, 'base', 2022, 'CLOSED'],
    [three, 'second', 2022, 'CLOSED'],
  ])
  expect(await shown({ status: 'CLOSED' })).toEqual([
    [two, 'base', 2022, 'CLOSED'],
    [three, 'second', 2022, 'CLOSED'],
    [far, 'third', 2025, 'CLOSED'],
  ])
  expect(await shown({ evaluation_line__evaluation_type: 'second', year: '2024' })).toEqual([
    [two, 'second', 2024, 'OPEN'],
    [far, 'second', 2024, 'CLOSED'],
  ])
  expect(await shown({ evaluation_line__evaluation_type: 'base', status: 'OPEN' })).toEqual([])
})

test('every order has two directions, with evaluations without a date last', async () => {
  const orders = {
    updated_at: [one, two, three, far],
    school: [one, two, far, three],
    year: [three, one, two, far],
    status: [two, one, three, far],
  } as const
  for (const [order, ids] of Object.entries(orders)) {
    const up = await idsOf({ order: order as 'school' })
    expect([order, up]).toEqual([order, ids])
    expect([order, await idsOf({ order: `-${order}` as '-school' })]).toEqual([order, ids.toReversed()])
  }
  expect(await idsOf({ order: 'date' })).toEqual([three, far, one, two])
  expect(await idsOf({ order: '-date' })).toEqual([one, far, three, two])
  expect(await idsOf({ order: 'year', status: 'CLOSED' })).toEqual([two, three, far])
  expect((await list(administrator, { order: 'region' as 'school' })).code).toBe('invalid_order')
})

test('a search finds school and project without case and accents', async () => {
  expect(await idsOf({ search: 'AVILA' })).toEqual([one])
  expect(await idsOf({ search: 'lantern' })).toEqual([one])
  expect(await idsOf({ search: 'school', order: 'school' })).toEqual([one, two, far, three])
  expect(await idsOf({ search: '%%%' })).toEqual([])
  expect((await list(administrator, { search: 'av' })).code).toBe('search_too_short')
})

test('places match by their whole name, in any language; a school by its id', async () => {
  expect(await idsOf({ country__name: 'perú', order: 'school' })).toEqual([one, two, three])
  expect(await idsOf({ country__name: 'Brasil' })).toEqual([far])
  expect(await idsOf({ country__name: 'Per' })).toEqual([])
  expect(await idsOf({ region__name: fold('Región de la colina'), order: 'school' })).toEqual([one, two])
  expect(await idsOf({ school: String(birch.id) })).toEqual([two])
  const { count } = await list(administrator, { country__name: 'Peru', page_size: '1' })
  expect(count).toBe(3)
})

test('each person lists the evaluations in scope, and the count agrees', async () => {
  const both = await asCoordinator(db, [hill.id, context.region.id])
  const schools = await asSchool(db, [birch.id, river.id])
  for (const [who, ids] of [
    [representative, [three, two, one]],
    [coordinator, [three]],
    [both, [three, two, one]],
    [schools, [three, two]],
    [stranger, [far]],
    [context.newcomer, []],
  ] as const) {
    for (const query of [
      {},
      { order: '-year' },
      { order: 'school' },
      { year: '2022' },
      { search: 'school' },
    ] as const) {
      const { count, results } = await list(who, query)
      expect(results.every((row) => (ids as readonly number[]).includes(row.id))).toBe(true)
      expect(count).toBe(results.length)
    }
    expect(await idsOf({}, who)).toEqual(ids)
  }
})

test('pages are consecutive, and one past the end is empty', async () => {
  const first = await list(administrator, { page_size: '3' })
  expect(first.next).toBe('/api/evaluation/?page_size=3&page=2')
  const second = await list(administrator, { page_size: '3', page: '2' })
  expect([second.results.map((row) => row.id), second.next, second.count]).toEqual([[one], null, 4])
  expect((await list(administrator, { page: '9' })).results).toEqual([])
  const bare = await ask(evaluationCalls.list, administrator, {
    query: { paginated: 'false', status: 'OPEN' },
  })
  expect((bare.body as unknown as Evaluation[]).map((row) => row.line.status)).toEqual(['OPEN'])
})

test('a summary names the school of each evaluation', async () => {
  const { results } = await list(administrator, { summary: 'true', order: 'school' })
  expect(results).toEqual([
    { id: one, name: avila.name },
    { id: two, name: birch.name },
    { id: far, name: forest.name },
    { id: three, name: river.name },
  ])
})

test('invalid filters are refused', async () => {
  for (const query of [
    { year: '1999' },
    { year: 'x' },
    { status: 'DONE' },
    { evaluation_line__evaluation_type: '1' },
  ]) {
    expect((await list(administrator, query as Query)).code).toBe('validation_error')
  }
})

test('evaluations of a second instrument are listed with those of the first', async () => {
  const edition = await givenInstrument(db, 2)
  const other = await givenEvaluation(vereda, administrator, birch.id, edition.id)
  expect((await idsOf({ school: String(birch.id) })).toSorted((a, b) => a - b)).toEqual([two, other.id])
  await ask(evaluationCalls.remove, administrator, { parameters: { id: other.id } })
  expect((await list(administrator)).count).toBe(4)
})
