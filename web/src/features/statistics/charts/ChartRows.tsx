import type { ReactNode } from 'react'

type Row = { id: string | number; name: ReactNode; picture: ReactNode; said: ReactNode }

/** Rows of a picture: the name, what is drawn, and the numbers in words beside it. */
export function ChartRows({ rows, foot }: { rows: readonly Row[]; foot?: ReactNode }) {
  return (
    <ul className="grid gap-x-4 gap-y-3 wide:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto] wide:gap-y-2">
      {rows.map(({ id, name, picture, said }) => (
        <li
          key={id}
          className="grid items-center gap-x-4 gap-y-1 wide:col-span-3 wide:grid-cols-subgrid [&>*]:min-w-0"
        >
          <span className="text-15 font-medium">{name}</span>
          <span className="order-3 wide:order-none">{picture}</span>
          <span className="text-14 text-text2 tabular-nums wide:text-end">{said}</span>
        </li>
      ))}
      {foot && (
        <li aria-hidden="true" className="grid wide:col-span-3 wide:grid-cols-subgrid">
          <span className="wide:col-start-2">{foot}</span>
        </li>
      )}
    </ul>
  )
}
