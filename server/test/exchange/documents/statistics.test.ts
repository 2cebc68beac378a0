import type { Actor } from 'contract/access/scope'
import { findingCalls } from 'contract/insight/statistics/findings'
import {
  evaluationStatistics,
  learnerCounts,
  schoolStatistics,
  statisticsCalls,
} from 'contract/insight/statistics/statistics'
import type { Figures, Statistic } from 'contract/insight/statistics/statistics-figures'
import { disabilityCounts } from 'contract/places/school-fields'
import { languageCodes } from 'contract/platform/languages'
import type { Language } from 'contract/platform/shapes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Document, DocumentCell } from '../../../src/exchange/documents/document.ts'
import { voiceIn } from '../../../src/exchange/documents/voice.ts'
import { documentOfStatistics } from '../../../src/exchange/exports/statistics/statistics-document.ts'
import { givenWorld } from '../../insight/statistics/given-world.ts'
import { givenVereda, type Vereda } from '../../vereda.ts'
import { headingsOf, skippedLevels, tableOf, textOfDocument } from './reading/reading.ts'

let vereda: Vereda
let world: Awaited<ReturnType<typeof givenWorld>>
beforeAll(async () => {
  vereda = await givenVereda()
  world = await givenWorld(vereda, 11)
})
afterAll(() => vereda.close())

const actorOf = (role: Actor['role'], areas: number[] = []): Actor => ({
  id: world.administrator.id,
  role,
  is_superuser: false,
  areas,
})
const figuresOf = <Name extends Statistic>(body: unknown) => body as Figures<Name>

const documentOf = (query: string, { language = 'en' as Language, actor = actorOf(0) } = {}) =>
  documentOfStatistics({
    db: vereda.database.db,
    actor,
    language,
    subject: 'statistics',
    format: 'pdf',
    variant: 'standard',
    query,
    id: undefined,
  })

const shownIn = (cell: DocumentCell | undefined): string =>
  typeof cell === 'object' ? (cell?.text ?? '') : `${cell ?? ''}`

/** The mean of each domain, a row a place: the paper has a column a place, a few in each table. */
const meansOfPlaces = ({ blocks }: Document) =>
  blocks.flatMap((block) =>
    block.kind === 'table' && block.caption.startsWith('Results of the regions')
      ? block.head.slice(1).map((name, at) => [name, ...block.rows.map((row) => shownIn(row[at + 1]))])
      : [],
  )

/** Around the sections of the whole page. */
const begins = ['1 Summary', '2 What the numbers say']
const ends = ['1 Signatures']

const sections = [
  'Weak points',
  'Mean by year',
  'Mean of each country',
  'The most important numbers',
  'Indicators by domain and stage',
  'Results of the countries',
  'Change from line to line',
  'Evaluations by country',
  'Priorities of the action plans',
  'Completion of the action plans',
  'Schools by kind',
  'Learners and staff',
]

test('one section for each statistic, in the order of the page, with a sentence on what counts', async () => {
  const document = await documentOf('/api/statistics/?model=country')
  expect(headingsOf(document)).toEqual([...begins, ...sections.map((name) => `1 ${name}`), ...ends])
  expect(skippedLevels(document)).toBe(0)
  const text = textOfDocument(document)
  expect(text.some((line) => line.startsWith('Results count only validated and closed lines.'))).toBe(true)
  expect([document.title, document.subtitle]).toEqual(['Statistics', 'All places'])
})

test('numbers and gaps of a document equal those of the calls', async () => {
  const { administrator } = world
  const query = { model: 'region', country__name: 'Peru' } as const
  const document = await documentOf('/api/statistics/?model=region&country__name=Peru&management=public')
  expect(textOfDocument(document)).toContain('Filters: Peru; Public')
  const filtered = { ...query, management: 'public' } as const
  const { body: learners } = await vereda.ask(statisticsCalls.schools, administrator, {
    query: { ...filtered, type: 'learners' },
  })
  const shown = (value: number | null) => (value === null ? 'not shown' : String(value))
  const { rows } = figuresOf<'learners'>(learners)
  expect(tableOf(document, 'Learners and staff').map((row) => row.slice(0, 6))).toEqual(
    rows.map(({ place, values }) => [place.name, ...learnerCounts.map((name) => shown(values[name]))]),
  )
  expect(learners.suppressed).toBeGreaterThan(0)
  const { body: domains } = await vereda.ask(statisticsCalls.evaluations, administrator, {
    query: { ...filtered, type: 'domains' },
  })
  const oneDecimal = (value: number | null, isHidden: boolean) =>
    value === null ? (isHidden ? 'not shown' : '–') : `${Math.round(value * 10) / 10}%`
  expect(meansOfPlaces(document)).toEqual(
    figuresOf<'domains'>(domains).rows.map(({ place, schools, values }) => [
      schools === 1 ? `${place.name} (one school)` : place.name,
      ...([1, 2, 3, 4, 5, 6, 7] as const).map((number) =>
        oneDecimal(values[number].mean, domains.suppressed > 0),
      ),
    ]),
  )
  const { body: status } = await vereda.ask(statisticsCalls.evaluations, administrator, {
    query: { ...filtered, type: 'status' },
  })
  expect(tableOf(document, 'Evaluations by region').map((row) => row.slice(0, 5))).toEqual(
    figuresOf<'status'>(status).rows.map(({ place, values }) => [
      place.name,
      ...(['OPEN', 'IN REVIEW', 'VALIDATED', 'CLOSED'] as const).map((name) => String(values[name])),
    ]),
  )
})

