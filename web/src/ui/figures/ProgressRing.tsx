import { formatPercent } from '../../i18n/format-number.ts'

const radius = 48
const around = 2 * Math.PI * radius

export function ProgressRing({ label, part }: { label: string; part: number }) {
  const bounded = Math.min(1, Math.max(0, part))
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(bounded * 100)}
      className="relative grid size-28 shrink-0 place-items-center"
    >
      <svg
        viewBox="0 0 112 112"
        aria-hidden="true"
        className="absolute inset-0 -rotate-90 fill-none stroke-[11]"
      >
        <circle cx="56" cy="56" r={radius} className="stroke-surface3" />
        {bounded > 0 && (
          <circle
            cx="56"
            cy="56"
            r={radius}
            strokeLinecap="round"
            strokeDasharray={`${bounded * around} ${around}`}
            className="stroke-primary forced-colors:stroke-[Highlight]"
          />
        )}
      </svg>
      <span aria-hidden="true" className="text-[1.375rem] font-bold tabular-nums">
        {formatPercent(bounded)}
      </span>
    </div>
  )
}
