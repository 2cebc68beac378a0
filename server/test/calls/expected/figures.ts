import { reportCalls } from 'contract/insight/reports'
import { findingCalls } from 'contract/insight/statistics/findings'
import { statisticsCalls } from 'contract/insight/statistics/statistics'
import { vacancyCalls } from 'contract/insight/vacancies'
import type { Someone } from '../../given/people.ts'
import type { Land } from '../land.ts'
import { rowsOf } from '../row.ts'

const text = { title: 'What was seen', year: 2026, text: 'More families decide.' }

/** A report on the land's region, by this person. */
const newReport = async ({ db, region }: Land, by: Someone): Promise<number> => {
  const { id } = await db
    .insertInto('reports')
    .values({ region_id: region, ...text, author_id: by.id, created_by: by.id, figures: '{}' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('report_versions')
    .values({ report_id: id, version: 1, ...text, written_by: by.id, written_at: new Date().toISOString() })
    .execute()
  return id
}

export const figuresRows = [
  ...rowsOf(statisticsCalls, {
    evaluations: { may: '– D S S A A', asks: () => ({ query: { type: 'status', model: 'region' } }) },
    schools: { may: '– D S S A A', asks: () => ({ query: { type: 'count', model: 'region' } }) },
  }),
  ...rowsOf(vacancyCalls, {
    list: {
      may: '– D S S A A',
      asks: async (at) => ({ query: { kind: 'school', page_size: 100 }, shows: await at.newSchool() }),
    },
  }),
  ...rowsOf(findingCalls, {
    weakPoints: { may: '– D S S A A', asks: () => ({}) },
    weakSchools: { may: '– D S S A A', asks: () => ({ query: { indicator: 1 } }) },
    trend: { may: '– D S S A A', asks: () => ({}) },
    similar: { may: '– D S S A A', asks: () => ({ query: { region__name: 'Region' } }) },
    outlines: { may: '– D S S A A', asks: () => ({}) },
    means: { may: '– D S S A A', asks: () => ({ query: { model: 'region' } }) },
  }),
  ...rowsOf(reportCalls, {
    find: {
      may: '– D S S A A',
      asks: async (at, by) => ({ query: { search: text.title }, shows: await newReport(at, by) }),
    },
    ofCountry: { may: '– D S S A A', asks: (at) => ({ parameters: { id: at.country } }) },
    ofRegion: { may: '– D S S A A', asks: (at) => ({ parameters: { id: at.region } }) },
    writeForCountry: {
      may: '– D D S A A',
      asks: (at) => ({ parameters: { id: at.country }, body: text }),
    },
    writeForRegion: { may: '– D S S A A', asks: (at) => ({ parameters: { id: at.region }, body: text }) },
    hiddenOfCountry: { may: '– D D S A A', asks: (at) => ({ parameters: { id: at.country } }) },
    hiddenOfRegion: { may: '– D S S A A', asks: (at) => ({ parameters: { id: at.region } }) },
    versions: {
      may: '– D S S A A',
      asks: async (at, by) => ({ parameters: { id: await newReport(at, by) } }),
    },
    version: {
      may: '– D S S A A',
      named: ['parameters.id'],
      asks: async (at, by) => ({ parameters: { id: await newReport(at, by), version: 1 } }),
    },
    change: {
      may: '– D W S A A',
      asks: async (at, by) => ({
        parameters: { id: await newReport(at, by) },
        body: { title: 'Another title' },
      }),
    },
    remove: {
      may: '– D W S A A',
      asks: async (at, by) => ({ parameters: { id: await newReport(at, by) } }),
    },
  }),
]
