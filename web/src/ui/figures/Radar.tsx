import { useRef } from 'react'
import { LineMark, type LineStroke, lineStroke } from './line-marks.tsx'
import { useWidth } from './use-width.ts'

interface RadarProps {
  /** A sentence that describes the chart; its numbers are in a table beside it. */
  label: string
  axes: readonly { id: number; number: number; name: string }[]
  /** One outline for each line; values from 0 to 100, null where there is none. */
  outlines: readonly { stroke: LineStroke; values: readonly (number | null)[] }[]
}

type Point = { x: number; y: number }

const rings = [25, 50, 75, 100]
/** Below this width in pixels the axes show only numbers. */
const wideEnough = 460
/** A box that is not laid out has no width, and a chart of none has no drawing. */
const narrowest = 160

const path = (points: readonly Point[]) =>
  `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`

/** Centre, height and positions of values, for a width. */
const drawingOf = (axes: number, width: number) => {
  const isWide = width >= wideEnough
  const radius = isWide ? Math.min(140, width / 2 - 118) : Math.min(130, width / 2 - 34)
  const middle = { x: width / 2, y: radius + (isWide ? 52 : 30) }
  const height = middle.y + radius + (isWide ? 34 : 24)
  const at = (axis: number, value: number): Point => {
    const angle = (axis / axes) * 2 * Math.PI
    const far = (value / 100) * radius
    return { x: middle.x + far * Math.sin(angle), y: middle.y - far * Math.cos(angle) }
  }
  return { width, height, isWide, middle, at }
}
type Drawing = ReturnType<typeof drawingOf>

/** In print, where widths are not measured again, the chart is scaled. */
export function Radar({ label, axes, outlines }: RadarProps) {
  const box = useRef<HTMLDivElement>(null)
  const width = Math.max(useWidth(box, wideEnough), narrowest)
  const drawing = drawingOf(axes.length, width)
  return (
    <div ref={box} className="relative w-full" style={{ aspectRatio: `${width} / ${drawing.height}` }}>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${width} ${drawing.height}`}
        className="size-full fill-none"
      >
        <Web count={axes.length} drawing={drawing} />
        {outlines.map((outline) => (
          <Outline key={outline.stroke} {...outline} at={drawing.at} />
        ))}
      </svg>
      <AxisNames axes={axes} drawing={drawing} />
    </div>
  )
}

function Web({ count, drawing: { middle, at } }: { count: number; drawing: Drawing }) {
  const axes = Array.from({ length: count }, (_, axis) => axis)
  return (
    <>
      {rings.map((ring) => (
        <path key={ring} d={path(axes.map((axis) => at(axis, ring)))} className="stroke-grid" />
      ))}
      {axes.map((axis) => {
        const end = at(axis, 100)
        return <path key={axis} d={`M${middle.x} ${middle.y}L${end.x} ${end.y}`} className="stroke-grid" />
      })}
      {rings.slice(1).map((ring) => (
        <text key={ring} x={middle.x + 5} y={at(0, ring).y + 13} className="fill-text2 text-12">
          {ring}
        </text>
      ))}
    </>
  )
}

type OutlineProps = RadarProps['outlines'][number] & { at: Drawing['at'] }

function Outline({ stroke, values, at }: OutlineProps) {
  const points = values.flatMap((value, axis) => (value === null ? [] : [at(axis, value)]))
  return (
    <g>
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
}

function AxisNames({ axes, drawing }: { axes: RadarProps['axes']; drawing: Drawing }) {
  const { width, height, isWide, middle, at } = drawing
  return axes.map(({ id, number, name }, axis) => {
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
  })
}

/** Places a text outside its axis: above the first one, else beside it. */
const sides = {
  middle: '-translate-x-1/2 -translate-y-full text-center',
  right: '-translate-y-1/2 text-left',
  left: '-translate-x-full -translate-y-1/2 text-right',
}
