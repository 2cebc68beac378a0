import type { ListField, ListPath } from 'contract/exchange/list-fields'
import type { Column } from '../../../ui/tables/table-columns.ts'

/** A column that people may leave out, with what it is called in a file of the list. */
export interface ListColumn<Row, Path extends ListPath = never> extends Column<Row> {
  /** The fields of a file that say what this column says. */
  fields?: readonly ListField<Path>[]
  /** Not shown until it is chosen. */
  isExtra?: boolean
}

type Named = { id: string; isRowHeader?: boolean; isHeaderHidden?: boolean; isExtra?: boolean }

/** The name of a row and the buttons on it always stay. */
export const isFixed = ({ isRowHeader, isHeaderHidden }: Named): boolean =>
  isRowHeader === true || isHeaderHidden === true

const usualIds = (all: readonly Named[]): string[] =>
  all.filter((column) => !column.isExtra || isFixed(column)).map(({ id }) => id)

/**
 * `region,students`, as it is kept or typed into an address: the ids among all, in their order; otherwise the usual.
 */
export const idsShown = (all: readonly Named[], chosen: string | undefined): readonly string[] => {
  const wanted = new Set(chosen?.split(','))
  if (!all.some(({ id }) => wanted.has(id))) return usualIds(all)
  return all.filter((column) => isFixed(column) || wanted.has(column.id)).map(({ id }) => id)
}

/** What is kept of a choice; the usual columns are kept as none, so that a new one is seen by whoever chose nothing. */
export const choiceText = (all: readonly Named[], ids: ReadonlySet<string>): string | undefined => {
  const chosen = all.filter((column) => isFixed(column) || ids.has(column.id)).map(({ id }) => id)
  return chosen.join() === usualIds(all).join() ? undefined : chosen.join()
}

/**
 * A choice with no more columns than a narrow table has anyway finds room for all of them; a card shows what was
 * chosen.
 */
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
