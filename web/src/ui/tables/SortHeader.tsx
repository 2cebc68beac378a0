import { ArrowDown, ArrowDownUp, ArrowUp } from 'lucide'
import { classes } from '../classes.ts'
import { Icon } from '../Icon.tsx'
import { type Column, cellStyle, columnStyle } from './table-columns.ts'

export interface Order {
  column: string
  direction: 'ascending' | 'descending'
}

interface SortHeaderProps<Row> {
  column: Column<Row>
  order: Order | undefined
  onOrder: ((order: Order) => void) | undefined
}

const marks = { ascending: ArrowUp, descending: ArrowDown, none: ArrowDownUp }

export function SortHeader<Row>({ column, order, onOrder }: SortHeaderProps<Row>) {
  const now = order?.column === column.id ? order.direction : 'none'
  const isSortable = column.isSortable && onOrder
  const turned = now === 'ascending' ? 'descending' : 'ascending'
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={isSortable ? now : undefined}
      className={classes(cellStyle.head, columnStyle(column))}
    >
      {isSortable && (
        <button
          type="button"
          onClick={() => onOrder({ column: column.id, direction: turned })}
          className={classes(
            'hit hidden min-h-8 items-center gap-1 rounded-small wide:inline-flex',
            now !== 'none' && 'text-text',
          )}
        >
          {column.header}
          <Icon of={marks[now]} size="small" />
        </button>
      )}
      <span className={classes(column.isHeaderHidden && 'sr-only', isSortable && 'wide:hidden')}>
        {column.header}
      </span>
    </th>
  )
}
