export type MapLabel = { id: number; text: string; x: number; y: number }

/** How much room a letter takes, and how far apart two lines of text stand, in pixels. */
const letter = 7.2
const line = 17

/** The labels that find room on a drawing this wide, the first ones first; none stands over its edge or on another. */
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
