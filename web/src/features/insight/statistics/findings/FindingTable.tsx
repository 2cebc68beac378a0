import type { ReactNode } from 'react'

type Props = {
  caption: string
  heads: readonly string[]
  rows: readonly { id: string | number; cells: readonly ReactNode[] }[]
}

const cell = 'px-2 py-2 align-top'

/** The first cell of a row is its header. */
export function FindingTable({ caption, heads, rows }: Props) {
  return (
    <table className="w-full border-collapse text-15">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="text-14 text-text2">
          {heads.map((head, at) => (
            <th
              key={head}
              scope="col"
              className={`${cell} ${at === 0 ? 'text-start' : 'text-end'} font-medium`}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, cells: [name, ...numbers] }) => (
          <tr key={id} className="border-t border-border">
            <th scope="row" className={`${cell} text-start font-medium wrap-anywhere`}>
              {name}
            </th>
            {numbers.map((each, at) => (
              <td key={heads[at + 1]} className={`${cell} text-end tabular-nums`}>
                {each}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