test('the mean of each place is in the document, and that of the country last', async () => {
  const { representative } = world
  const actor = actorOf(1, [world.peru.country])
  const document = await documentOf('/api/statistics/?model=region', { actor })
  const means = tableOf(document, 'Mean of each region')
  const { body } = await vereda.ask(findingCalls.means, representative, { query: { model: 'country' } })
  const [peru] = body.rows
  expect(means).toHaveLength(5)
  expect(means.at(-1)).toEqual(['Peru', String(Math.round(peru?.mean ?? 0)), String(peru?.schools)])
})

test('an average of one school is marked, and the sentence on too few schools is true for it', async () => {
  const actor = actorOf(1, [world.peru.country])
  const document = await documentOf('/api/statistics/?model=region', { actor })
  const ofOne = meansOfPlaces(document).filter(([name]) => name?.endsWith(' (one school)'))
  expect(ofOne.flat().some((cell) => cell.endsWith('%'))).toBe(true)
  expect(textOfDocument(document)).toContain(
    'An average needs at least 3 schools, the lowest and the highest need 5. Where there is only one school, its result is shown.',
  )
  const compared = tableOf(document, 'Change from line to line').filter(([, schools]) => schools === '1')
  for (const [place] of compared) expect(place).toMatch(/ \(one school\)$/)
})

test('the number of learners names whether it is that of the evaluated schools alone', async () => {
  const ofAll = textOfDocument(await documentOf('/api/statistics/?model=country')).join('\n')
  expect(ofAll).toMatch(/^Learners: \d/m)
  const ofYear = textOfDocument(await documentOf('/api/statistics/?model=country&year=2024')).join('\n')
  expect(ofYear).toMatch(/^Learners of evaluated schools: \d/m)
  expect(ofYear).not.toMatch(/^Learners: /m)
})

test('for any filter no hidden number is in the document', async () => {
  const { administrator } = world
  for (const model of ['country', 'region', 'school'] as const)
    for (const narrowed of ['', '&management=private', '&type_of_school=special', '&country__name=Peru']) {
      const document = await documentOf(`/api/statistics/schools?type=learners&model=${model}${narrowed}`)
      const query = Object.fromEntries(new URLSearchParams(narrowed)) as object
      const { body } = await vereda.ask(statisticsCalls.schools, administrator, {
        query: { type: 'learners', model, ...query },
      })
      const { rows } = figuresOf<'learners'>(body)
      if (rows.length === 0) continue
      const table = tableOf(document, 'Learners and staff')
      for (const [at, { values }] of rows.entries())
        for (const [place, name] of (['students', ...disabilityCounts] as const).entries())
          expect(table[at]?.[place + 1] === 'not shown').toBe(values[name] === null)
      expect(headingsOf(document)).toEqual(['1 Learners and staff'])
    }
})

test('a single statistic is a document of its section', async () => {
  const stages = await documentOf('/api/statistics/evaluations?type=stages&model=country')
  expect(headingsOf(stages)).toEqual(['1 Indicators by domain and stage'])
  expect(textOfDocument(stages)).toContain('Full: reached (B, D, F, G). Hatched: on the way there (A, C, E).')
  for (const type of evaluationStatistics)
    expect(
      headingsOf(await documentOf(`/api/statistics/evaluations?type=${type}&model=country`)),
    ).not.toEqual([])
  for (const type of schoolStatistics)
    expect(headingsOf(await documentOf(`/api/statistics/schools?type=${type}&model=country`))).not.toEqual([])
})

test('a coordinator gets the own regions; a single one has the whole next to its schools', async () => {
  const regions = world.peru.regions
  const several = await documentOf('/api/statistics/?model=region', { actor: actorOf(2, regions.slice(2)) })
  expect(several.subtitle).toBe('Región 3 and Región 4')
  const country = await documentOf('/api/statistics/?model=region', {
    actor: actorOf(1, [world.peru.country]),
  })
  expect(country.subtitle).toBe('Peru')
  expect(tableOf(several, 'Evaluations by region').length).toBeLessThanOrEqual(2)
  expect(headingsOf(several)).not.toContain('1 Results by domain')
  const one = await documentOf('/api/statistics/?model=school', { actor: actorOf(2, regions.slice(3)) })
  expect(headingsOf(one)).toContain('1 Results by domain')
})

test('every statistic is written in six languages', async () => {
  expect([...evaluationStatistics, ...schoolStatistics]).toHaveLength(13)
  for (const language of languageCodes) {
    const document = await documentOf('/api/statistics/?model=country', { language })
    const { t: textOf } = voiceIn(language)
    expect(headingsOf(document)).toHaveLength(begins.length + sections.length + ends.length)
    expect(headingsOf(document)).toContain(`1 ${textOf('statistics.plans')}`)
    expect(textOfDocument(document).join('\n')).not.toMatch(/\{\{|undefined|NaN|\[object/)
  }
})
