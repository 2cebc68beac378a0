type Box = { left: number; top: number }

/** The index of the tile in the direction of an arrow key; the same one where there is none. */
export const tileAt = (boxes: readonly Box[], from: number, key: string, isFromRight: boolean): number => {
  const own = boxes[from]
  if (!own) return from
  const last = boxes.length - 1
  const forwards = isFromRight ? 'ArrowLeft' : 'ArrowRight'
  const backwards = isFromRight ? 'ArrowRight' : 'ArrowLeft'
  if (key === forwards) return Math.min(last, from + 1)
  if (key === backwards) return Math.max(0, from - 1)
  if (key === 'Home') return 0
  if (key === 'End') return last
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return from
  const isUp = key === 'ArrowUp'
  const rows = boxes.flatMap(({ left, top }, at) =>
    (isUp ? top < own.top : top > own.top)
      ? [{ at, far: Math.abs(top - own.top), side: Math.abs(left - own.left) }]
      : [],
  )
  const [next] = rows.sort((one, other) => one.far - other.far || one.side - other.side)
  return next?.at ?? from
}
