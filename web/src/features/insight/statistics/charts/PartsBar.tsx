import { formatPercent } from '../../../../i18n/format-number.ts'

type Part = { id: string; count: number; style: string }

/** Parts of one whole side by side, each with its percent where there is room for it. */
export function PartsBar({ parts }: { parts: readonly Part[] }) {
  const total = parts.reduce((sum, { count }) => sum + count, 0)
  if (total === 0) return null
  return (
    <span aria-hidden="true" className="flex h-7 gap-0.5">
      {parts
        .filter(({ count }) => count > 0)
        .map(({ id, count, style }) => (
          <span
            key={id}
            style={{ flexGrow: count, flexBasis: 0 }}
            className={`fill @container min-w-0.5 overflow-hidden rounded-[4px] text-center text-13 leading-7 font-strong tabular-nums forced-colors:border forced-colors:border-[CanvasText] ${style}`}
          >
            <span className="@max-[2rem]:hidden">{formatPercent(count / total)}</span>
          </span>
        ))}
    </span>
  )
}
