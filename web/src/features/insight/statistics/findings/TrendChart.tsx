import { type Trend, yearsDrawn } from 'contract/insight/statistics/trend'
import { useRef, useState } from 'react'
import { formatNumber } from '../../../../i18n/format-number.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { LineLegend } from '../../../../ui/figures/line-marks.tsx'
import { inText, useTextWidth } from '../../../../ui/figures/use-width.ts'
import { type NamedLine, TrendLines } from './TrendLines.tsx'
import { shownMean, yearText } from './trend-texts.ts'
import { YearSlider } from './YearSlider.tsx'

const height = 224
const edge = { top: 22, bottom: 28, start: 34, end: 24 }
const topOf = (mean: number): number => edge.top + (1 - mean / 100) * (height - edge.top - edge.bottom)

/** Room of a year's label. */
const yearRoom = 36

/**
 * Two lines over the years on a scale of 0 to 100, in sixteenths of the root font size, so that labels grow with the
 * text; not mirrored in right-to-left languages.
 */
export function TrendChart({ trend }: { trend: Trend }) {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  const width = useTextWidth(box, 320)
  const { drawn: years, missing } = yearsDrawn(trend)
  const [walked, setWalked] = useState<number | null>(null)
  const at = Math.min(walked ?? years.length - 1, years.length - 1)
  const leftOf = (at: number): number =>
    years.length === 1
      ? width / 2
      : edge.start + 12 + (at / (years.length - 1)) * (width - edge.start - edge.end - 12)
  const apart = years.length === 1 ? width : leftOf(1) - leftOf(0)
  // Counted from the last year, which is always named.
  const hasRoom = (at: number): boolean =>
    (years.length - 1 - at) % Math.max(1, Math.ceil(yearRoom / apart)) === 0
  const pointsOf = (name: 'all' | 'stayed') =>
    years.flatMap((each, at) => {
      const { mean } = each[name]
      return mean === null ? [] : [{ x: leftOf(at), mean: shownMean(mean) }]
    })
  const lines: NamedLine[] = [
    { stroke: 'second', name: t('findings.allSchools'), points: pointsOf('all') },
    { stroke: 'third', name: t('findings.stayedSchools'), points: pointsOf('stayed') },
  ]
  const drawn = lines.filter(({ points }) => points.length > 0)
  return (
    <div className="grid gap-2">
      <div
        ref={box}
        dir="ltr"
        className="relative rounded-control has-focus-visible:outline-3 has-focus-visible:outline-focus"
        style={{ height: inText(height) }}
      >
        <svg
          role="img"
          aria-label={t('findings.trendAlt', {
            points: trend.years.map((each) => yearText(t, each)).join(' '),
          })}
          viewBox={`0 0 ${width} ${height}`}
          className="size-full fill-none"
        >
          {[0, 50, 100].map((mean) => (
            <g key={mean}>
              <path d={`M${edge.start} ${topOf(mean)}H${width - 4}`} className="stroke-grid" />
              <text
                x={edge.start - 8}
                y={topOf(mean) + 4}
                textAnchor="end"
                fontSize="12"
                className="fill-text2"
              >
                {formatNumber(mean)}
              </text>
            </g>
          ))}
          {walked !== null && (
            <path d={`M${leftOf(at)} ${edge.top - 8}V${topOf(0)}`} className="stroke-text2" />
          )}
          {years.map(
            ({ year }, at) =>
              hasRoom(at) && (
                <text
                  key={year}
                  x={leftOf(at)}
                  y={height - 6}
                  textAnchor="middle"
                  fontSize="13"
                  className="fill-text font-strong"
                >
                  {year}
                </text>
              ),
          )}
          <TrendLines lines={drawn} topOf={topOf} />
        </svg>
        {years.length > 1 && (
          <YearSlider
            years={years}
            at={at}
            onChange={setWalked}
            from={leftOf(0)}
            to={leftOf(years.length - 1)}
          />
        )}
      </div>
      {walked !== null && years[at] && (
        <p aria-hidden="true" className="text-14">
          {yearText(t, years[at])}
        </p>
      )}
      <LineLegend lines={drawn} />
      {missing.length > 0 && (
        <p className="text-14 text-text2">{t('findings.trendMissing', { years: missing.join(', ') })}</p>
      )}
    </div>
  )
}
