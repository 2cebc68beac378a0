import type { StatisticsFilters } from 'contract/insight/statistics/statistics'
import type { Language } from 'contract/platform/shapes'
import { parse } from '../../../../src/exchange/spreadsheets/parse.ts'
import type { working } from '../../../platform/working.ts'
import { combined, fits, type Moment, type models, nature, ofAnswer, ofLists, type Query } from '../gather.ts'
import type { Land } from '../given-land.ts'
import type { Knowledge } from '../polytope.ts'
import {
  type Figures,
  figuresInTable,
  figuresInText,
  type Names,
  schoolsIn,
  textOfDocument,
} from './read-figures.ts'

type Made = ReturnType<typeof working>['made']
type Reader = Land['administrator']
type Format = 'csv' | 'xlsx' | 'docx' | 'pdf'

export const tableIn = async (bytes: Buffer, format: 'csv' | 'xlsx'): Promise<unknown[][]> => {
  const rows: unknown[][] = []
  const limits = { rows: 100_000, columns: 100, characters: 100_000 }
  for await (const { cells } of parse(new Uint8Array(bytes), format, limits)) rows.push(cells)
  return rows
}

export const namesIn = (land: Land): Names => ({
  country: new Map([[land.country.name, land.country.id]]),
  region: new Map([...land.regions].map(([id, name]) => [name, id])),
  school: new Map(land.schools.map(({ id, name }) => [name, id])),
})

export const figuresIn = async (bytes: Buffer, format: Format, names: Names): Promise<Figures[]> =>
  format === 'csv' || format === 'xlsx'
    ? figuresInTable(await tableIn(bytes, format), names)
    : figuresInText(await textOfDocument(bytes, format), names)

const addressOf = (path: string, query: object) =>
  `${path}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`

/** The schools of a list's file; who may see only some of them has a file of these. */
export const listedIn = async (
  made: Made,
  as: Reader,
  query: object,
  format: 'csv' | 'xlsx',
  language = 'en',
) => {
  const wanted = { subject: 'list', query: addressOf('/api/school/', query), format, language }
  return schoolsIn(await tableIn((await made(as, wanted)).bytes, format))
}

type FileCase = [Partial<Query>, (typeof models)[number], Format]

/**
 * What is asked of statistics as files: tables and documents are each made in one place, whatever the format and
 * filter, so that each of both stands for the others. The attack over HTTP asks every filter.
 */
const cases = (land: Land): FileCase[] => {
  const [region__name = ''] = land.regions.values()
  return [
    [{}, 'country', 'csv'],
    [{}, 'region', 'docx'],
    [{}, 'school', 'xlsx'],
    [{ management: 'private' }, 'region', 'csv'],
    [{ management: 'private' }, 'country', 'pdf'],
    [{ year: 2024 }, 'region', 'csv'],
    [{ up_to_year: 2025 }, 'region', 'docx'],
    [{ region__name, management: 'public' }, 'region', 'csv'],
  ]
}

type Wanted = { land: Land; as: Reader; moment: Moment; language?: Language; most?: number }

/** Lists and statistics as files, for somebody who has got them and may open no school. */
export const knownFromFiles = async (
  made: Made,
  { land, as, moment, language = 'vi', most }: Wanted,
): Promise<Knowledge> => {
  const country__name = land.country.name
  const own = land.coordinators.find(({ person }) => person === as)?.regions ?? [...land.regions.keys()]
  const seen = { ...moment, schools: moment.schools.filter(({ region }) => own.includes(region)) }
  const known: Knowledge[] = [
    nature(moment),
    ofLists(await listedIn(made, as, { country__name }, 'csv'), moment),
    // in a language of its own: what a list says is written once for each
    ofLists(await listedIn(made, as, { country__name, management: 'private' }, 'xlsx', language), moment),
  ]
  for (const [filter, model, format] of cases(land).slice(0, most)) {
    const query: Partial<StatisticsFilters> = { ...filter, country__name }
    const path = addressOf('/api/statistics/schools', { type: 'learners', model, ...query })
    const { bytes } = await made(as, { subject: 'statistics', query: path, format, language: 'en' })
    const figures = await figuresIn(bytes, format, namesIn(land))
    // whoever reads nothing finds nothing
    const hasSchools = seen.schools.some((school) => fits(school, query, land.regions))
    if (hasSchools && !figures.some(({ rows }) => rows.some(({ place }) => place.id > 0)))
      throw new Error(`Nothing was read from ${format} of ${path}`)
    // of the sums in a document nobody says of which places they are: of all that were asked for
    known.push(...figures.map((each) => ofAnswer(each as never, query, seen, land.regions)))
  }
  return combined(known)
}
