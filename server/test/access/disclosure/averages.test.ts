import { reportCalls } from 'contract/insight/reports'
import type { Figures } from 'contract/insight/statistics/statistics-figures'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { givenLine } from '../../given/answers.ts'
import { asAdministrator, asCoordinator, asRepresentative, type Someone } from '../../given/people.ts'
import { givenCountry, givenRegion, givenSchool } from '../../given/places.ts'
import { givenSmallInstrument, type SmallInstrument } from '../../given/small-instrument.ts'
import { givenVereda, type Vereda } from '../../vereda.ts'
import { type Knowledge, rangesIn } from './polytope.ts'

/** Each report by itself, as if none had been read before. */
let isForgetful = false
vi.mock('../../../src/insight/disclosure/averages-shown.ts', async (original) => {
  const real = await original<typeof import('../../../src/insight/disclosure/averages-shown.ts')>()
  const averagesShown: typeof real.averagesShown = (...given) =>
    isForgetful ? { isShown: () => true, added: [] } : real.averagesShown(...given)
  return { averagesShown }
})

let vereda: Vereda
let instrument: SmallInstrument
let administrator: Someone
beforeAll(async () => {
  vereda = await givenVereda()
  instrument = await givenSmallInstrument(vereda.database.db)
  administrator = await asAdministrator(vereda.database.db)
})
afterAll(() => vereda.close())

type School = { id: number; region: number; country: number; line: number; evaluation: number }

/** A country whose schools each have a closed line; the last region is that of the coordinator who reads. */
const given = async (code: string, sizes: readonly number[]) => {
  const { db } = vereda.database
  const country = await givenCountry(db, code)
  const points = new Map<number, number>()
  const validated = async (place: Omit<School, 'line' | 'evaluation'>, evaluation = 0, kind = 1) => {
    const line = await givenLine(db, place, instrument.id, administrator, {
      status: 'CLOSED',
      evaluation,
      kind,
    })
    // results between a fifth and four fifths, so that no bound says much of one school
    const value = 1.5 + ((points.size * 37) % 41) / 10
    points.set(line.id, value)
    await db
      .updateTable('line_summaries')
      .set({ points: value, points_1: value })
      .where('line_id', '=', line.id)
      .execute()
    return { ...place, line: line.id, evaluation: line.evaluation }
  }
  const join = async (region: number) => {
    const { id } = await givenSchool(db, region)
    return validated({ id, region, country: country.id })
  }
  const regions: number[] = []
  const schools: School[] = []
  for (const [at, size] of sizes.entries()) {
    const { id } = await givenRegion(db, country.id, `${code} region ${at + 1}`)
    regions.push(id)
    for (let made = 0; made < size; made += 1) schools.push(await join(id))
  }
  const own = regions.at(-1) ?? 0
  return {
    country,
    regions,
    schools,
    points,
    validated,
    join,
    representative: await asRepresentative(db, [country.id]),
    reader: await asCoordinator(db, [own]),
    own,
  }
}
type Land = Awaited<ReturnType<typeof given>>
type Domains = Figures<'domains'>['rows']
/** What a report says of the first domain, with the lines that counted when it was written. */
type Read = { lines: Pick<School, 'line' | 'region'>[]; country: Domains; regions: Domains }

const report = async (
  { country, representative, reader }: Land,
  schools: readonly School[],
): Promise<Read> => {
  const written = await vereda.ask(reportCalls.writeForCountry, representative, {
    parameters: { id: country.id },
    body: { title: 'The year', year: 2026, text: 'What we saw.' },
  })
  expect(written.status).toBe(201)
  const { body } = await vereda.ask(reportCalls.ofCountry, reader, { parameters: { id: country.id } })
  const { figures } = (body as unknown as { results: { figures: typeof written.body.figures }[] })
    .results[0] ?? {
    figures: written.body.figures,
  }
  return {
    lines: schools.map(({ line, region }) => ({ line, region })),
    country: figures.evaluations.domains.rows as Domains,
    regions: (figures.regions?.evaluations.domains.rows ?? []) as Domains,
  }
}

const meanOf = (rows: Domains, place: number) =>
  rows.find((row) => row.place.id === place)?.values[1].mean ?? null
