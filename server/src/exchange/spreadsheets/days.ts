import { isDay, type SheetCell } from './cell.ts'

const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ]00:00(?::00(?:\.0+)?)?Z?)?$/
const other = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/

const pad = (number: number): string => String(number).padStart(2, '0')

const dayOf = (year: number, month: number, day: number): string | undefined => {
  const date = new Date(Date.UTC(year, month - 1, day))
  const isReal =
    date.getUTCMonth() === month - 1 && date.getUTCDate() === day && date.getUTCFullYear() === year
  return isReal ? `${year}-${pad(month)}-${pad(day)}` : undefined
}

/** Days as Excel counts them, from 1950 to 2100: other numbers are no dates. */
const serials = { first: 18_264, last: 73_050 }

const fromSerial = (serial: number): string | undefined => {
  if (!Number.isInteger(serial) || serial < serials.first || serial > serials.last) return undefined
  return new Date(Date.UTC(1899, 11, 30 + serial)).toISOString().slice(0, 10)
}

/**
 * A day as `YYYY-MM-DD`, or undefined. "03/04/2026" is ambiguous and refused, "31/03/2026" is not. A bare number is a
 * day only in a workbook, where numbers are numbers.
 */
export const dayFrom = (cell: SheetCell): string | undefined => {
  if (isDay(cell)) return cell.day
  if (typeof cell === 'number') return fromSerial(cell)
  if (typeof cell !== 'string') return undefined
  const text = cell.trim()
  const [, year, month, day] = iso.exec(text) ?? []
  if (year) return dayOf(Number(year), Number(month), Number(day))
  const [, one, two, last] = other.exec(text)?.map(Number) ?? []
  if (one === undefined || two === undefined || last === undefined) return undefined
  if (one > 12 || one === two) return dayOf(last, two, one)
  return two > 12 ? dayOf(last, one, two) : undefined
}
