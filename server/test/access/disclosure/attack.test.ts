import { type CountRules, coordinatorsOf, countRules, whoOpenTheSchools } from 'contract/access/disclosure'
import { Role } from 'contract/access/roles'
import { reportCalls } from 'contract/insight/reports'
import { statisticsCalls } from 'contract/insight/statistics/statistics'
import { disabilityCounts } from 'contract/places/school-fields'
import { schoolCalls } from 'contract/places/schools'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Reading } from '../../../src/access/disclosure/learners.ts'
import { schoolStatisticsOf } from '../../../src/insight/statistics/school-queries.ts'
import { engine } from '../../database/database.ts'
import { givenSmallInstrument, type SmallInstrument } from '../../given/small-instrument.ts'
import { givenVereda, type Vereda } from '../../vereda.ts'
import type { Moment } from './gather.ts'
import { drawnRegions, givenLand, type Land } from './given-land.ts'
import { hardRegions } from './hard-regions.ts'
import { leaksIn } from './leaks.ts'
import { type Answers, changed, filesOf, readersOfReports, reportsFor } from './readers.ts'

let vereda: Vereda
let instrument: SmallInstrument
beforeAll(async () => {
  vereda = await givenVereda()
  instrument = await givenSmallInstrument(vereda.database.db)
})
afterAll(() => vereda.close())

const codes = [
  'PE',
  'BR',
  'CL',
  'CO',
  'BO',
  'EC',
  'AR',
  'UY',
  'PY',
  'VE',
  'MX',
  'CR',
  'PA',
  'CU',
  'DO',
  'IN',
  'ID',
  'VN',
  'PT',
  'ES',
  'NP',
  'KE',
  'GT',
  'HN',
]
let taken = 0
/** A new country with these schools. */
const land = (regions: Parameters<typeof givenLand>[3]) => {
  taken += 1
  return givenLand(vereda.database.db, codes[taken - 1] ?? 'XX', instrument, regions)
}

const overHttp = ({ country, representative, coordinators }: Land): Answers => ({
  instrument: instrument.id,
  list: async (as, query) => {
    const { body } = await vereda.ask(schoolCalls.list, as, { query: { ...query, page_size: 100 } as never })
    return (body as unknown as { results: never[] }).results
  },
  learners: async (as, query) => {
    const { status, body } = await vereda.ask(statisticsCalls.schools, as, {
      query: { ...query, type: 'learners' } as never,
    })
    expect(status).toBe(200)
    return body
  },
  report: async () => {
    const text = { title: 'The year', year: 2026, text: 'What we saw.' }
    const written = await vereda.ask(reportCalls.writeForCountry, representative, {
      parameters: { id: country.id },
      body: text,
    })
    expect(written.status).toBe(201)
    const { body } = await vereda.ask(reportCalls.ofCountry, coordinators[0]?.person ?? null, {
      parameters: { id: country.id },
    })
    return (body as unknown as { results: { figures: never }[] }).results[0]?.figures as never
  },
})

const firstOf = ({ schools }: Land): Moment => ({ schools, timeOf: () => 1 })

const changeSchools = async (of: Land): Promise<Moment> => {
  const { schools, ids } = changed(of.schools)
  for (const school of schools.filter(({ id }) => ids.has(id))) {
    const { students } = school
    await vereda.database.db
      .updateTable('schools')
      .set({ students, ...Object.fromEntries(disabilityCounts.map((name) => [name, school[name]])) })
      .where('id', '=', school.id)
      .execute()
  }
  return { schools, timeOf: (school) => (ids.has(school) ? 2 : 1) }
}

/** All that readers of files find out. */
const leaksOfFiles = async (answers: Answers, of: Land) => {
  const moment = firstOf(of)
  const readers = [
    of.administrator,
    of.representative,
    ...of.coordinators.slice(-1).map((each) => each.person),
  ]
  const leaks = []
  for (const reader of readers)
    leaks.push(...leaksIn(await filesOf(answers, of, reader, moment), [moment], []))
  return leaks
}

