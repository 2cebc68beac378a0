import {
  ownSchoolFields,
  schoolChoices,
  schoolFields,
  schoolMultipleChoices,
  schoolNumbers,
} from 'contract/places/school-fields'
import { namesOf } from 'contract/platform/fields'
import type { Language } from 'contract/platform/shapes'
import { isOneOf } from 'contract/platform/typed'
import type { SheetCell } from '../../spreadsheets/cell.ts'
import type { Faults, FileRow } from '../draft.ts'
import { codeFrom, isFewShown, takeCodes, takeDay, takeNumber, takeText } from '../read-cells.ts'

type Read = { values: Record<string, unknown>; faults: Faults; language: Language | null }

const days = namesOf(schoolFields, { kind: 'day' })

const takeField = (
  { values, faults, language }: Read,
  field: (typeof ownSchoolFields)[number],
  cell: SheetCell,
): void => {
  if (isOneOf(schoolNumbers, field)) {
    if (!isFewShown(cell)) takeNumber(values, faults, field, cell, language)
  } else if (isOneOf(days, field)) takeDay(values, faults, field, cell)
  else if (isOneOf(schoolMultipleChoices, field)) takeCodes(values, faults, field, cell)
  else if (isOneOf(schoolChoices, field))
    takeText(values, faults, field, cell, (each) => codeFrom(field, each))
  else takeText(values, faults, field, cell)
}

/** The fields of a school without its place; blank cells are left out. */
export const readSchool = (
  { cells }: FileRow,
  faults: Faults,
  language: Language | null,
): Record<string, unknown> => {
  const values: Record<string, unknown> = {}
  for (const field of ownSchoolFields) {
    const cell = cells[field]
    if (cell !== undefined) takeField({ values, faults, language }, field, cell)
  }
  return values
}

/** A hidden count is unknown for a new school. */
export const refuseUnsaid = ({ cells }: FileRow, faults: Faults): void => {
  for (const field of schoolNumbers) {
    if (isFewShown(cells[field] ?? null))
      faults.add(field, 'validation_error', 'Write the number of this new school')
  }
}
