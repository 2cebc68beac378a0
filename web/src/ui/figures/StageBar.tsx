import type { StageShown } from './StageMark.tsx'

interface StageBarProps {
  none: number
  stages: readonly { stage: StageShown; underWay: number; reached: number }[]
}

const fills: Record<StageShown, string> = { 1: 'bg-f1', 2: 'bg-f2', 3: 'bg-f3' }

/** Indicators by stage: hatched where in progress, solid where reached; its numbers are beside it. */
export function StageBar({ none, stages }: StageBarProps) {
  const whole = stages.reduce((sum, { underWay, reached }) => sum + underWay + reached, none)
  const parts = [
    { id: 'none', size: none, style: 'border border-dashed border-control' },
    ...stages.flatMap(({ stage, underWay, reached }) => [
      { id: `${stage} under way`, size: underWay, style: `hatched ${fills[stage]}` },
      { id: `${stage} reached`, size: reached, style: fills[stage] },
    ]),
  ]
  return (
    <span className="flex h-3.5 gap-0.5">
      {parts
        .filter(({ size }) => size > 0)
        .map(({ id, size, style }) => (
          <span
            key={id}
            className={`picture rounded-[2px] forced-colors:border forced-colors:border-[CanvasText] ${style}`}
            style={{ width: `${(size / whole) * 100}%` }}
          />
        ))}
    </span>
  )
}
