import { byKey } from 'contract/evaluation/scores/scores'
import type { StatisticModel } from 'contract/insight/statistics/statistics'
import type { Language, Ref } from 'contract/platform/shapes'

/** Figures of a region or a school before small numbers are hidden; a country is the sum of its regions. */
export type FigureCell = {
  country: number
  country_name?: string
  region: number
  region_name?: string
  school: number | null
  school_name: string | null
  /** It belongs to the requested region. */
  is_asked: boolean
  schools: number
  lines: number
  numbers: Record<string, number | null>
}

/** As selected: numbers in order; names of places only where they are rows. */
export type CellRow = Omit<FigureCell, 'numbers'> & { numbers: (number | null)[] }

/** Numbers by name. */
export const named = (names: readonly string[], rows: readonly CellRow[]): FigureCell[] =>
  rows.map((row) => ({
    ...row,
    numbers: Object.fromEntries(names.map((name, place) => [name, row.numbers[place] ?? null])),
  }))

/** The cells of one row. */
export type PlaceCells = { place: Ref; cells: FigureCell[]; schools: number }

const keyOf = (cell: FigureCell, model: StatisticModel): number =>
  model === 'country' ? cell.country : model === 'region' ? cell.region : (cell.school ?? 0)

const nameOf = (cell: FigureCell, model: StatisticModel): string =>
  (model === 'country' ? cell.country_name : model === 'region' ? cell.region_name : cell.school_name) ?? ''

/** Groups the cells into rows, sorted by name. */
export const groupsOf = (
  cells: readonly FigureCell[],
  model: StatisticModel,
  language: Language,
): PlaceCells[] => {
  const wanted = cells.filter((cell) => cell.is_asked)
  const groups = [...byKey(wanted, (cell) => keyOf(cell, model))].map(([id, group]) => ({
    place: { id, name: group[0] ? nameOf(group[0], model) : '' },
    cells: group,
    schools: group.reduce((sum, cell) => sum + cell.schools, 0),
  }))
  const inOrder = new Intl.Collator(language).compare
  return model === 'country' ? groups.sort((one, other) => inOrder(one.place.name, other.place.name)) : groups
}

/** The sum of a number over all cells of a row. */
export const added = (cells: readonly FigureCell[], name: string): number =>
  cells.reduce((sum, { numbers }) => sum + (numbers[name] ?? 0), 0)

/** The lowest or highest; null where there is none. */
export const extreme = (cells: readonly FigureCell[], name: string, of: (...values: number[]) => number) => {
  const values = cells.flatMap(({ numbers }) => numbers[name] ?? [])
  return values.length === 0 ? null : of(...values)
}
