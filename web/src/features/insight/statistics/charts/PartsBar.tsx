import { wholePercents } from 'contract/insight/statistics/whole-percents'
import { formatPercent } from '../../../../i18n/format-number.ts'

type Part = { id: string; count: number; style: string }

/** Parts of a whole side by side, each with its percent where it has room. */
export function PartsBar({ parts }: { parts: readonly Part[] }) {
  const shown = parts.filter(({ count }) => count > 0)
  if (shown.length === 0) return null
  const percents = wholePercents(shown.map(({ count }) => count))
  return (
    <span aria-hidden="true" className="flex h-7 gap-0.5">
      {shown.map(({ id, count, style }, place) => (
        <span
          key={id}
          style={{ flexGrow: count, flexBasis: 0 }}
          className={`fill @container min-w-0.5 overflow-hidden rounded-[4px] text-center text-13 leading-7 font-strong tabular-nums forced-colors:border forced-colors:border-[CanvasText] ${style}`}
        >
          <span className="@max-[2rem]:hidden">{formatPercent((percents[place] ?? 0) / 100)}</span>
        </span>
      ))}
    </span>
  )
}