/** All that readers of the reports before and after a change find out. */
const leaksOfReports = async (answers: Answers, of: Land) => {
  const lists = () => answers.list(of.representative, { country__name: of.country.name })
  const before = { figures: await answers.report(), moment: firstOf(of), lists: await lists() }
  const moment = await changeSchools(of)
  const after = { figures: await answers.report(), moment, lists: await lists() }
  return readersOfReports(of).flatMap((own) =>
    leaksIn(reportsFor(own, [before, after], of), [before.moment, after.moment], own),
  )
}

const seeds = engine() === 'embedded' ? [1, 2] : [1, 2, 3, 4, 5, 6]

test.each(seeds)(
  'no small number can be computed from lists, statistics and reports: country %i',
  async (seed) => {
    const of = await land(drawnRegions(seed))
    expect(await leaksOfFiles(overHttp(of), of)).toEqual([])
    expect(await leaksOfReports(overHttp(of), of)).toEqual([])
  },
)

test.each(Object.keys(hardRegions))(
  'no small number can be computed in a difficult case: %s',
  async (name) => {
    const of = await land(hardRegions[name] ?? [])
    expect(await leaksOfFiles(overHttp(of), of)).toEqual([])
    expect(await leaksOfReports(overHttp(of), of)).toEqual([])
  },
)

/** The same answers by other rules, or for another audience: `learners` of statistics, `report` of reports. */
const leaky = (of: Land, learners: Reading, report: Reading): Answers => {
  const { db } = vereda.database
  const actor = { is_superuser: false }
  const request = { type: 'learners' as const, country__name: of.country.name }
  const everything = { ...actor, id: of.representative.id, role: Role.country, areas: [of.country.id] }
  return {
    ...overHttp(of),
    learners: ({ id, role }, query) => {
      const coordinator = of.coordinators.find(({ person }) => person.id === id)
      const areas = coordinator?.regions ?? (role === Role.country ? [of.country.id] : [])
      return schoolStatisticsOf(db, { ...actor, id, role, areas }, 'en', { ...query, ...request }, learners)
    },
    report: async () => {
      const every = async (model: 'country' | 'region') => ({
        schools: { learners: await schoolStatisticsOf(db, everything, 'en', { ...request, model }, report) },
      })
      return { ...(await every('country')), regions: await every('region') } as never
    },
  }
}

const rulesWith = (change: Partial<CountRules['students_with_disabilities']>): CountRules =>
  Object.fromEntries(disabilityCounts.map((name) => [name, { ...countRules[name], ...change }])) as CountRules

const open = { audience: whoOpenTheSchools }
const coordinators = { audience: coordinatorsOf(2) }
const found = (leaks: string[]) => expect(leaks.length).toBeGreaterThan(0)

test.each<[string, Partial<CountRules['students_with_disabilities']>, string]>([
  ['that hidden schools have learners enough', { hidden: 0 }, 'nobody, or as many as can be hidden'],
  ['that there is room for more of them', { room: 0 }, 'nobody, or as many as can be hidden'],
  [
    'that filters show nothing small',
    { withFilters: true },
    'three, nine and twenty-five by management and school',
  ],
])('without the rule %s the attack finds a small number', async (_rule, change, name) => {
  const of = await land(hardRegions[name] ?? [])
  const rules = rulesWith(change)
  found(await leaksOfFiles(leaky(of, { ...open, rules }, { ...coordinators, rules }), of))
})

const shared = { audience: { knownRegions: 1, opensSchools: false } }

test.each<[string, Reading, string]>([
  ['that coordinators know their regions', open, 'a coordinator knows one of two regions'],
  ['that two of them may share', shared, 'three regions of two small schools'],
  ['that an earlier report was read', coordinators, 'two schools that change'],
])('without the rule %s the attack finds a small number in reports', async (_rule, reading, name) => {
  const of = await land(hardRegions[name] ?? [])
  found(await leaksOfReports(leaky(of, open, reading), of))
})
