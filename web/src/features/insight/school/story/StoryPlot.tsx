import { LineMark, type LineStroke, lineStroke } from '../../../../ui/figures/line-marks.tsx'
import type { Band } from './story-texts.ts'

export type StoryPoint = { percent: number | null; stroke: LineStroke; isDashed: boolean }

const height = 72
const edge = 8
const topOf = (percent: number): number => height - edge - (percent / 100) * (height - 2 * edge)
/** Horizontal position of a point in percent, centred over its number. */
const leftOf = (at: number, of: number): number => ((at + 0.5) / of) * 100

/**
 * Points from line to line on a scale of 0 to 100; a single line is a bar. Time runs from left to right in
 * right-to-left languages too.
 */
export function StoryPlot({ points, band }: { points: readonly StoryPoint[]; band: Band | null }) {
  const placed = points.flatMap(({ percent, ...rest }, at) =>
    percent === null ? [] : [{ ...rest, percent, x: leftOf(at, points.length), y: topOf(percent) }],
  )
  const [only] = placed
  return (
    <div dir="ltr" className="relative my-1.5 h-18">
      <svg viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" className="absolute inset-0 size-full">
        {band && (
          <>
            <rect
              x={0}
              width={100}
              y={topOf(band.high)}
              height={topOf(band.low) - topOf(band.high)}
              className="fill-h1"
            />
            <path
              d={[band.low, band.high].map((percent) => `M0 ${topOf(percent)}H100`).join('')}
              vectorEffect="non-scaling-stroke"
              className="stroke-h3 stroke-1"
            />
          </>
        )}
        {[0, 50, 100].map((percent) => (
          <path
            key={percent}
            d={`M0 ${topOf(percent)}H100`}
            vectorEffect="non-scaling-stroke"
            className="stroke-grid stroke-1"
          />
        ))}
        {points.length === 1 && only && (
          <rect
            x={35}
            width={30}
            y={only.y}
            height={topOf(0) - only.y}
            vectorEffect="non-scaling-stroke"
            strokeDasharray={only.isDashed ? '5 4' : undefined}
            className={
              only.isDashed ? 'fill-none stroke-c3 stroke-2' : `${lineStroke[only.stroke].fill} stroke-none`
            }
          />
        )}
        {placed.slice(1).map((point, at) => {
          const before = placed[at] ?? point
          return (
            <path
              key={point.x}
              d={`M${before.x} ${before.y}L${point.x} ${point.y}`}
              vectorEffect="non-scaling-stroke"
              strokeDasharray={point.isDashed ? '5 4' : undefined}
              className={`fill-none stroke-2 ${point.isDashed ? 'stroke-c3' : 'stroke-c1'}`}
            />
          )
        })}
      </svg>
      {points.length > 1 &&
        placed.map(({ x, y, stroke }) => (
          <svg
            key={x}
            viewBox="0 0 14 14"
            style={{ left: `${x}%`, top: y }}
            className="absolute size-3.5 -translate-1/2"
          >
            <LineMark stroke={stroke} x={7} y={7} />
          </svg>
        ))}
    </div>
  )
}
