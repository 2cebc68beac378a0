const columns = 18
const rows = 18

/** How strong a dot of the field is, 0 to 1: two soft waves cross, so that some stand out as braille does. */
const strength = (column: number, row: number): number => {
  const wave = Math.sin(column * 0.55 + row * 0.21) + Math.cos(row * 0.5 - column * 0.17)
  return Math.max(0.12, (wave + 2) / 4) * Math.max(0, 1 - row / (rows + 2))
}

const dots = Array.from({ length: columns * rows }, (_, index) => {
  const column = index % columns
  const row = Math.floor(index / columns)
  return { column, row, weight: strength(column, row) }
})

/** A field of braille dots, drawn; it says nothing and is hidden from screen readers. */
export function BrailleField() {
  return (
    <svg
      aria-hidden="true"
      className="absolute inset-0 size-full"
      preserveAspectRatio="xMidYMid slice"
      viewBox="0 0 720 720"
    >
      {dots.map(({ column, row, weight }) => (
        <circle
          key={`${column} ${row}`}
          cx={20 + column * 40}
          cy={20 + row * 40}
          r={1.5 + weight * 6}
          fill="#9cbdff"
          opacity={0.1 + weight * 0.55}
        />
      ))}
    </svg>
  )
}
