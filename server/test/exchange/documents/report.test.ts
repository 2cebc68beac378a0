import type { Actor } from 'contract/access/scope'
import { reportCalls } from 'contract/insight/reports'
import { statisticsCalls } from 'contract/insight/statistics/statistics'
import type { Figures } from 'contract/insight/statistics/statistics-figures'
import type { Language } from 'contract/platform/shapes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Block } from '../../../src/exchange/documents/document.ts'
import { blocksOfText } from '../../../src/exchange/documents/report-blocks.ts'
import { reportDocument } from '../../../src/exchange/documents/report-document.ts'
import { givenSchool } from '../../given/places.ts'
import { givenWorld } from '../../insight/statistics/given-world.ts'
import { givenVereda, type Vereda } from '../../vereda.ts'
import { headingsOf, skippedLevels, tableOf, textOfDocument } from './reading/reading.ts'

const text = `# What we saw

More families **decide** with the *school*, see [the law](https://example.org/law).

- one
- two
  1. inside

> A quotation

### Far below

| Region | Schools |
| --- | --- |
| Cusco | 12 |
| Puno, a \\| b | 3 |

<script>alert(1)</script> and [a trap](javascript:alert(1))
`

let vereda: Vereda
let world: Awaited<ReturnType<typeof givenWorld>>
beforeAll(async () => {
  vereda = await givenVereda()
  world = await givenWorld(vereda, 3)
})
afterAll(() => vereda.close())

const written = async (place: 'country' | 'region') => {
  const body = { title: 'Inclusion in 2026', year: 2026, text }
  const { administrator, peru } = world
  const answer =
    place === 'country'
      ? await vereda.ask(reportCalls.writeForCountry, administrator, {
          parameters: { id: peru.country },
          body,
        })
      : await vereda.ask(reportCalls.writeForRegion, administrator, {
          parameters: { id: peru.regions[3] ?? 0 },
          body,
        })
  expect(answer.status).toBe(201)
  return answer.body
}
const documentOf = (
  id: number,
  { language = 'en' as Language, role = 0 as Actor['role'], areas = [0] } = {},
) =>
  reportDocument({
    db: vereda.database.db,
    actor: { id: world.administrator.id, role, is_superuser: false, areas: role === 0 ? [] : areas },
    language,
    variant: 'standard',
    id,
    line: undefined,
  })

const kinds = (blocks: Block[]) => blocks.map(({ kind }) => kind)

test('the text of a report becomes headings, paragraphs, lists and tables, and other characters stay as they are', () => {
  const blocks = blocksOfText(text, 'Inclusion')
  expect(kinds(blocks)).toEqual([
    'heading',
    'paragraph',
    'list',
    'paragraph',
    'heading',
    'table',
    'paragraph',
  ])
  expect(textOfDocument({ blocks })).toEqual([
    'What we saw',
    'More families decide with the school, see the law (https://example.org/law).',
    'one',
    'two',
    '1. inside',
    'A quotation',
    'Far below',
    'Far below',
    'Region | Schools',
    'Cusco | 12',
    'Puno, a | b | 3',
    '<script>alert(1)</script> and [a trap](javascript:alert(1))',
  ])
  // a heading of the third level right under one of the first is of the second
  expect(blocks[4]).toMatchObject({ level: 2 })
})

test('a report has its place, author and version, then its stored figures', async () => {
  const { administrator, peru } = world
  const report = await written('country')
  const query = { type: 'learners', model: 'region', country__name: 'Peru' } as const
  const { body } = await vereda.ask(statisticsCalls.schools, world.representative, { query })
  const stored = (body as unknown as Figures<'learners'>).rows
  // what comes later changes no figure of it
  await givenSchool(vereda.database.db, peru.regions[0] ?? 0, { students: 999 })
  await vereda.ask(reportCalls.change, administrator, {
    parameters: { id: report.id },
    body: { title: 'Inclusion, second look' },
  })
  const document = await documentOf(report.id)
  expect([document.title, document.subtitle]).toEqual(['Inclusion, second look', 'Peru, 2026'])
  const message = textOfDocument(document)
  const about = message.find((line) => line.startsWith('Peru · '))
  expect(about).toMatch(/^Peru · 2026, by .+, written \d\d-\d\d-\d{4} \d\d:\d\d UTC$/)
  expect(message.some((line) => line.startsWith('Version 2, changed '))).toBe(true)
  expect(skippedLevels(document)).toBe(0)
  expect(headingsOf(document).slice(0, 6)).toEqual([
    '1 Summary',
    '2 What the numbers say',
    '1 What we saw',
    '2 Far below',
    '1 Figures of that day',
    '2 The most important numbers',
  ])
  expect(headingsOf(document)).toContain('2 Results of the regions')
  expect(tableOf(document, 'Learners and staff').map((row) => row.slice(0, 2))).toEqual(
    stored.map(({ place, values }) => [
      place.name,
      values.students === null ? 'not shown' : String(values.students),
    ]),
  )
  expect(message.join('\n')).not.toMatch(/\{\{|undefined|NaN|\[object/)
})

test('actions of a report that are past their date are those of its day', async () => {
  const { id } = await written('country')
  const { db } = vereda.database
  await db.updateTable('reports').set({ created_at: '2026-03-05T10:00:00Z' }).where('id', '=', id).execute()
  const texts = textOfDocument(await documentOf(id)).join('\n')
  expect(texts).toContain('closed line of each school, on 05-03-2026.')
})

test('a report on a region has no table of regions; in another language its own text stays as written', async () => {
  const { id } = await written('region')
  const document = await documentOf(id, { language: 'hi' })
  expect(headingsOf(document)[2]).toBe('1 What we saw')
  expect(headingsOf(document).some((heading) => heading.includes('Results of the regions'))).toBe(false)
  expect(headingsOf(await documentOf(id))).not.toContain('2 Results of the regions')
})

test('a report of a country out of scope is missing', async () => {
  const { id } = await written('country')
  const elsewhere = { role: 1 as const, areas: [world.brazil.country] }
  await expect(documentOf(id, elsewhere)).rejects.toMatchObject({ code: 'not_found' })
})
