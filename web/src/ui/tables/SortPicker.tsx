import { useTranslation } from '../../i18n/translation.tsx'
import { FilterSelect } from '../choices/FilterSelect.tsx'
import type { Order } from './SortHeader.tsx'
import type { Column } from './table-columns.ts'

interface SortPickerProps<Row> {
  columns: readonly Column<Row>[]
  order: Order | undefined
  onOrder: ((order: Order) => void) | undefined
}

/** On a phone rows are cards without headers, so the order is chosen here. */
export function SortPicker<Row>({ columns, order, onOrder }: SortPickerProps<Row>) {
  const { t } = useTranslation()
  const sortable = columns.filter((column) => column.isSortable)
  if (!onOrder || sortable.length === 0) return null
  const choices = sortable.flatMap(({ id, header }) => [
    { id: `ascending ${id}`, label: t('ui.sortedUp', { column: header }) },
    { id: `descending ${id}`, label: t('ui.sortedDown', { column: header }) },
  ])

  function choose(id: string): void {
    const [direction, ...column] = id.split(' ')
    onOrder?.({ column: column.join(' '), direction: direction === 'descending' ? direction : 'ascending' })
  }

  return (
    <div className="px-4 pb-3 *:w-full! in-has-[.chosen-bar]:pt-3 wide:hidden print:hidden">
      <FilterSelect
        label={t('ui.sortBy')}
        choices={choices}
        value={order ? `${order.direction} ${order.column}` : null}
        onChange={choose}
      />
    </div>
  )
}
