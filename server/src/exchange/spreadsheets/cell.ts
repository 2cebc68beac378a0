/** In any format; a day has no time. */
export type SheetCell = string | number | boolean | Day | null

export type Day = { day: string }

export const isDay = (cell: SheetCell): cell is Day => typeof cell === 'object' && cell !== null

export const isBlank = (cell: SheetCell | undefined): boolean =>
  cell === undefined || cell === null || (typeof cell === 'string' && cell.trim() === '')
