import { useRef } from 'react'
import { LineMark, type LineStroke, lineStroke } from './line-marks.tsx'
import { useWidth } from './use-width.ts'

interface RadarProps {
  /** What the drawing says, in one sentence; the numbers stand in a table beside it. */
  label: string
  axes: readonly { id: number; number: number; name: string }[]
  /** One outline for each line; a value from 0 to 100, null where there is none. */
  outlines: readonly { stroke: LineStroke; values: readonly (number | null)[] }[]
}

const rings = [25, 50, 75, 100]
/** Narrower than this the axes carry their numbers alone. */
const wideEnough = 460

/** On paper, where nothing is measured again, the whole becomes smaller with its place. */
export function Radar({ label, axes, outlines }: RadarProps) {
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box, wideEnough)
  const isWide = width >= wideEnough
  const radius = isWide ? Math.min(170, width / 2 - 118) : Math.min(130, width / 2 - 34)
  const middle = { x: width / 2, y: radius + (isWide ? 52 : 30) }
  const height = middle.y + radius + (isWide ? 34 : 24)
  const at = (axis: number, value: number) => {
    const angle = (axis / axes.length) * 2 * Math.PI
    const far = (value / 100) * radius
    return { x: middle.x + far * Math.sin(angle), y: middle.y - far * Math.cos(angle) }
  }
  const path = (points: readonly { x: number; y: number }[]) =>
    `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`
  return (
    <div ref={box} className="relative w-full" style={{ aspectRatio: `${width} / ${height}` }}>
      <svg role="img" aria-label={label} viewBox={`0 0 ${width} ${height}`} className="size-full fill-none">
        {rings.map((ring) => (
          <path key={ring} d={path(axes.map((_, axis) => at(axis, ring)))} className="stroke-grid" />
        ))}
        {axes.map(({ id }, axis) => {
          const end = at(axis, 100)
          return <path key={id} d={`M${middle.x} ${middle.y}L${end.x} ${end.y}`} className="stroke-grid" />
        })}
        {rings.slice(1).map((ring) => (
          <text key={ring} x={middle.x + 5} y={at(0, ring).y + 13} className="fill-text2 text-12">
            {ring}
          </text>
        ))}
        {outlines.map(({ stroke, values }) => {
          const points = values.flatMap((value, axis) => (value === null ? [] : [at(axis, value)]))
          return (
            <g key={stroke}>
              <path
                d={path(points)}
                strokeDasharray={lineStroke[stroke].dashes}
                className={`${lineStroke[stroke].stroke} stroke-2 [stroke-linejoin:round]`}
              />
              {points.map(({ x, y }) => (
                <LineMark key={`${x} ${y}`} stroke={stroke} x={x} y={y} />
              ))}
            </g>
          )
        })}
      </svg>
      {axes.map(({ id, number, name }, axis) => {
        const { x, y } = at(axis, isWide ? 108 : 112)
        const side = Math.abs(x - middle.x) < 2 ? 'middle' : x > middle.x ? 'right' : 'left'
        const room = side === 'middle' ? 240 : Math.min(150, side === 'left' ? x - 4 : width - x - 4)
        return (
          <span
            key={id}
            aria-hidden="true"
            className={`absolute text-13 leading-tight font-medium ${sides[side]}`}
            style={{
              left: `${(x / width) * 100}%`,
              top: `${(y / height) * 100}%`,
              ...(isWide && { width: `${(room / width) * 100}%` }),
            }}
          >
            {isWide ? `${number}. ${name}` : number}
          </span>
        )
      })}
    </div>
  )
}

/** Words stand outside their axis: above the first, else beside it. */
const sides = {
  middle: '-translate-x-1/2 -translate-y-full text-center',
  right: '-translate-y-1/2 text-left',
  left: '-translate-x-full -translate-y-1/2 text-right',
}
