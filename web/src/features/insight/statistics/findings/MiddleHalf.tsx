import type { Compared } from 'contract/insight/statistics/middle-half'
import { rowOfScale, ScaleLines } from '../charts/Scale.tsx'

/** The middle half as a band with its median, and the own value, in percent. */
export function MiddleHalf({ own, low, middle, high }: Compared) {
  return (
    <div className="px-2">
      <svg aria-hidden="true" className={rowOfScale}>
        <ScaleLines />
        {low !== null && high !== null && (
          <line
            x1={`${low}%`}
            x2={`${high}%`}
            y1="14"
            y2="14"
            strokeLinecap="round"
            className="stroke-h2 stroke-[10]"
          />
        )}
        {middle !== null && (
          <line x1={`${middle}%`} x2={`${middle}%`} y1="6" y2="22" className="stroke-text stroke-2" />
        )}
        {own !== null && (
          <svg x={`${own}%`} y="14" className="overflow-visible">
            <path d="M0-7 7 0 0 7-7 0Z" className="fill-c3 stroke-surface stroke-2" />
          </svg>
        )}
      </svg>
    </div>
  )
}
