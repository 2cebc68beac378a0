import type { ReactNode } from 'react'

type Entry = { id: string | number; mark: ReactNode; name?: string }

export function ChartLegend({ entries }: { entries: readonly Entry[] }) {
  return (
    <ul className="mb-4 flex flex-wrap items-center gap-x-5 gap-y-1 text-15 font-medium">
      {entries.map(({ id, mark, name }) => (
        <li key={id} className="flex items-center gap-2">
          {mark}
          {name}
        </li>
      ))}
    </ul>
  )
}

export function ColourMark({ style }: { style: string }) {
  return <span aria-hidden="true" className={`fill size-4 rounded-[4px] ${style}`} />
}
