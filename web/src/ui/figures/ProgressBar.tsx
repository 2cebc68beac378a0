import { classes } from '../classes.ts'
import type { StageShown } from './StageMark.tsx'

interface ProgressBarProps {
  /** The accessible name; the numbers are beside the bar. */
  label: string
  value: number
  max?: number
  /** `done` is the default at 100 percent. */
  tone?: 'primary' | 'done' | 'quiet' | StageShown
  isThin?: boolean
}

const tones = { primary: 'bg-primary', done: 'bg-s3', quiet: 'bg-c1', 1: 'bg-f1', 2: 'bg-f2', 3: 'bg-f3' }

export function ProgressBar({ label, value, max = 100, tone, isThin = false }: ProgressBarProps) {
  const part = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
  const colour = tones[tone ?? (part === 1 ? 'done' : 'primary')]
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      className={classes(
        'w-full overflow-hidden rounded-pill bg-surface3 forced-colors:border forced-colors:border-[CanvasText]',
        isThin ? 'h-1.5' : 'h-2',
      )}
    >
      <div className={`fill h-full rounded-pill ${colour}`} style={{ width: `${part * 100}%` }} />
    </div>
  )
}
