import type { SheetCell } from '../spreadsheets/cell.ts'
import { type Faults, type FileRow, openFaults } from './draft.ts'
import { textFrom } from './read-cells.ts'

/** The number is null where it is invalid. */
export type NumberedText = { row: FileRow; faults: Faults; id: number | null }

/** Ignores spaces and line ends that spreadsheets change. */
export const withoutSpacing = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

const textOf = (cell: SheetCell | undefined): string | null =>
  cell === undefined ? null : (textFrom(cell) ?? '')

export const cellText = (
  { row: { cells } }: NumberedText,
  field: 'source' | 'current' | 'target',
): string | null => textOf(cells[field])

/** Reads the numbers of rows; the second row of a text is refused. */
export const openNumbers = () => {
  const seen = new Set<number>()
  return (row: FileRow): NumberedText => {
    const faults = openFaults()
    const text = textOf(row.cells.id) ?? ''
    const id = /^[1-9]\d{0,8}$/.test(text.trim()) ? Number(text) : null
    if (id === null) faults.add('id', text === '' ? 'required' : 'does_not_exist')
    else if (seen.has(id)) faults.add('id', 'name_exists', 'This text stands in the file twice')
    if (id !== null) seen.add(id)
    return { row, faults, id }
  }
}
