import type { ListedEvaluation } from 'contract/evaluation/evaluations'
import type { OverdueAction } from 'contract/evaluation/plan/overdue'
import type { CatalogueText } from 'contract/instrument/catalogue'
import type { Translation } from 'contract/instrument/translations'
import { userFields } from 'contract/people/user-fields'
import type { User } from 'contract/people/users'
import type { Country } from 'contract/places/countries'
import { countryFields } from 'contract/places/country-fields'
import { regionFields } from 'contract/places/region-fields'
import type { Region } from 'contract/places/regions'
import { schoolFields } from 'contract/places/school-fields'
import { type School } from 'contract/places/schools'
import type { ShownField } from 'contract/platform/fields'
import type { Ref } from 'contract/platform/shapes'
import { isOneOf, keysOf } from 'contract/platform/typed'
import type { SheetCell } from '../../spreadsheets/cell.ts'
import { codedFields, type Field, type ListTexts } from '../../spreadsheets/texts.ts'

/** The heading, and the cell of a row in the reader's language. */
export type Column<Row> = { field: Field; cell: (row: Row, texts: ListTexts) => SheetCell }

type List<Row> = { sheet: keyof ListTexts['sheets']; columns: Column<Row>[] }

type Of<Name extends Field, Value> = Column<Readonly<Record<Name, Value>>>

const plain = <Name extends Field>(...fields: Name[]): Of<Name, string | number | null>[] =>
  fields.map((field) => ({ field, cell: (row) => row[field] }))
const named = <Name extends Field>(...fields: Name[]): Of<Name, Ref>[] =>
  fields.map((field) => ({ field, cell: (row) => row[field].name }))
const day = <Name extends Field>(field: Name): Of<Name, string | null> => ({
  field,
  cell: (row) => (row[field] ? { day: row[field] } : null),
})

type Shown = string | number | boolean | null | Ref | readonly (string | { place: Ref })[]

/** By the kind of its field; a hidden count has a text, since a blank cell was not filled in. */
const cellOf = (
  name: string,
  { kind, isHiddenIfSmall }: ShownField,
  value: Shown,
  texts: ListTexts,
): SheetCell => {
  const codes: Readonly<Record<string, string>> = isOneOf(codedFields, name) ? texts[name] : {}
  if (value === null) return isHiddenIfSmall ? texts.few : null
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  if (kind === 'choice') return typeof value === 'object' ? null : (codes[String(value)] ?? null)
  if (kind === 'day') return typeof value === 'string' ? { day: value } : null
  if (typeof value !== 'object') return value
  if ('name' in value) return value.name
  return value.map((each) => (typeof each === 'string' ? codes[each] : each.place.name)).join('; ')
}

const described = <Name extends Field>(
  fields: Readonly<Record<Name, ShownField>>,
): Column<Record<Name, Shown>>[] =>
  keysOf(fields).map((field) => ({
    field,
    cell: (row, texts) => cellOf(field, fields[field], row[field], texts),
  }))

const schools: List<School> = {
  sheet: 'schools',
  columns: [...plain('id'), ...described(schoolFields), ...plain('updated_at')],
}

const people: List<User> = {
  sheet: 'people',
  columns: [...plain('id'), ...described(userFields)],
}

const evaluations: List<ListedEvaluation> = {
  sheet: 'evaluations',
  columns: [
    ...plain('id'),
    ...named('school', 'region', 'country', 'instrument'),
    day('date'),
    ...plain('period'),
    { field: 'year', cell: ({ line }) => line.year },
    { field: 'evaluation_type', cell: ({ line }, texts) => texts.evaluation_type[line.evaluation_type] },
    { field: 'status', cell: ({ line }, texts) => texts.status[line.status] },
    { field: 'answered', cell: ({ line }) => line.progress.answered },
    { field: 'indicators', cell: ({ line }) => line.progress.indicators },
    { field: 'cells_complete', cell: ({ line }) => line.progress.cells_complete },
    { field: 'reviewer', cell: ({ reviewer }) => reviewer?.name ?? null },
    day('review_by'),
    ...plain('updated_at'),
  ],
}

const overdue: List<OverdueAction> = {
  sheet: 'overdue',
  columns: [
    ...plain('id'),
    ...named('school', 'region', 'country', 'goal'),
    { field: 'action', cell: ({ text }) => text },
    ...plain('accountable'),
    day('deadline'),
    ...plain('days'),
    { field: 'action_status', cell: ({ status }, texts) => texts.action_status[status] },
  ],
}

const regions: List<Region> = {
  sheet: 'regions',
  columns: [...plain('id'), ...described(regionFields), ...plain('updated_at')],
}

const countries: List<Country> = {
  sheet: 'countries',
  columns: [...plain('id'), ...described(countryFields)],
}

const stateOf = ({ target, stale }: Translation) =>
  target === null ? 'untranslated' : stale ? 'stale' : 'translated'

/** For an import: by the number, with the English at the time of the export. */
const translations: List<Translation> = {
  sheet: 'translations',
  columns: [
    ...plain('id', 'place', 'field', 'source', 'target'),
    { field: 'state', cell: (row, texts) => texts.translation_state[stateOf(row)] },
  ],
}

/** `current` is the text at the time of the export, to find changes since. */
const catalogue: List<CatalogueText> = {
  sheet: 'catalogue',
  columns: [
    ...plain('id'),
    { field: 'area', cell: ({ area }, texts) => texts.area[area] },
    ...plain('key', 'source'),
    { field: 'current', cell: ({ target }) => target },
    ...plain('target'),
    { field: 'state', cell: ({ state }, texts) => texts.catalogue_state[state] },
  ],
}

/** Lists that can be exported, by the path of their call. */
export const lists: Record<string, List<never>> = {
  '/api/school/': schools,
  '/api/user_information/': people,
  '/api/evaluation/': evaluations,
  '/api/action/overdue/': overdue,
  '/api/region/': regions,
  '/api/country/': countries,
  '/api/translation/': translations,
  '/api/catalogue/': catalogue,
}