const lowestOf = (rows: Domains, place: number) =>
  rows.find((row) => row.place.id === place)?.values[1].minimum ?? null

/** Results of single schools that the reader of the last region works out from all reports. */
const foundIn = ({ own, points }: Land, reports: readonly Read[]): string[] => {
  const unknown = (line: number) => ({ school: line, measure: 'domain_1' as const, time: 0 })
  const percent = (line: number) => ((points.get(line) ?? 0) / 7) * 100
  const lines = [...new Map(reports.flatMap((each) => each.lines).map((each) => [each.line, each])).values()]
  const sum = (of: Read['lines'], mean: number | null): Knowledge['facts'] =>
    mean === null ? [] : [{ of: of.map(({ line }) => unknown(line)), is: '=', value: mean * of.length }]
  const facts = [
    ...lines.map(({ line }) => ({ of: [unknown(line)], is: '<=' as const, value: 100 })),
    ...lines.flatMap(({ line, region }) =>
      region === own ? [{ of: [unknown(line)], is: '=' as const, value: percent(line) }] : [],
    ),
    ...reports.flatMap(({ lines: counted, country, regions }) => [
      ...country.flatMap((row) => sum(counted, row.values[1].mean)),
      ...regions.flatMap((row) =>
        sum(
          counted.filter(({ region }) => region === row.place.id),
          row.values[1].mean,
        ),
      ),
    ]),
  ]
  const rangeOf = rangesIn({ facts, ordered: [] })
  return lines.flatMap(({ line, region }) => {
    if (region === own) return []
    const { lowest, highest } = rangeOf([unknown(line)])
    return highest - lowest < 5 ? [`line ${line}: ${lowest} to ${highest}, is ${percent(line)}`] : []
  })
}

/** One school joins the first region, one of the second has a new line, three join the third. */
const changed = async (of: Land): Promise<School[]> => {
  const [first = 0, second = 0, third = 0] = of.regions
  const moved = of.schools.find(({ region }) => region === second)
  if (!moved) throw new Error('The second region has no school')
  const next = await of.validated(moved, moved.evaluation, 2)
  const joined = [await of.join(first), await of.join(third), await of.join(third), await of.join(third)]
  return [...of.schools.map((school) => (school === moved ? next : school)), ...joined]
}

const sizes = [5, 6, 5, 3, 3]

test('reports of two days reveal no school that joined between them, and show what is about three', async () => {
  const of = await given('PE', sizes)
  const [first = 0, second = 0, third = 0, fourth = 0] = of.regions
  const before = await report(of, of.schools)
  for (const region of of.regions) expect(meanOf(before.regions, region)).not.toBeNull()
  expect(meanOf(before.country, of.country.id)).not.toBeNull()
  expect(lowestOf(before.regions, first)).not.toBeNull()
  const schools = await changed(of)
  const after = await report(of, schools)
  const again = await report(of, schools)
  for (const { regions, country } of [after, again]) {
    expect([first, second].map((region) => meanOf(regions, region))).toEqual([null, null])
    expect([first, second].map((region) => lowestOf(regions, region))).toEqual([null, null])
    expect([third, fourth].map((region) => meanOf(regions, region))).not.toContain(null)
    expect([meanOf(country, of.country.id), lowestOf(country, of.country.id)]).toEqual([null, null])
  }
  expect(foundIn(of, [before, after, again])).toEqual([])
})

test('when all schools have new lines, all averages are shown again', async () => {
  const of = await given('CO', sizes)
  await report(of, of.schools)
  const next: School[] = []
  for (const school of of.schools) next.push(await of.validated(school, school.evaluation, 2))
  const { country, regions } = await report(of, next)
  for (const region of of.regions) expect(meanOf(regions, region)).not.toBeNull()
  expect(meanOf(country, of.country.id)).not.toBeNull()
})

test('the attack finds a planted leak: reports that ignore earlier ones', async () => {
  const of = await given('BR', sizes)
  isForgetful = true
  try {
    const before = await report(of, of.schools)
    const after = await report(of, await changed(of))
    expect(foundIn(of, [before, after]).length).toBeGreaterThan(0)
  } finally {
    isForgetful = false
  }
})
