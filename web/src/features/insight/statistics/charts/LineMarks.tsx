import type { EvaluationType } from 'contract/evaluation/lines'
import { rowOfScale, ScaleLines } from './Scale.tsx'

const shapes = {
  base: <circle r="6" className="fill-surface stroke-c1 stroke-[2.5]" />,
  second: <rect x="-5.5" y="-5.5" width="11" height="11" className="fill-surface stroke-c2 stroke-[2.5]" />,
  third: <path d="M0-7 7 6H-7Z" className="fill-c3 stroke-surface" />,
}

/** Circle for the base line, square for the second, triangle for the third, so that colour is not needed. */
export function LineSymbol({ line }: { line: EvaluationType }) {
  return (
    <svg aria-hidden="true" viewBox="-9 -9 18 18" className="size-4.5 shrink-0">
      {shapes[line]}
    </svg>
  )
}

/** The lines of one place on a scale of 0 to 100 percent. */
export function LineMarks({ values }: { values: Record<EvaluationType, number | null> }) {
  const shown = (['base', 'second', 'third'] as const).flatMap((line) => {
    const value = values[line]
    return value === null ? [] : [{ line, value }]
  })
  const [first, last] = [shown[0], shown.at(-1)]
  return (
    <div className="px-2">
      <svg aria-hidden="true" className={rowOfScale}>
        <ScaleLines />
        {first && last && (
          <line x1={`${first.value}%`} x2={`${last.value}%`} y1="14" y2="14" className="stroke-c3 stroke-2" />
        )}
        {shown.map(({ line, value }) => (
          <svg key={line} x={`${value}%`} y="14" className="overflow-visible">
            {shapes[line]}
          </svg>
        ))}
      </svg>
    </div>
  )
}
