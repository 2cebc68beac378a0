export type MapLabel = { id: number; text: string; x: number; y: number }

/** Width of a letter and height of a line of text, in pixels. */
const letter = 7.2
const line = 17

/** Labels that fit within the width without overlapping; earlier ones have priority. */
export const labelsWithRoom = (labels: readonly MapLabel[], width: number): MapLabel[] => {
  const placed: (MapLabel & { half: number })[] = []
  for (const { x: wanted, ...label } of labels) {
    const half = (label.text.length * letter) / 2
    const x = Math.max(half, Math.min(width - half, wanted))
    const isFree = placed.every(
      (other) => Math.abs(other.x - x) >= other.half + half || Math.abs(other.y - label.y) >= line,
    )
    if (isFree && half * 2 <= width) placed.push({ ...label, x, half })
  }
  return placed.map(({ half: _, ...label }) => label)
}
