import { useTranslation } from '../../i18n/translation.tsx'
import { classes } from '../classes.ts'
import { RowChoice } from './RowChoice.tsx'
import { type Column, cardPlaces, cellStyle, columnStyle } from './table-columns.ts'

interface TableRowProps<Row> {
  row: Row
  columns: readonly Column<Row>[]
  /** Set where rows are selectable. */
  choice: { isChosen: boolean; onChange: (isChosen: boolean) => void; name: string } | undefined
}

export function TableRow<Row>({ row, columns, choice }: TableRowProps<Row>) {
  const { t } = useTranslation()
  return (
    <tr
      role="row"
      aria-selected={choice?.isChosen}
      className={classes(cellStyle.row, choice?.isChosen && 'bg-primary-soft wide:hover:bg-primary-soft!')}
    >
      {choice && (
        <td
          role="cell"
          className={classes(cellStyle.cell, 'order-first -ms-2.5 w-11 wide:ps-2 print:hidden!')}
        >
          <RowChoice
            label={t('ui.selectRow', { name: choice.name })}
            isLabelHidden
            isSelected={choice.isChosen}
            onChange={choice.onChange}
          />
        </td>
      )}
      {columns.map((column) => {
        const Cell = column.isRowHeader ? 'th' : 'td'
        const place = column.card ?? 'line'
        return (
          <Cell
            key={column.id}
            role={column.isRowHeader ? 'rowheader' : 'cell'}
            scope={column.isRowHeader ? 'row' : undefined}
            className={classes(
              cellStyle.cell,
              cardPlaces[place],
              column.isRowHeader && 'wrap-anywhere text-start font-strong wide:min-w-32',
              columnStyle(column),
            )}
          >
            {place === 'line' && (
              <span aria-hidden="true" className="text-14 text-text2 wide:hidden">
                {column.header}
              </span>
            )}
            {column.cell(row)}
          </Cell>
        )
      })}
    </tr>
  )
}
