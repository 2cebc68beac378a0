import { formatNumber } from '../../../../i18n/format-number.ts'
import { LineMark, type LineStroke, lineStroke } from '../../../../ui/figures/line-marks.tsx'

type Point = { x: number; mean: number }
export type NamedLine = { stroke: LineStroke; name: string; points: Point[] }

type Props = { lines: readonly NamedLine[]; topOf: (mean: number) => number }

export function TrendLines({ lines, topOf }: Props) {
  return (
    <>
      {lines.map(({ stroke, points }, line) => (
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
                // Of two numbers the upper one is above its point, the lower one below.
                y={topOf(mean) + (isAbove(lines, line, at) ? -10 : 20)}
                textAnchor="middle"
                fontSize="12"
                className="fill-text font-strong"
              >
                {formatNumber(mean)}
              </text>
            </g>
          ))}
        </g>
      ))}
    </>
  )
}

/** Whether this point is above that of the other line in the same year; true for a single line. */
const isAbove = (lines: readonly { points: readonly Point[] }[], line: number, at: number): boolean => {
  const own = lines[line]?.points[at]
  const other = lines[1 - line]?.points.find(({ x }) => x === own?.x)
  if (!own || !other) return true
  return own.mean === other.mean ? line === 0 : own.mean > other.mean
}
