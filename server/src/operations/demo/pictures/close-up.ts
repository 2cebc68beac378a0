import {
  area,
  braille,
  circle,
  ellipse,
  hand,
  type Palette,
  rect,
  repeated,
  sheet,
  stroke,
} from './shapes.ts'

type Draw = (colours: Palette) => string

const top = (colours: Palette) =>
  rect(0, 0, 640, 480, colours.wood, 0) +
  repeated(7, (at) =>
    stroke(`M0 ${40 + at * 66} q160 ${at % 2 ? 14 : -12} 320 0 t320 0`, 'rgb(255 255 255 / .08)', 5),
  ) +
  rect(0, 0, 640, 480, 'url(#shade)', 0)

/** Hands and things on a table, from above. */
export const closeUps = {
  hands: (colours) =>
    top(colours) +
    rect(180, 130, 280, 190, colours.light, 16) +
    circle(260, 220, 40, colours.cloth(1)) +
    rect(330, 180, 80, 80, colours.cloth(3), 12) +
    hand(190, 380, -48, 0, colours) +
    hand(470, 390, -130, 2, colours),
  underHand: (colours) =>
    top(colours) +
    ellipse(400, 220, 110, 90, colours.cloth(4)) +
    repeated(16, (at) => circle(330 + (at % 4) * 46, 160 + Math.floor(at / 4) * 38, 9, colours.light)) +
    hand(240, 300, -18, 3, colours) +
    hand(250, 270, -22, 1, colours),
  symbols: (colours) =>
    top(colours) +
    repeated(6, (at) => {
      const x = 60 + (at % 3) * 184
      const y = 60 + Math.floor(at / 3) * 196
      const inside = [
        circle(x + 75, y + 80, 40, colours.cloth(at)),
        rect(x + 38, y + 44, 74, 74, colours.cloth(at), 10),
        area(`M${x + 30} ${y + 118} l45 -76 l45 76 z`, colours.cloth(at)),
      ][at % 3]
      return rect(x, y, 150, 166, '#fffdf5', 12) + inside + braille(x + 30, y + 134, 4, 8, colours.dark)
    }),
  calendar: (colours) =>
    top(colours) +
    rect(30, 150, 580, 180, colours.light, 12) +
    repeated(5, (at) => rect(44 + at * 113, 164, 100, 152, '#fffdf5', 8)) +
    circle(94, 240, 30, colours.accent) +
    rect(178, 214, 58, 58, colours.cloth(1), 8) +
    stroke('M292 276 q26 -80 58 -4', colours.cloth(5), 14) +
    area('M404 274 l34 -64 l34 64 z', colours.cloth(3)) +
    rect(512, 206, 70, 70, colours.dark, 35) +
    hand(210, 420, -72, 1, colours),
  marking: (colours) =>
    rect(0, 0, 640, 480, 'url(#wall)', 0) +
    repeated(
      6,
      (at) =>
        rect(60 - at * 10, 120 + at * 62, 520 + at * 20, 62, at % 2 ? '#8c8f94' : '#9da1a6', 0) +
        rect(60 - at * 10, 120 + at * 62, 520 + at * 20, 14, '#f3c623', 0),
    ) +
    stroke('M590 60 L620 440', colours.dark, 14) +
    braille(566, 70, 2, 9, '#fff'),
  braille: (colours) =>
    top(colours) +
    `<g transform="rotate(-5 320 240)">${rect(110, 60, 420, 350, '#fbf6e6', 6)}${repeated(6, (row) =>
      braille(146, 96 + row * 50, 12, 10.5, colours.dark),
    )}</g>` +
    hand(240, 380, -40, 2, colours),
  material: (colours) =>
    top(colours) +
    rect(70, 90, 220, 280, '#fffdf5', 8) +
    stroke('M100 330 q60 -190 160 -200', colours.accent, 16) +
    circle(110, 330, 14, colours.dark) +
    circle(258, 130, 14, colours.dark) +
    rect(340, 80, 240, 150, colours.cloth(2), 12) +
    repeated(8, (at) => circle(374 + (at % 4) * 58, 122 + Math.floor(at / 4) * 62, 20, colours.light)) +
    sheet(350, 260, 220, 140, 4, colours.dark),
  routine: (colours) =>
    top(colours) +
    repeated(
      3,
      (at) =>
        rect(50 + at * 186, 100, 166, 220, colours.light, 12) +
        rect(62 + at * 186, 112, 142, 196, at === 2 ? colours.floor : '#fffdf5', 8),
    ) +
    area('M90 260 q40 -110 84 0 z', colours.accent) +
    rect(276, 170, 90, 90, colours.cloth(1), 45) +
    hand(380, 420, -100, 0, colours) +
    stroke('M150 350 h330 m-22 -18 l24 18 l-24 18', colours.dark, 9),
  tactileSign: (colours) =>
    rect(0, 0, 640, 480, 'url(#wall)', 0) +
    rect(0, 0, 640, 480, 'url(#shade)', 0) +
    hand(210, 270, -12, 0, colours) +
    hand(430, 290, 192, 2, colours) +
    hand(250, 220, 8, 4, colours),
  book: (colours) =>
    top(colours) +
    rect(80, 90, 480, 300, colours.dark, 12) +
    rect(92, 100, 224, 280, '#fffdf5', 4) +
    rect(324, 100, 224, 280, '#fffdf5', 4) +
    rect(120, 130, 168, 120, colours.cloth(2), 8) +
    circle(204, 190, 38, colours.light) +
    repeated(5, (at) => rect(352, 140 + at * 44, at % 2 ? 120 : 168, 16, colours.dark, 6)) +
    braille(120, 290, 6, 9, colours.dark),
  papers: (colours) =>
    top(colours) +
    sheet(70, 70, 220, 300, -6, colours.floor) +
    sheet(330, 60, 220, 300, 5, colours.accent) +
    stroke('M420 400 L560 330', colours.dark, 14) +
    hand(520, 440, -150, 1, colours),
  device: (colours) =>
    top(colours) +
    rect(120, 120, 400, 220, '#2b3036', 18) +
    repeated(8, (at) =>
      rect(142 + (at % 4) * 92, 140 + Math.floor(at / 4) * 92, 80, 80, colours.cloth(at), 12),
    ) +
    rect(150, 360, 340, 40, '#dfe3e6', 12) +
    repeated(14, (at) => circle(174 + at * 22, 380, 6, at % 3 ? '#333' : '#9aa')) +
    hand(330, 450, -84, 2, colours),
} satisfies Record<string, Draw>
