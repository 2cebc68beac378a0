/** Three lines differ in dash, mark and colour. */
export type LineStroke = 'first' | 'second' | 'third'

export const lineStroke: Record<LineStroke, { dashes: string | undefined; stroke: string; fill: string }> = {
  first: { dashes: '2 4', stroke: 'stroke-c1', fill: 'fill-c1' },
  second: { dashes: '8 5', stroke: 'stroke-c2', fill: 'fill-c2' },
  third: { dashes: undefined, stroke: 'stroke-c3', fill: 'fill-c3' },
}

export function LineMark({ stroke, x, y }: { stroke: LineStroke; x: number; y: number }) {
  const style = `${lineStroke[stroke].stroke} fill-surface stroke-2`
  if (stroke === 'first') return <circle cx={x} cy={y} r={4.5} className={style} />
  if (stroke === 'second') return <rect x={x - 4} y={y - 4} width={8} height={8} className={style} />
  return (
    <path
      d={`M${x} ${y - 5.5} ${x + 5.5} ${y + 4} ${x - 5.5} ${y + 4}Z`}
      className={`${lineStroke.third.fill} ${lineStroke.third.stroke}`}
    />
  )
}

export function LineLegend({ lines }: { lines: readonly { stroke: LineStroke; name: string }[] }) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-14">
      {lines.map(({ stroke, name }) => (
        <li key={name} className="flex items-center gap-2">
          <svg aria-hidden="true" viewBox="0 0 40 14" className="h-3.5 w-10 shrink-0">
            <path
              d="M0 7H40"
              strokeDasharray={lineStroke[stroke].dashes}
              className={`${lineStroke[stroke].stroke} stroke-2`}
            />
            <LineMark stroke={stroke} x={20} y={7} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  )
}
