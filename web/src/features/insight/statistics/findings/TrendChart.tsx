import type { Trend } from 'contract/insight/statistics/trend'
import { useRef } from 'react'
import { formatNumber } from '../../../../i18n/format-number.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { LineLegend, LineMark, type LineStroke, lineStroke } from '../../../../ui/figures/line-marks.tsx'
import { useWidth } from '../../../../ui/figures/use-width.ts'
import { shownMean, trendPoints } from './trend-texts.ts'

const height = 224
const edge = { top: 22, bottom: 28, start: 34, end: 24 }
const topOf = (mean: number): number => edge.top + (1 - mean / 100) * (height - edge.top - edge.bottom)

type Point = { x: number; mean: number }

/** Two lines over the years on a scale of 0 to 100, drawn for the width they have. Time goes from left to right everywhere. */
export function TrendChart({ trend }: { trend: Trend }) {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box, 320)
  const { years } = trend
  const leftOf = (at: number): number =>
    years.length === 1
      ? width / 2
      : edge.start + 12 + (at / (years.length - 1)) * (width - edge.start - edge.end - 12)
  const pointsOf = (name: 'all' | 'stayed'): Point[] =>
    years.flatMap((each, at) => {
      const { mean } = each[name]
      return mean === null ? [] : [{ x: leftOf(at), mean: shownMean(mean) }]
    })
  const lines: { stroke: LineStroke; name: string; points: Point[] }[] = [
    { stroke: 'second', name: t('findings.allSchools'), points: pointsOf('all') },
    { stroke: 'third', name: t('findings.stayedSchools'), points: pointsOf('stayed') },
  ]
  const drawn = lines.filter(({ points }) => points.length > 0)
  return (
    <div className="grid gap-2">
      <div ref={box} dir="ltr" style={{ height }}>
        <svg
          role="img"
          aria-label={t('findings.trendAlt', { points: trendPoints(t, trend) })}
          viewBox={`0 0 ${width} ${height}`}
          className="size-full fill-none"
        >
          {[0, 50, 100].map((mean) => (
            <g key={mean}>
              <path d={`M${edge.start} ${topOf(mean)}H${width - 4}`} className="stroke-grid" />
              <text x={edge.start - 8} y={topOf(mean) + 4} textAnchor="end" className="fill-text2 text-12">
                {formatNumber(mean)}
              </text>
            </g>
          ))}
          {years.map(({ year }, at) => (
            <text
              key={year}
              x={leftOf(at)}
              y={height - 6}
              textAnchor="middle"
              className="fill-text text-13 font-strong"
            >
              {year}
            </text>
          ))}
          {drawn.map(({ stroke, points }, line) => (
            <g key={stroke}>
              <path
                d={`M${points.map(({ x, mean }) => `${x} ${topOf(mean)}`).join('L')}`}
                strokeDasharray={lineStroke[stroke].dashes}
                className={`${lineStroke[stroke].stroke} stroke-2`}
              />
              {points.map(({ x, mean }, at) => (
                <g key={x}>
                  <LineMark stroke={stroke} x={x} y={topOf(mean)} />
                  <text
                    x={x}
                    // the upper of two numbers stands above its point, the lower one below
                    y={topOf(mean) + (isAbove(drawn, line, at) ? -10 : 20)}
                    textAnchor="middle"
                    className="fill-text text-12 font-strong"
                  >
                    {formatNumber(mean)}
                  </text>
                </g>
              ))}
            </g>
          ))}
        </svg>
      </div>
      <LineLegend lines={drawn} />
    </div>
  )
}

/** Does the point of this line stand above that of the other one in the same year? Of one line all do. */
const isAbove = (lines: readonly { points: readonly Point[] }[], line: number, at: number): boolean => {
  const own = lines[line]?.points[at]
  const other = lines[1 - line]?.points.find(({ x }) => x === own?.x)
  if (!own || !other) return true
  return own.mean === other.mean ? line === 0 : own.mean > other.mean
}
