import type { ListField, ListPath } from 'contract/exchange/list-fields'
import type { Column } from '../../../ui/tables/table-columns.ts'

/** An optional column, with its fields in an export. */
export interface ListColumn<Row, Path extends ListPath = never> extends Column<Row> {
  fields?: readonly ListField<Path>[]
  isExtra?: boolean
}

type Named = { id: string; isRowHeader?: boolean; isHeaderHidden?: boolean; isExtra?: boolean }

/** The row's name and its buttons cannot be hidden. */
export const isFixed = ({ isRowHeader, isHeaderHidden }: Named): boolean =>
  isRowHeader === true || isHeaderHidden === true

const usualIds = (all: readonly Named[]): string[] =>
  all.filter((column) => !column.isExtra || isFixed(column)).map(({ id }) => id)

/** Parses `region,students` from storage or an address into known ids, in the list's order; otherwise the default. */
export const idsShown = (all: readonly Named[], chosen: string | undefined): readonly string[] => {
  const wanted = new Set(chosen?.split(','))
  if (!all.some(({ id }) => wanted.has(id))) return usualIds(all)
  return all.filter((column) => isFixed(column) || wanted.has(column.id)).map(({ id }) => id)
}

/** The text that is stored; none for the default, so that new columns appear for people who chose nothing. */
export const choiceText = (all: readonly Named[], ids: ReadonlySet<string>): string | undefined => {
  const chosen = all.filter((column) => isFixed(column) || ids.has(column.id)).map(({ id }) => id)
  return chosen.join() === usualIds(all).join() ? undefined : chosen.join()
}

/** A choice of no more columns than a narrow table has shows them all, whatever the width. */
export const withRoom = <Row>(
  columns: readonly Column<Row>[],
  usual: readonly Column<Row>[],
): Column<Row>[] => {
  const hasRoom = columns.length <= usual.filter(({ isRoomy }) => !isRoomy).length
  return columns.map((column) => ({
    ...column,
    ...(hasRoom && { isRoomy: false }),
    ...(column.card === 'hidden' && { card: 'line' as const }),
  }))
}
