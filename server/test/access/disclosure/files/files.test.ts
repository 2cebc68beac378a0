import { countRules } from 'contract/access/disclosure'
import { reportCalls } from 'contract/insight/reports'
import type { Language } from 'contract/platform/shapes'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { asSchool, type Someone } from '../../../given/people.ts'
import { givenSmallInstrument, type SmallInstrument } from '../../../given/small-instrument.ts'
import { working } from '../../../platform/working.ts'
import { givenVereda, type Vereda } from '../../../vereda.ts'
import { combined, type Moment, ofLists, ofReport, ofSchools } from '../gather.ts'
import { drawnRegions, givenLand, type Land } from '../given-land.ts'
import { hardRegions } from '../hard-regions.ts'
import { leaksIn } from '../leaks.ts'
import type { Knowledge } from '../polytope.ts'
import { readersOfReports } from '../readers.ts'
import { figuresIn, knownFromFiles, listedIn, namesIn } from './files-of.ts'
import { isPlanted, type Plant, planting, primaryOnly, unprotected, withFilters } from './planted.ts'

vi.mock('../../../../src/access/disclosure/learners.ts', async (original) => {
  const real = await original<typeof import('../../../../src/access/disclosure/learners.ts')>()
  const learnersHidden: typeof real.learnersHidden = (cells, count, request, reading) => {
    if (unprotected.getStore()) return () => null
    if (isPlanted('years combined'))
      return real.learnersHidden(cells, count, request, { ...reading, rules: withFilters(countRules) })
    if (isPlanted('report without secondary suppression') && !reading.audience.opensSchools)
      return real.learnersHidden(cells, count, request, { ...reading, rules: primaryOnly(countRules) })
    return real.learnersHidden(cells, count, request, reading)
  }
  return { ...real, learnersHidden }
})
vi.mock('../../../../src/access/disclosure/queries.ts', async (original) => {
  const real = await original<typeof import('../../../../src/access/disclosure/queries.ts')>()
  const largeOnly: typeof real.largeOnly = (name) =>
    isPlanted('list with a filter') ? sql`${sql.ref(`schools.${name}`)}` : real.largeOnly(name)
  return { ...real, largeOnly }
})
vi.mock('../../../../src/exchange/exports/statistics/statistics-document.ts', async (original) => {
  const real =
    await original<typeof import('../../../../src/exchange/exports/statistics/statistics-document.ts')>()
  const documentOfStatistics: typeof real.documentOfStatistics = (wanted) =>
    isPlanted('raw document')
      ? unprotected.run(true, () => real.documentOfStatistics(wanted))
      : real.documentOfStatistics(wanted)
  return { documentOfStatistics }
})
vi.mock('../../../../src/exchange/exports/statistics/export-statistics.ts', async (original) => {
  const real =
    await original<typeof import('../../../../src/exchange/exports/statistics/export-statistics.ts')>()
  const exportStatistics: typeof real.exportStatistics = (work) =>
    isPlanted('raw table')
      ? unprotected.run(true, () => real.exportStatistics(work))
      : real.exportStatistics(work)
  return { exportStatistics }
})
vi.setConfig({ testTimeout: 120_000 })

let vereda: Vereda
let instrument: SmallInstrument
beforeAll(async () => {
  vereda = await givenVereda()
  instrument = await givenSmallInstrument(vereda.database.db)
})
afterAll(() => vereda.close())
const { made, exported } = working(() => vereda)

const codes = ['PE', 'BR', 'CL', 'CO', 'BO', 'EC', 'AR', 'UY', 'PY', 'VE', 'MX', 'CR']
const land = (regions: Parameters<typeof givenLand>[3]) =>
  givenLand(vereda.database.db, codes.shift() ?? 'XX', instrument, regions)
const hard = (name: keyof typeof hardRegions) => land(hardRegions[name] ?? [])
const momentOf = ({ schools }: Land): Moment => ({ schools, timeOf: () => 1 })

/** `language`: statements of lists are written once for each language, with or without what is planted. */
const leaksOfFiles = async (of: Land, as: Someone, { language = 'vi' as Language, most = 99 } = {}) => {
  const moment = momentOf(of)
  return leaksIn(await knownFromFiles(made, { land: of, as, moment, language, most }), [moment], [])
}

/** A report as a table and as documents, for coordinators who know their own schools. */
const leaksOfReport = async (of: Land): Promise<string[]> => {
  const moment = momentOf(of)
  const { body } = await vereda.ask(reportCalls.writeForCountry, of.representative, {
    parameters: { id: of.country.id },
    body: { title: 'The year', year: 2026, text: 'What we saw.' },
  })
  const lists = ofLists(
    await listedIn(made, of.representative, { country__name: of.country.name }, 'csv'),
    moment,
  )
  const reader = of.coordinators[0]?.person ?? of.representative
  const known: Knowledge[] = []
  for (const format of ['csv', 'docx'] as const) {
    const { bytes } = await made(reader, { subject: 'report', id: body.id, format, language: 'en' })
    const figures = await figuresIn(bytes, format, namesIn(of))
    known.push(
      ...figures.flatMap((each) =>
        ofReport({ schools: { learners: each }, regions: null } as never, moment, of.regions),
      ),
    )
  }
  return readersOfReports(of).flatMap((own) => {
    const exact = ofSchools(
      of.schools.filter(({ region }) => own.includes(region)),
      moment,
    )
    return leaksIn(combined([lists, exact, ...known]), [moment], own)
  })
}

test('no small number can be computed from files of lists, statistics and reports', async () => {
  const of = await hard('three, nine and twenty-five by management and school')
  expect(await leaksOfFiles(of, of.representative)).toEqual([])
  expect(await leaksOfFiles(of, of.administrator, { most: 3 })).toEqual([])
  expect(await leaksOfFiles(of, of.coordinators.at(-1)?.person ?? of.administrator, { most: 3 })).toEqual([])
  expect(await leaksOfReport(of)).toEqual([])
})

test('no small number can be computed from files of a random country', async () => {
  const of = await land(drawnRegions(3))
  expect(await leaksOfFiles(of, of.representative, { most: 3 })).toEqual([])
  expect(await leaksOfReport(of)).toEqual([])
})

test('a school gets a file of its own school, and none of statistics or a report', async () => {
  const of = await hard('a coordinator knows one of two regions')
  const [own] = of.schools
  const teacher = await asSchool(vereda.database.db, [own?.id ?? 0])
  const listed = await listedIn(made, teacher, {}, 'csv')
  expect(listed.map(({ id }) => id)).toEqual([own?.id])
  const query = '/api/statistics/schools?type=learners&model=region'
  expect((await exported(teacher, { subject: 'statistics', query, format: 'csv' })).status).toBe(403)
})

test.each<[Plant, keyof typeof hardRegions, most: number]>([
  ['list with a filter', 'three, nine and twenty-five by management and school', 0],
  ['raw document', 'a coordinator knows one of two regions', 2],
  ['raw table', 'a coordinator knows one of two regions', 3],
  ['years combined', 'three, nine and twenty-five by management and school', 99],
])('the attack finds a planted leak: %s', async (plant, name, most) => {
  const of = await hard(name)
  expect(
    await planting(plant, () => leaksOfFiles(of, of.representative, { language: 'hi', most })),
  ).not.toEqual([])
})

test('the attack finds a planted leak: report without secondary suppression', async () => {
  const of = await hard('a coordinator knows one of two regions')
  expect(await planting('report without secondary suppression', () => leaksOfReport(of))).not.toEqual([])
})
