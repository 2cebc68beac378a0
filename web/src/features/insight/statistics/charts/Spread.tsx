import { rowOfScale, ScaleLines } from './Scale.tsx'

type Props = { mean: number | null; minimum: number | null; maximum: number | null }

/** The mean as a dot on a bar from the lowest to the highest, in percent. */
export function Spread({ mean, minimum, maximum }: Props) {
  return (
    <div className="px-2">
      <svg aria-hidden="true" className={rowOfScale}>
        <ScaleLines />
        {minimum !== null && maximum !== null && (
          <line
            x1={`${minimum}%`}
            x2={`${maximum}%`}
            y1="14"
            y2="14"
            strokeLinecap="round"
            className="stroke-h2 stroke-[8]"
          />
        )}
        {mean !== null && (
          <circle cx={`${mean}%`} cy="14" r="7" className="fill-c3 stroke-surface stroke-2" />
        )}
      </svg>
    </div>
  )
}
