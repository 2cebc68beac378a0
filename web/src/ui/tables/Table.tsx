import { type ReactNode, useRef } from 'react'
import { useTranslation } from '../../i18n/translation.tsx'
import { classes } from '../classes.ts'
import { useIsCut } from '../text/use-is-cut.ts'
import { RowChoice } from './RowChoice.tsx'
import { type Order, SortHeader } from './SortHeader.tsx'
import { SortPicker } from './SortPicker.tsx'
import { TableRow } from './TableRow.tsx'
import { type Column, cellStyle } from './table-columns.ts'

export interface TableSelection<Row> {
  chosen: ReadonlySet<string | number>
  onChange: (chosen: ReadonlySet<string | number>) => void
  /** The name of a row in "Select …". */
  nameOf: (row: Row) => string
}

interface TableProps<Row> {
  /** The accessible name. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  idOf: (row: Row) => string | number
  order?: Order | undefined
  onOrder?: (order: Order) => void
  selection?: TableSelection<Row>
  /** Replaces the rows: an empty, loading or error state. */
  fallback?: ReactNode
}

function useRowChoices<Row>({ rows, idOf, selection }: TableProps<Row>) {
  const { t } = useTranslation()
  const ids = rows.map(idOf)
  const count = ids.filter((id) => selection?.chosen.has(id)).length

  function choose(changed: readonly (string | number)[], isChosen: boolean): void {
    const chosen = new Set(selection?.chosen)
    for (const id of changed) {
      if (isChosen) chosen.add(id)
      else chosen.delete(id)
    }
    selection?.onChange(chosen)
  }

  function choiceOf(row: Row, { chosen, nameOf }: TableSelection<Row>) {
    const id = idOf(row)
    return {
      isChosen: chosen.has(id),
      onChange: (isChosen: boolean) => choose([id], isChosen),
      name: nameOf(row),
    }
  }

  const selectAll = (isLabelHidden: boolean) => (
    <RowChoice
      label={t('ui.selectAll')}
      isLabelHidden={isLabelHidden}
      isSelected={count > 0 && count === ids.length}
      isIndeterminate={count > 0 && count < ids.length}
      onChange={(isChosen) => choose(ids, isChosen)}
    />
  )
  return { selectAll, choiceOf }
}

function ChoiceHeader({ children }: { children: ReactNode }) {
  return (
    <th
      role="columnheader"
      scope="col"
      className={classes(cellStyle.head, 'w-11 ps-2 max-wide:hidden print:hidden!')}
    >
      <div className="-my-2 min-h-11">{children}</div>
    </th>
  )
}

/**
 * A native table. Under 900 px each row becomes a card, with explicit roles, because some browsers drop table roles
 * when `display` changes. Wide tables scroll sideways.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, idOf, order, onOrder, selection, fallback } = props
  const box = useRef<HTMLDivElement>(null)
  const isCut = useIsCut(box)
  const { selectAll, choiceOf } = useRowChoices(props)

  return (
    <>
      <SortPicker columns={columns} order={order} onOrder={onOrder} />
      {selection && rows.length > 0 && (
        <div className="border-b border-border px-4 py-1 wide:hidden print:hidden">{selectAll(false)}</div>
      )}
      <div
        ref={box}
        {...(isCut && { role: 'group', 'aria-label': caption, tabIndex: 0 })}
        className="relative min-w-0 -outline-offset-2! wide:overflow-x-auto"
      >
        <table role="table" className="block w-full border-collapse wide:table">
          <caption className="sr-only">{caption}</caption>
          <thead role="rowgroup" className="sr-only block wide:not-sr-only wide:table-header-group">
            <tr role="row" className="wide:table-row">
              {selection && <ChoiceHeader>{rows.length > 0 && selectAll(true)}</ChoiceHeader>}
              {columns.map((column) => (
                <SortHeader key={column.id} column={column} order={order} onOrder={onOrder} />
              ))}
            </tr>
          </thead>
          <tbody
            role="rowgroup"
            className={classes(
              'block wide:table-row-group',
              !fallback && !selection && 'max-wide:border-t max-wide:border-border',
            )}
          >
            {!fallback &&
              rows.map((row) => (
                <TableRow
                  key={idOf(row)}
                  row={row}
                  columns={columns}
                  choice={selection && choiceOf(row, selection)}
                />
              ))}
          </tbody>
        </table>
      </div>
      {fallback}
    </>
  )
}
