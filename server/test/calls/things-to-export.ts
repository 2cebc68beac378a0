import { type ExportFormat, type ExportSubject, exportSubjects, formatsOf } from 'contract/exchange/exports'
import { lists } from '../../src/exchange/exports/lists/columns.ts'
import { expected } from './expected/expected.ts'
import type { Land } from './land.ts'

/** A land, and what of it can be had as a file. */
export type Exportable = Pick<Land, 'school' | 'instrument'> & {
  evaluation: number
  line: number
  plan: number
  report: number
  draft: number
}

type Thing = {
  /** The call that reads it. Its row in the table says who may have it as a file. */
  readBy: string
  id?: (at: Exportable) => number
  /** A line that may be named, and decides. */
  line?: (at: Exportable) => number
  query?: (at: Exportable) => string
}

const line = (at: Exportable) => at.line

/** What a list cannot be asked without. */
const needed: Record<string, (at: Exportable) => string> = {
  '/api/translation/': ({ instrument }) => `?language=es&instrument=${instrument.id}`,
  '/api/catalogue/': () => '?language=es',
}

const statistics = (path: string): Thing => ({
  readBy: 'GET /api/statistics/schools',
  query: () => `${path}?model=region`,
})

const things: Record<ExportSubject, Thing[]> = {
  evaluation: [
    { readBy: 'GET /api/evaluation/{id}/', id: (at) => at.evaluation },
    { readBy: 'GET /api/evaluation/{id}/', id: (at) => at.evaluation, line },
  ],
  action_plan: [{ readBy: 'GET /api/evaluation/{id}/action_plan/', id: (at) => at.plan }],
  school: [
    { readBy: 'GET /api/results_school/{id}/', id: (at) => at.school },
    { readBy: 'GET /api/results_school/{id}/', id: (at) => at.school, line },
  ],
  letter: [
    { readBy: 'GET /api/results_school/{id}/', id: (at) => at.school },
    { readBy: 'GET /api/results_school/{id}/', id: (at) => at.school, line },
  ],
  report: [{ readBy: 'GET /api/report/{id}/versions/', id: (at) => at.report }],
  instrument: [
    { readBy: 'GET /api/instruments/{id}/', id: (at) => at.instrument.id },
    { readBy: 'GET /api/evaluation/{id}/', id: (at) => at.instrument.id, line },
  ],
  edition_draft: [{ readBy: 'GET /api/edition_draft/{id}/', id: (at) => at.draft }],
  edition_texts: [{ readBy: 'GET /api/edition_draft/{id}/', id: (at) => at.draft }],
  statistics: ['/api/statistics/schools', '/api/statistics/'].map(statistics),
  list: Object.keys(lists).map((path) => ({
    readBy: `GET ${path}`,
    query: (at) => path + (needed[path]?.(at) ?? ''),
  })),
  audit: [{ readBy: 'GET /api/audit/' }],
}

export type ExportCase = {
  name: string
  /** A sign for each column, as in the table of calls. */
  may: string[]
  /** What decides lies in the land of this kind; null where nothing is named. */
  named: boolean
  /** What an administrator is answered where there is nothing of this kind. */
  absent: number
  /** Instruments are no secret: everybody is answered so. */
  isAbsentForAll: boolean
  bodyFor: (own: Exportable, at: Exportable | null) => object
}

const nowhere = 2_000_000_000

const fits = (subject: ExportSubject, format: ExportFormat, { readBy }: Thing) =>
  !(subject === 'list' && format === 'dhis2') || readBy === 'GET /api/evaluation/'

/** Every subject in every format that the contract names; `at` is where what decides lies, null is nowhere. */
export const askings: ExportCase[] = exportSubjects.flatMap((subject) =>
  (formatsOf[subject] ?? []).flatMap((format) =>
    things[subject]
      .filter((thing) => fits(subject, format, thing))
      .map((thing): ExportCase => {
        const { readBy, id, line, query } = thing
        const row = expected.get(readBy)
        if (!row) throw new Error(`${readBy} has no row`)
        const what = [subject, format, line ? 'of a line' : '', id ? '' : `by ${readBy}`].filter(Boolean)
        return {
          name: what.join(' '),
          may: row.may.split(' '),
          named: id !== undefined,
          absent: subject === 'evaluation' && !line ? 404 : 400,
          isAbsentForAll: subject === 'instrument' && !line,
          bodyFor: (own, at) => ({
            subject,
            format,
            ...(id && { id: line ? id(own) : at ? id(at) : nowhere }),
            ...(line && { query: `line=${at ? line(at) : nowhere}` }),
            ...(query && { query: query(own) }),
          }),
        }
      }),
  ),
)
