import type { ImportKind } from 'contract/exchange/imports'
import { type FieldErrors, Problem } from 'contract/platform/problems'
import { isBlank, type SheetCell } from '../spreadsheets/cell.ts'
import type { Row } from '../spreadsheets/parse.ts'
import { type Field, type FileRow, fault } from './draft.ts'
import { formColumnsOf, rowsOfForm } from './filled/form-answers.ts'
import { type Headings, headingsOf } from './headings.ts'

/** Without one of these sets of columns no row can be understood. */
const needed: Record<ImportKind, Field[][]> = {
  schools: [['id'], ['name', 'region']],
  people: [['username'], ['email']],
  sheet: [['mark']],
  translations: [['id', 'target']],
  edition_draft: [['mark']],
  catalogue: [['id', 'source', 'current', 'target']],
}

const assertRead = (subject: ImportKind, { fields, twice, refused }: Headings): void => {
  if (refused.length > 0) throw new Problem('permission_denied')
  const errors: FieldErrors = {}
  for (const field of twice) errors[field] = [fault('validation_error', 'Two columns have this heading')]
  if (twice.length > 0) throw new Problem('validation_error', { errors })
  const isThere = (some: Field[]) => some.every((field) => fields.includes(field))
  if (needed[subject].some(isThere)) return
  for (const field of needed[subject].at(-1) ?? []) {
    if (!fields.includes(field)) errors[field] = [fault('required')]
  }
  throw new Problem('required', { errors, reason: 'A column is missing.' })
}

const fileRowOf = ({ sheet, number, cells }: Row, fields: (Field | null)[]): FileRow => {
  const named: Partial<Record<Field, SheetCell>> = {}
  cells.forEach((cell, at) => {
    const field = fields[at]
    if (field && !isBlank(cell)) named[field] = cell
  })
  return { sheet, row: number, cells: named }
}

const hasCells = ({ cells }: FileRow): boolean => Object.keys(cells).length > 0

type Reader = (row: Row) => FileRow[]

/** Answers of ODK or Kobo: one evaluation a row, of which a line takes one. */
const readForm = (columns: NonNullable<ReturnType<typeof formColumnsOf>>): Reader => {
  let seen = 0
  return (row) => {
    seen += 1
    if (seen > 1)
      throw new Problem('validation_error', { reason: 'The file holds more than one filled form.' })
    return rowsOfForm(row, columns)
  }
}

/**
 * Reads rows by their headings, the first row of each sheet. A further sheet without marks is for reading, and is
 * skipped.
 */
export const openRows = (subject: ImportKind) => {
  let headings: Headings | null = null
  let sheet = 0
  let read: Reader = () => []

  const begin = ({ sheet: number, cells }: Row): void => {
    sheet = number
    const columns = subject === 'sheet' && number === 1 ? formColumnsOf(cells) : null
    if (columns !== null) {
      read = readForm(columns)
      return
    }
    const found = headingsOf(subject, cells)
    headings ??= found
    if (number === 1) assertRead(subject, found)
    const isRead = number === 1 || found.fields.includes('mark')
    read = isRead ? (row) => [fileRowOf(row, found.fields)].filter(hasCells) : () => []
  }

  return {
    headings: () => headings,
    take: (rows: readonly Row[]): FileRow[] =>
      rows.flatMap((row) => {
        if (row.sheet === sheet) return read(row)
        begin(row)
        return []
      }),
  }
}
