import { useNavigate, useSearch } from '@tanstack/react-router'
import type { ListField, ListPath } from 'contract/exchange/list-fields'
import { useState } from 'react'
import type { Column } from '../../../ui/tables/table-columns.ts'
import { choiceText, idsShown, isFixed, type ListColumn, withRoom } from './list-columns.ts'
import { storeColumns, storedColumns } from './stored-columns.ts'

export type ColumnChoice = {
  choices: readonly { id: string; label: string; isFixed: boolean }[]
  shown: ReadonlySet<string>
  isUsual: boolean
  onChange: (ids?: ReadonlySet<string>) => void
}

type Columns<Row, Path extends ListPath> = {
  columns: readonly Column<Row>[]
  /** Fields of an export; undefined, for all, while nothing was chosen. */
  fields: readonly ListField<Path>[] | undefined
  choice: ColumnChoice
}

/** The visible columns: those of the address, else those stored on this device. */
export const useColumns = <Row, Path extends ListPath = never>(
  list: string,
  all: readonly ListColumn<Row, Path>[],
): Columns<Row, Path> => {
  const { columns: inAddress } = useSearch({ strict: false })
  const navigate = useNavigate()
  const [stored, setStored] = useState(() => storedColumns(list))
  const ids = new Set(idsShown(all, inAddress ?? stored))
  const isUsual = choiceText(all, ids) === undefined
  const wanted = all.filter(({ id }) => ids.has(id))
  const usual = all.filter(({ isExtra }) => !isExtra)
  return {
    columns: isUsual ? wanted : withRoom(wanted, usual),
    fields: isUsual ? undefined : wanted.flatMap(({ fields = [] }) => fields),
    choice: {
      choices: all
        .filter(({ isHeaderHidden }) => !isHeaderHidden)
        .map((column) => ({ id: column.id, label: column.header, isFixed: isFixed(column) })),
      shown: ids,
      isUsual,
      onChange: (chosen) => {
        const text = chosen && choiceText(all, chosen)
        storeColumns(list, text)
        setStored(text)
        void navigate({
          to: '.',
          search: (now) => ({ ...now, columns: text }),
          replace: true,
          resetScroll: false,
        })
      },
    },
  }
}
