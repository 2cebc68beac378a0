import { schoolNumbers } from 'contract/places/schools'
import type { Language } from 'contract/platform/shapes'
import type { Faults, Given } from '../draft.ts'
import { codeFrom, listFrom, saysFew, takeDay, takeNumber, takeText } from '../read-cells.ts'

/** What a row says of a school, field by field, but not where it lies; blank cells say nothing. */
export const readSchool = (
  { cells }: Given,
  faults: Faults,
  language: Language | null,
): Record<string, unknown> => {
  const values: Record<string, unknown> = {}
  for (const field of ['name', 'project_name'] as const) {
    const cell = cells[field]
    if (cell !== undefined) takeText(values, faults, field, cell)
  }
  for (const field of ['management', 'type_of_school'] as const) {
    const cell = cells[field]
    if (cell !== undefined) takeText(values, faults, field, cell, (each) => codeFrom(field, each))
  }
  if (cells.levels !== undefined) {
    const words = listFrom(cells.levels, /[;,|\n]/)
    if (words) values.levels = words.map((word) => codeFrom('levels', word))
    else faults.add('levels', 'validation_error')
  }
  for (const field of schoolNumbers) {
    const cell = cells[field]
    if (cell !== undefined && !saysFew(cell)) takeNumber(values, faults, field, cell, language)
  }
  if (cells.counted_on !== undefined) takeDay(values, faults, 'counted_on', cells.counted_on)
  return values
}

/** Of a new school a count that was hidden in the list it came from is not known. */
export const refuseUnsaid = ({ cells }: Given, faults: Faults): void => {
  for (const field of schoolNumbers) {
    if (saysFew(cells[field] ?? null))
      faults.add(field, 'validation_error', 'Write the number of this new school')
  }
}
