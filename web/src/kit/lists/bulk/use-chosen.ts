import { limits } from 'contract/platform/limits'
import { useState } from 'react'
import { useTranslation } from '../../../i18n/translation.tsx'
import { showToast } from '../../../ui/messages/toasts.ts'
import type { TableSelection } from '../../../ui/tables/Table.tsx'
import type { WindowSearch } from '../list-window.ts'

export type Chosen<Row> = {
  /** As last shown, in the order of selection, including rows of other pages. */
  rows: readonly Row[]
  selection: TableSelection<Row>
  onRemove: (rows: readonly Row[]) => void
  onClear: () => void
}

type Search = WindowSearch & { new?: true | undefined }

/** The part of an address that determines which rows a list has. */
const listOf = ({ page: _, page_size: __, order: ___, columns: ____, new: _____, ...filters }: Search) =>
  JSON.stringify(Object.entries(filters).sort(([one], [other]) => one.localeCompare(other)))

type ChosenRows<Row> = { list: string; rows: ReadonlyMap<number, Row> }

/** Selected rows stay selected across pages; another search or filter deselects what is no longer in the list. */
export const useChosen = <Row extends { id: number }>(
  search: Search,
  shown: readonly Row[],
  nameOf: (row: Row) => string,
): Chosen<Row> => {
  const { t } = useTranslation()
  const list = listOf(search)
  const [chosen, setChosen] = useState<ChosenRows<Row>>({ list, rows: new Map() })
  const before: ChosenRows<Row>['rows'] = chosen.list === list ? chosen.rows : new Map()
  const now = new Map(shown.map((row) => [row.id, row]))
  const rows = [...before.values()].map((row) => now.get(row.id) ?? row)

  const choose = (ids: ReadonlySet<string | number>) => {
    if (ids.size > limits.rowsChosen) {
      showToast('error', t('many.tooMany', { most: limits.rowsChosen }))
      return
    }
    const wanted = [...rows, ...shown.filter(({ id }) => !before.has(id))].filter(({ id }) => ids.has(id))
    setChosen({ list, rows: new Map(wanted.map((row) => [row.id, row])) })
  }
  return {
    rows,
    selection: { chosen: new Set(rows.map(({ id }) => id)), onChange: choose, nameOf },
    onRemove: (removed) => {
      const gone = new Set(removed.map(({ id }) => id))
      choose(new Set(rows.map(({ id }) => id).filter((id) => !gone.has(id))))
    },
    onClear: () => choose(new Set()),
  }
}

export type ChosenOf<Row extends { id: number }> = {
  chosen: Chosen<Row>
  shown: readonly Row[]
  query: string
  fields: readonly string[] | undefined
}
