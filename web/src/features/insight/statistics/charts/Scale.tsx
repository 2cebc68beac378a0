import { formatPercent } from '../../../../i18n/format-number.ts'

/** The numbers under a picture that goes from nought to a hundred percent. */
export function ChartScale() {
  return (
    <div aria-hidden="true" className="mt-1 flex justify-between px-2 text-12 text-text2 tabular-nums">
      {[0, 25, 50, 75, 100].map((value) => (
        <span key={value}>{formatPercent(value / 100)}</span>
      ))}
    </div>
  )
}

/** The lines behind the marks of one row. */
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

/** Drawn in the width it has, so that nothing in it shrinks; mirrored where one reads from the right. */
export const rowOfScale = 'block h-7 w-full overflow-visible rtl:-scale-x-100'
