/** A few hues around the given one, so that rooms differ. */
export type Palette = {
  wall: string
  floor: string
  dark: string
  accent: string
  light: string
  wood: string
  cloth: (at: number) => string
  skin: (at: number) => string
}

const hsl = (hue: number, saturation: number, light: number) =>
  `hsl(${((hue % 360) + 360) % 360} ${saturation}% ${light}%)`

const skins = ['#8d5a3b', '#a9714b', '#c68e63', '#6f4630', '#b98058']

export const paletteOf = (seed: number): Palette => {
  const hue = (seed * 47 + 18) % 360
  return {
    wall: hsl(hue, 34, 82),
    floor: hsl(hue + 14, 26, 62),
    dark: hsl(hue + 170, 26, 30),
    accent: hsl(hue + 160, 48, 46),
    light: hsl(hue + 40, 60, 93),
    wood: hsl(28 + (seed % 5) * 3, 42, 46 + (seed % 4) * 4),
    cloth: (at) => hsl(hue + 80 + at * 67, 46, 44 + ((at * 7) % 18)),
    skin: (at) => skins[(seed + at) % skins.length] ?? '#a9714b',
  }
}

export const rect = (x: number, y: number, width: number, height: number, fill: string, round = 4) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${fill}"/>`
export const circle = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`
export const ellipse = (x: number, y: number, across: number, down: number, fill: string) =>
  `<ellipse cx="${x}" cy="${y}" rx="${across}" ry="${down}" fill="${fill}"/>`
export const area = (path: string, fill: string) => `<path d="${path}" fill="${fill}"/>`
export const stroke = (path: string, colour: string, width = 6) =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
export const repeated = (count: number, draw: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => draw(at)).join('')

export const room = (colours: Palette) =>
  rect(0, 0, 640, 480, 'url(#wall)', 0) +
  rect(0, 330, 640, 150, colours.floor, 0) +
  rect(0, 322, 640, 10, colours.dark, 0) +
  area('M0 330 L640 330 L640 352 L0 344 Z', 'rgb(0 0 0 / .08)')

export const outdoors = () =>
  rect(0, 0, 640, 480, 'url(#sky)', 0) +
  circle(540, 80, 38, '#fff4cf') +
  area('M0 260 Q150 170 300 240 T640 210 L640 480 L0 480 Z', '#9bb58a') +
  area('M0 320 Q260 280 640 320 L640 480 L0 480 Z', '#7fa06d')

export const window = (x: number, y: number, colours: Palette) =>
  rect(x, y, 130, 110, colours.wood) +
  rect(x + 8, y + 8, 114, 94, '#cfe6f2', 2) +
  area(`M${x + 8} ${y + 80} q40 -34 70 -6 q20 -20 44 0 v28 h-114 z`, '#8fae7c') +
  rect(x + 62, y + 8, 6, 94, colours.wood, 0) +
  rect(x + 8, y + 52, 114, 6, colours.wood, 0)

export const board = (x: number, y: number, width: number, height: number, colours: Palette, fill?: string) =>
  rect(x - 8, y - 8, width + 16, height + 16, colours.wood) +
  rect(x, y, width, height, fill ?? colours.dark, 2)

export const table = (x: number, y: number, width: number, colours: Palette) =>
  rect(x + 18, y + 14, 16, 120, colours.wood, 2) +
  rect(x + width - 34, y + 14, 16, 120, colours.wood, 2) +
  rect(x, y, width, 22, colours.wood) +
  rect(x, y, width, 8, 'rgb(255 255 255 / .25)')

/** A person from behind or from the side: hair, neck and back, never a face. */
export const person = (x: number, y: number, size: number, at: number, colours: Palette) =>
  `<g transform="translate(${x} ${y}) scale(${size})">` +
  area('M-46 150 C-46 70 -34 44 0 44 C34 44 46 70 46 150 Z', colours.cloth(at)) +
  rect(-11, 26, 22, 26, colours.skin(at), 8) +
  circle(0, 4, 30, '#2c211c') +
  ellipse(-27, 10, 5, 9, colours.skin(at)) +
  ellipse(27, 10, 5, 9, colours.skin(at)) +
  (at % 3 === 0 ? ellipse(0, 34, 14, 20, '#2c211c') : '') +
  '</g>'

export const hand = (x: number, y: number, angle: number, at: number, colours: Palette) =>
  `<g transform="translate(${x} ${y}) rotate(${angle})">` +
  rect(-150, -26, 120, 52, colours.cloth(at + 1), 14) +
  rect(-48, -22, 70, 44, colours.skin(at), 18) +
  ellipse(24, 0, 40, 30, colours.skin(at)) +
  repeated(4, (finger) =>
    rect(36, -28 + finger * 14, 52 - Math.abs(finger - 1.5) * 8, 13, colours.skin(at), 7),
  ) +
  `<g transform="rotate(38 10 22)">${rect(8, 18, 44, 15, colours.skin(at), 8)}</g>` +
  '</g>'

export const plant = (x: number, y: number) =>
  repeated(5, (at) => stroke(`M${x} ${y} q${(at - 2) * 10} -30 ${(at - 2) * 22} -58`, '#5d8a58', 9)) +
  area(`M${x - 24} ${y} h48 l-8 40 h-32 z`, '#b26b47')

/** A few cells of six dots. */
export const braille = (x: number, y: number, cells: number, gap: number, fill: string) =>
  repeated(cells, (cell) =>
    repeated(6, (dot) =>
      (cell * 5 + dot * 3) % 4 === 1
        ? ''
        : circle(x + cell * gap * 3 + (dot % 2) * gap, y + Math.floor(dot / 2) * gap, gap * 0.32, fill),
    ),
  )

export const sheet = (x: number, y: number, width: number, height: number, angle: number, ink: string) =>
  `<g transform="rotate(${angle} ${x + width / 2} ${y + height / 2})">` +
  rect(x + 4, y + 5, width, height, 'rgb(0 0 0 / .15)', 3) +
  rect(x, y, width, height, '#fdfbf5', 3) +
  repeated(Math.floor(height / 18) - 1, (line) =>
    rect(x + 10, y + 14 + line * 18, (width - 20) * (line % 3 === 2 ? 0.55 : 1), 6, ink, 3),
  ) +
  '</g>'
