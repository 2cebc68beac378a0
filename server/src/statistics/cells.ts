import { byKey } from 'contract/scores'
import type { Language, Ref } from 'contract/shapes'
import { hiddenParts, type Part, type SmallNumberRule } from 'contract/small-numbers'
import type { StatisticModel } from 'contract/statistics'

/** The figures of a region, or of a school, before small numbers are hidden; a country is made of its regions. */
export type Cell = {
  country: number
  country_name?: string
  region: number
  region_name?: string
  school: number | null
  school_name: string | null
  /** Of the region asked for. */
  is_asked: boolean
  schools: number
  lines: number
  numbers: Record<string, number | null>
}

/** Of schools of one kind, and whether it is the kind asked for. */
export type ClassCell = Cell & { kind: string; is_kind: boolean }

/** As a statement answers it: the numbers in their order. Names of places are there where rows stand for them. */
export type CellRow<Each extends Cell = Cell> = Omit<Each, 'numbers'> & { numbers: (number | null)[] }

/** The numbers under their names. */
export const named = <Each extends Cell>(names: readonly string[], rows: readonly CellRow<Each>[]): Each[] =>
  rows.map((row) => ({
    ...row,
    numbers: Object.fromEntries(names.map((name, place) => [name, row.numbers[place] ?? null])),
  })) as unknown as Each[]

/** What one row of the answer is made of. */
export type Group<Each extends Cell = Cell> = { place: Ref; cells: Each[]; schools: number }

const keyOf = (cell: Cell, model: StatisticModel): number =>
  model === 'country' ? cell.country : model === 'region' ? cell.region : (cell.school ?? 0)

const nameOf = (cell: Cell, model: StatisticModel): string =>
  (model === 'country' ? cell.country_name : model === 'region' ? cell.region_name : cell.school_name) ?? ''

const together = <Each>(cells: readonly Each[], key: (cell: Each) => number): Each[][] => [
  ...byKey(cells, key).values(),
]

/** The rows asked for, in the order of their names. */
export const groupsOf = <Each extends Cell>(
  cells: readonly Each[],
  model: StatisticModel,
  language: Language,
): Group<Each>[] => {
  const asked = cells.filter((cell) => cell.is_asked)
  const groups = together(asked, (cell) => keyOf(cell, model)).map((group) => {
    const [first] = group as [Each]
    return {
      place: { id: keyOf(first, model), name: nameOf(first, model) },
      cells: group,
      schools: group.reduce((sum, cell) => sum + cell.schools, 0),
    }
  })
  const inOrder = new Intl.Collator(language).compare
  return model === 'country' ? groups.sort((one, other) => inOrder(one.place.name, other.place.name)) : groups
}

/** A number of all cells of a row together. */
export const added = (cells: readonly Cell[], name: string): number =>
  cells.reduce((sum, { numbers }) => sum + (numbers[name] ?? 0), 0)

/** The lowest or the highest of them; null where there is none. */
export const extreme = (cells: readonly Cell[], name: string, of: (...values: number[]) => number) => {
  const values = cells.flatMap(({ numbers }) => numbers[name] ?? [])
  return values.length === 0 ? null : of(...values)
}

const partOf = (cells: readonly Cell[], number: (cell: Cell) => number, parts: Part[]): Part => ({
  value: cells.reduce((sum, cell) => sum + number(cell), 0),
  schools: cells.reduce((sum, cell) => sum + cell.schools, 0),
  isSchool: false,
  parts,
})

/**
 * May a row show this number? All places within reach are looked at, not only those asked for, so that the answers to
 * several questions cannot be subtracted from each other. A country of which one region is asked for shows what the
 * region would.
 */
export const visibility = (
  cells: readonly Cell[],
  number: (cell: Cell) => number,
  rule: SmallNumberRule,
): ((group: Group, model: StatisticModel) => boolean) => {
  const parts = new Map<string, Part>()
  const countries = together(cells, (cell) => cell.country).map((country) => {
    const regions = together(country, (cell) => cell.region).map((region) => {
      const schools = region.flatMap((cell) => {
        if (cell.school === null) return []
        const part = { value: number(cell), schools: 1, isSchool: true, parts: [] }
        parts.set(`school ${cell.school}`, part)
        return [part]
      })
      const part = partOf(region, number, schools)
      parts.set(`region ${region[0]?.region}`, part)
      return part
    })
    const part = partOf(country, number, regions)
    parts.set(`country ${country[0]?.country}`, part)
    return part
  })
  const hidden = hiddenParts(countries, rule)
  const isShown = (name: string): boolean => {
    const part = parts.get(name)
    return part !== undefined && !hidden.has(part)
  }
  const isWhole = new Set(
    together(cells, (cell) => cell.country)
      .filter((country) => country.every((cell) => cell.is_asked))
      .map((country) => country[0]?.country),
  )
  return ({ place, cells: own }, model) =>
    model !== 'country' || isWhole.has(place.id)
      ? isShown(`${model} ${place.id}`)
      : own.every((cell) => isShown(`region ${cell.region}`))
}
