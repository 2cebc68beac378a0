import type { LineResults } from 'contract/insight/results/school-results'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { lineName } from '../../../evaluation/evaluation/line/LinePicker.tsx'

type Row = { id: number; name: ReactNode; cells: ReactNode[] }
type Props = {
  caption: string
  head: string
  lines: readonly LineResults[]
  /** Rows under a heading or under none. */
  groups: readonly { id: number; name?: string; rows: readonly Row[] }[]
}

const place = 'text-13 leading-tight font-strong text-text2'

/** Explicit table roles, because on a phone the display of rows is changed and some browsers then drop the roles. */
export function HeatTable({ caption, head, lines, groups }: Props) {
  const { t } = useTranslation()
  const row = 'grid gap-x-1 px-4 wide:table-row'
  const columns = { gridTemplateColumns: `repeat(${lines.length}, minmax(0, 1fr))` }
  return (
    <table role="table" className="block w-full border-collapse text-15 wide:table">
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className="block wide:table-header-group">
        <tr role="row" className={row} style={columns}>
          <th
            role="columnheader"
            scope="col"
            className={`absolute py-2 text-start wide:static wide:px-5 print:static ${place}`}
          >
            <span className="sr-only wide:not-sr-only print:not-sr-only">{head}</span>
          </th>
          {lines.map(({ line }) => (
            <th
              key={line.id}
              role="columnheader"
              scope="col"
              className={`block self-end py-2 text-center align-bottom wide:table-cell wide:w-26 wide:px-1 wide:last:pe-5 ${place}`}
            >
              {lineName(t, line)}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map((group) => (
        <tbody key={group.id} role="rowgroup" className="block wide:table-row-group print:break-inside-avoid">
          {group.name && (
            <tr role="row" className="block wide:table-row">
              <th
                role="rowheader"
                colSpan={lines.length + 1}
                scope="rowgroup"
                className="block border-t border-border px-4 pt-3 pb-1 text-start font-semibold wide:table-cell wide:px-5"
              >
                {group.name}
              </th>
            </tr>
          )}
          {group.rows.map(({ id, name, cells }) => (
            <tr key={id} role="row" className={row} style={columns}>
              <th
                role="rowheader"
                scope="row"
                className={`col-span-full row-start-1 block pt-1 text-start wide:table-cell wide:px-5 wide:py-1 ${
                  group.name ? 'font-normal text-text2' : 'font-medium'
                }`}
              >
                {name}
              </th>
              {cells.map((cell, at) => (
                <td
                  key={lines[at]?.line.id}
                  role="cell"
                  className="row-start-2 block py-0.5 wide:table-cell wide:px-0.5 wide:last:pe-5"
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}
