import sharp from 'sharp'
import { closeUps } from './close-up.ts'
import { indoors } from './indoors.ts'
import { outside } from './outdoors.ts'
import { type Palette, paletteOf } from './shapes.ts'

const scenes = { ...indoors, ...closeUps, ...outside }
export type Scene = keyof typeof scenes

const gradients = ({ wall, light }: Palette) =>
  `<defs><linearGradient id="wall" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${wall}"/></linearGradient>
<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#a8d0e6"/><stop offset="1" stop-color="#eef6f3"/></linearGradient>
<radialGradient id="shade" cx=".45" cy=".4" r=".8"><stop offset=".4" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".3"/></radialGradient></defs>`

const drawn = new Map<string, Promise<Buffer>>()

/** A small JPEG of a scene, always the same for the same seed; each is drawn once. */
export const pictureOf = (scene: Scene, seed: number): Promise<Buffer> => {
  const name = `${scene} ${seed}`
  const before = drawn.get(name)
  if (before) return before
  const colours = paletteOf(seed)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="560" height="420" viewBox="0 0 640 480">${gradients(colours)}${scenes[scene](colours)}<rect width="640" height="480" fill="url(#shade)"/></svg>`
  const picture = sharp(Buffer.from(svg)).jpeg({ quality: 72 }).toBuffer()
  drawn.set(name, picture)
  return picture
}
