import { formatPercent } from '../../../../i18n/format-number.ts'

/** Axis labels from 0 to 100 percent. */
export function ChartScale() {
  return (
    <div aria-hidden="true" className="mt-1 flex justify-between px-2 text-12 text-text2 tabular-nums">
      {[0, 25, 50, 75, 100].map((value) => (
        <span key={value} className="@max-[14rem]:nth-[even]:hidden">
          {formatPercent(value / 100)}
        </span>
      ))}
    </div>
  )
}

/** Grid lines behind the marks of a row. */
export function ScaleLines() {
  return (
    <>
      <line x1="0" x2="100%" y1="14" y2="14" className="stroke-grid" />
      {[0, 25, 50, 75, 100].map((value) => (
        <line key={value} x1={`${value}%`} x2={`${value}%`} y1="8" y2="20" className="stroke-grid" />
      ))}
    </>
  )
}

/** No fixed viewBox, so that marks keep their size; mirrored in right-to-left languages. */
export const rowOfScale = 'block h-7 w-full overflow-visible rtl:-scale-x-100'
