import type { Page } from 'contract/platform/shapes'
import type { ReactNode } from 'react'
import { Table, type TableSelection } from '../../ui/tables/Table.tsx'
import type { Column } from '../../ui/tables/table-columns.ts'
import { ListFallback } from './ListFallback.tsx'
import { ListPages } from './ListPages.tsx'
import type { ListWindow, WindowSearch } from './list-window.ts'
import { orderText } from './order.ts'

type Props<Row> = {
  caption: string
  filters: ReactNode
  columns: readonly Column<Row>[]
  query: {
    data: Page<Row> | undefined
    isPending: boolean
    isFetching: boolean
    isError: boolean
    error: unknown
    refetch: () => unknown
  }
  window: ListWindow
  /** Set where rows come from several tables. */
  idOf?: (row: Row) => string | number
  selection?: TableSelection<Row>
  chosenBar?: ReactNode
  isFiltered: boolean
  onChange: (part: WindowSearch) => void
  onPage: (page: number) => void
  onClear: () => void
  /** Shown when there are no rows without any filter. */
  empty: ReactNode
}

export function PagedTable<Row extends { id: number }>(props: Props<Row>) {
  const { caption, filters, columns, query, window, isFiltered, onChange, onPage, onClear, empty } = props
  const { selection, chosenBar, idOf = ({ id }) => id } = props
  const { data } = query
  const hasRows = data !== undefined && data.results.length > 0 && !query.isError
  return (
    <section aria-label={caption} className="min-w-0 rounded-card border border-border bg-surface shadow-e1">
      {filters}
      {chosenBar}
      <Table
        caption={caption}
        columns={columns}
        rows={hasRows ? data.results : []}
        idOf={idOf}
        {...(selection && { selection })}
        order={window.order}
        onOrder={(wanted) => onChange({ order: orderText(wanted) })}
        fallback={
          hasRows ? undefined : (
            <ListFallback
              query={query}
              isFiltered={isFiltered || window.page > 1}
              onClear={onClear}
              empty={empty}
            />
          )
        }
      />
      {hasRows && <ListPages window={window} total={data.count} moves={{ onChange, onPage }} />}
    </section>
  )
}
