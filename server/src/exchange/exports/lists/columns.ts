import type { Evaluation } from 'contract/evaluation/evaluations'
import type { Translation } from 'contract/instrument/translations'
import type { User } from 'contract/people/users'
import type { Country } from 'contract/places/countries'
import type { Region } from 'contract/places/regions'
import { disabilityCounts, type School, schoolNumbers } from 'contract/places/schools'
import type { Ref } from 'contract/platform/shapes'
import type { Cell } from '../../spreadsheets/cell.ts'
import type { Field, ListTexts } from '../../spreadsheets/texts.ts'

/** A column: its heading, and what stands in it for a row; words are in the reader's language. */
export type Column<Row> = { field: Field; cell: (row: Row, words: ListTexts) => Cell }

type List<Row> = { sheet: keyof ListTexts['sheets']; columns: Column<Row>[] }

const plain = <Row>(...fields: (Field & keyof Row)[]): Column<Row>[] =>
  fields.map((field) => ({ field, cell: (row) => (row[field] ?? null) as Cell }))
const named = <Row>(...fields: (Field & keyof Row)[]): Column<Row>[] =>
  fields.map((field) => ({ field, cell: (row) => (row[field] as Ref | null)?.name ?? null }))
const day = <Row>(field: Field & keyof Row): Column<Row> => ({
  field,
  cell: (row) => (row[field] ? { day: String(row[field]) } : null),
})

/** A count that lists hide says so: blank cells are of what was not given. */
const counted = (field: (typeof schoolNumbers)[number]): Column<School> =>
  disabilityCounts.some((count) => count === field)
    ? { field, cell: (row, { few }) => row[field] ?? few }
    : { field, cell: (row) => row[field] }

const schools: List<School> = {
  sheet: 'schools',
  columns: [
    ...plain<School>('id', 'name'),
    ...named<School>('region', 'country'),
    ...plain<School>('project_name'),
    { field: 'management', cell: (row, words) => words.management[row.management] },
    { field: 'type_of_school', cell: (row, words) => words.type_of_school[row.type_of_school] },
    { field: 'levels', cell: (row, words) => row.levels.map((level) => words.levels[level]).join('; ') },
    ...schoolNumbers.map(counted),
    ...plain<School>('total_staff'),
    day<School>('counted_on'),
    ...plain<School>('updated_at'),
  ],
}

const yesNo = (value: boolean, { yes, no }: ListTexts): string => (value ? yes : no)

const people: List<User> = {
  sheet: 'people',
  columns: [
    ...plain<User>('id', 'username', 'full_name', 'email', 'phone'),
    ...named<User>('country'),
    { field: 'role', cell: (row, words) => words.role[String(row.role) as keyof ListTexts['role']] },
    { field: 'areas', cell: (row) => row.areas.map(({ place }) => place.name).join('; ') },
    ...plain<User>('language'),
    { field: 'is_active', cell: (row, words) => yesNo(row.is_active, words) },
    ...plain<User>('last_login', 'created_at'),
  ],
}

const evaluations: List<Evaluation> = {
  sheet: 'evaluations',
  columns: [
    ...plain<Evaluation>('id'),
    ...named<Evaluation>('school', 'region', 'country', 'instrument'),
    day<Evaluation>('date'),
    ...plain<Evaluation>('period'),
    { field: 'year', cell: ({ line }) => line.year },
    { field: 'evaluation_type', cell: ({ line }, words) => words.evaluation_type[line.evaluation_type] },
    { field: 'status', cell: ({ line }, words) => words.status[line.status] },
    { field: 'answered', cell: ({ line }) => line.progress.answered },
    { field: 'indicators', cell: ({ line }) => line.progress.indicators },
    { field: 'cells_complete', cell: ({ line }) => line.progress.cells_complete },
    ...plain<Evaluation>('updated_at'),
  ],
}

const regions: List<Region> = {
  sheet: 'regions',
  columns: [
    ...plain<Region>('id', 'name'),
    ...named<Region>('country'),
    ...plain<Region>('schools', 'updated_at'),
  ],
}

const countries: List<Country> = {
  sheet: 'countries',
  columns: [
    ...plain<Country>('id', 'name', 'code'),
    ...named<Country>('representative'),
    ...plain<Country>('regions', 'schools'),
  ],
}

const stateOf = ({ target, stale }: Translation) =>
  target === null ? 'untranslated' : stale ? 'stale' : 'translated'

/** As a file of them is read again: by the number, and by what stood in English when it was made. */
const translations: List<Translation> = {
  sheet: 'translations',
  columns: [
    ...plain<Translation>('id', 'place', 'field', 'source', 'target'),
    { field: 'state', cell: (row, words) => words.translation_state[stateOf(row)] },
  ],
}

/** The lists that can be had as a file, by the path of the call that shows them. */
export const lists: Record<string, List<never>> = {
  '/api/school/': schools as List<never>,
  '/api/user_information/': people as List<never>,
  '/api/evaluation/': evaluations as List<never>,
  '/api/region/': regions as List<never>,
  '/api/country/': countries as List<never>,
  '/api/translation/': translations as List<never>,
}
