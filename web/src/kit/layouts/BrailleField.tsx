const step = 28
const columns = 26
const rows = 17

/** Bright spots as column, row and radius, away from the text. */
const bright = [
  [0.5, 7, 3.6],
  [13, 11, 3.2],
  [19, 4.5, 2.8],
] as const

/** Opacity of a dot from 0 to 1, by its distance from a bright spot. */
const strength = (column: number, row: number): number =>
  Math.max(
    ...bright.map(([across, down, width]) =>
      Math.exp(-((column - across) ** 2 + (row - down) ** 2) / (2 * width ** 2)),
    ),
  )

const dots = Array.from({ length: columns * rows }, (_, index) => {
  const column = index % columns
  const row = Math.floor(index / columns)
  return { column, row, weight: strength(column, row) }
}).filter(({ weight }) => weight > 0.02)

export function BrailleField() {
  return (
    <svg
      aria-hidden="true"
      className="absolute inset-0 size-full"
      preserveAspectRatio="xMinYMin slice"
      viewBox="0 0 720 720"
    >
      {dots.map(({ column, row, weight }) => (
        <circle
          key={`${column} ${row}`}
          cx={step / 2 + column * step}
          cy={step / 2 + row * step}
          r={1 + weight * 5}
          fill="#9cbdff"
          opacity={0.12 + weight * 0.6}
        />
      ))}
    </svg>
  )
}
