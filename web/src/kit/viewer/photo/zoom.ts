/** Scale 1 shows the whole picture; x and y are the distance of its centre from the frame's centre in pixels. */
export interface Zoom {
  scale: number
  x: number
  y: number
}

export interface Size {
  width: number
  height: number
}

/** Sizes at scale 1 of the frame and the picture. */
export interface Sizes {
  place: Size
  picture: Size
}

export const largest = 8
export const step = 1.4
export const whole: Zoom = { scale: 1, x: 0, y: 0 }

const between = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value))

/** Keeps the picture's edges outside the frame while it is larger than the frame. */
const within = ({ scale, x, y }: Zoom, { place, picture }: Sizes): Zoom => {
  const farthest = (side: keyof Size) => Math.max(0, (picture[side] * scale - place[side]) / 2)
  return {
    scale,
    x: between(-farthest('width'), x, farthest('width')),
    y: between(-farthest('height'), y, farthest('height')),
  }
}

/** Scales by `factor` and keeps `point`, measured from the frame's centre, in place. */
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
