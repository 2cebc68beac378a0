import type { ReactNode } from 'react'

type Row = { id: string | number; name: ReactNode; picture: ReactNode; text: ReactNode }

/** Rows of a chart: name, drawing and numbers as text, side by side where there is room. */
export function ChartRows({ rows, foot }: { rows: readonly Row[]; foot?: ReactNode }) {
  return (
    <div className="@container">
      <ul className="grid gap-x-4 gap-y-3 @min-[40rem]:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto] @min-[40rem]:gap-y-2">
        {rows.map(({ id, name, picture, text }) => (
          <li
            key={id}
            className="grid grid-cols-[minmax(0,1fr)_fit-content(50%)] items-center gap-x-4 gap-y-1 @max-[14rem]:grid-cols-1 @min-[40rem]:col-span-3 @min-[40rem]:grid-cols-subgrid [&>*]:min-w-0"
          >
            <span className="text-15 font-medium">{name}</span>
            <span className="order-3 @min-[14rem]:col-span-2 @min-[40rem]:order-none @min-[40rem]:col-span-1">
              {picture}
            </span>
            <span className="text-14 text-text2 tabular-nums @min-[14rem]:text-end">{text}</span>
          </li>
        ))}
        {foot && (
          <li aria-hidden="true" className="grid @min-[40rem]:col-span-3 @min-[40rem]:grid-cols-subgrid">
            <span className="@min-[40rem]:col-start-2">{foot}</span>
          </li>
        )}
      </ul>
    </div>
  )
}
