import type { ImportKind } from 'contract/exchange/imports'
import { listFields } from 'contract/exchange/list-fields'
import { userFields } from 'contract/people/user-fields'
import { schoolFields } from 'contract/places/school-fields'
import { bareLabel } from 'contract/platform/catalogue/same-file'
import { importedNames } from 'contract/platform/fields'
import { languageBy, languageCodes } from 'contract/platform/languages'
import type { Language } from 'contract/platform/shapes'
import { withFormerTexts, withReleasedTexts } from '../../platform/catalogue/current-corrections.ts'
import type { SheetCell } from '../spreadsheets/cell.ts'
import { isTextColumn, languageOfColumn, textColumns } from '../spreadsheets/draft-texts/columns.ts'
import { dutyColumns, fillColumns, tickColumns } from '../spreadsheets/fillable/columns.ts'
import { fillableTexts, listTexts } from '../spreadsheets/texts.ts'
import type { Field } from './draft.ts'
import { knownMeanings } from './known-meanings.ts'

/** In the order of the template. */
export const columnsOf = {
  schools: ['id', ...importedNames(schoolFields)],
  people: importedNames(userFields),
  sheet: [...new Set([...fillColumns, ...tickColumns, ...dutyColumns])],
  translations: listFields['/api/translation/'],
  edition_draft: ['mark', 'place', 'field', ...textColumns],
  catalogue: listFields['/api/catalogue/'],
} as const satisfies Record<ImportKind, readonly Field[]>

/** Fields that no file may set: a column of them is refused, never ignored. */
const privileged = [
  'local_role',
  'is_superuser',
  'is_active',
  'password',
  'managed_country',
  'managed_region',
]

/** The heading that exports write. */
export const headingIn = (field: Field, language: Language): string =>
  isTextColumn(field)
    ? languageBy(languageOfColumn(field)).name
    : { ...listTexts(language).headings, ...fillableTexts(language).headings }[field]

type Known = { field: Field; languages: Language[] }

const knownOf = (subject: ImportKind): Map<string, Known> => {
  const inLanguages = () =>
    columnsOf[subject].flatMap((field) =>
      languageCodes.map((language) => ({ field, language, heading: bareLabel(headingIn(field, language)) })),
    )
  const headings = knownMeanings(() => [
    ...columnsOf[subject].map((field): [string, Field] => [bareLabel(field), field]),
    ...inLanguages().map(({ heading, field }): [string, Field] => [heading, field]),
  ])
  const all = [...inLanguages(), ...withReleasedTexts(inLanguages), ...withFormerTexts(inLanguages).flat()]
  return new Map(
    [...headings].map(([heading, field]) => {
      const own = all.filter((each) => each.heading === heading && each.field === field)
      return [heading, { field, languages: [...new Set(own.map(({ language }) => language))] }]
    }),
  )
}

export type Headings = {
  /** The field of each column, null for one that is ignored. */
  fields: (Field | null)[]
  ignored: string[]
  /** Fields of two columns. */
  twice: Field[]
  /** Columns that no file may have. */
  refused: string[]
  /** The language of most headings; null for names of the API's fields. */
  language: Language | null
}

/** Undefined without any. */
const mostSpoken = (named: Language[]): Language | null => {
  const counts = languageCodes.map((language) => named.filter((each) => each === language).length)
  const most = Math.max(...counts)
  return most === 0 ? null : (languageCodes[counts.indexOf(most)] ?? null)
}

/** Reads the first row: headings in any language, or names of the API's fields. */
export const headingsOf = (subject: ImportKind, cells: SheetCell[]): Headings => {
  const known = knownOf(subject)
  const texts = cells.map((cell) => (typeof cell === 'string' ? cell.trim() : ''))
  const found = texts.map((text) => known.get(bareLabel(text)) ?? null)
  const fields = found.map((each) => each?.field ?? null)
  return {
    fields,
    ignored: texts.filter((text, at) => text !== '' && fields[at] === null).map((text) => text.slice(0, 100)),
    twice: [...new Set(fields.filter((field, at) => field !== null && fields.indexOf(field) !== at))].flatMap(
      (field) => field ?? [],
    ),
    refused: privileged.filter((field) => texts.some((text) => bareLabel(text) === bareLabel(field))),
    language: mostSpoken(found.flatMap((each) => each?.languages ?? [])),
  }
}
