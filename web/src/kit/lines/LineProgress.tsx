import type { LineBrief } from 'contract/evaluation/lines'
import { formatPercent } from '../../i18n/format-number.ts'
import { ProgressBar } from '../../ui/figures/ProgressBar.tsx'

/** Between 0 and 1; below 1 until all indicators are answered, even after rounding. */
export const partAnswered = ({ progress }: Pick<LineBrief, 'progress'>): number => {
  const { answered, indicators } = progress
  if (indicators === 0) return 0
  return answered === indicators ? 1 : Math.min(0.99, answered / indicators)
}

export function LineProgress({ line, label }: { line: LineBrief; label: string }) {
  return (
    <div className="flex items-center gap-3 wide:w-40">
      <ProgressBar label={label} value={line.progress.answered} max={line.progress.indicators} isThin />
      <span className="w-11 shrink-0 text-end text-14 font-strong tabular-nums">
        {formatPercent(partAnswered(line))}
      </span>
    </div>
  )
}
