/**
 * How large a picture is shown, 1 being the whole of it, and how far its middle lies from the middle of its place, in
 * pixels.
 */
export interface Zoom {
  scale: number
  x: number
  y: number
}

export interface Size {
  width: number
  height: number
}

/** Sizes at scale 1: of the place, and of the picture in it. */
export interface Sizes {
  place: Size
  picture: Size
}

export const largest = 8
export const step = 1.4
export const whole: Zoom = { scale: 1, x: 0, y: 0 }

const between = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value))

/** Nothing beyond the edge of the picture is shown while the picture can fill its place. */
const within = ({ scale, x, y }: Zoom, { place, picture }: Sizes): Zoom => {
  const farthest = (side: keyof Size) => Math.max(0, (picture[side] * scale - place[side]) / 2)
  return {
    scale,
    x: between(-farthest('width'), x, farthest('width')),
    y: between(-farthest('height'), y, farthest('height')),
  }
}

/** Larger or smaller by `factor`; what lies at `point`, counted from the middle of the place, stays where it is. */
export const zoomed = (
  zoom: Zoom,
  factor: number,
  sizes: Sizes,
  point: { x: number; y: number } = { x: 0, y: 0 },
): Zoom => {
  const scale = between(1, zoom.scale * factor, largest)
  const part = scale / zoom.scale
  return within(
    { scale, x: point.x - (point.x - zoom.x) * part, y: point.y - (point.y - zoom.y) * part },
    sizes,
  )
}

export const moved = (zoom: Zoom, x: number, y: number, sizes: Sizes): Zoom =>
  within({ scale: zoom.scale, x: zoom.x + x, y: zoom.y + y }, sizes)
