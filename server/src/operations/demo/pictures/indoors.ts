import {
  area,
  board,
  braille,
  circle,
  ellipse,
  hand,
  type Palette,
  person,
  plant,
  rect,
  repeated,
  room,
  sheet,
  stroke,
  table,
  window,
} from './shapes.ts'

type Draw = (colours: Palette) => string

const things: Draw = (colours) =>
  circle(196, 268, 30, colours.accent) +
  rect(252, 242, 54, 54, colours.cloth(2), 6) +
  area('M340 296 l30 -62 l30 62 z', colours.cloth(4)) +
  rect(424, 258, 70, 38, colours.light, 18) +
  ellipse(459, 258, 35, 9, colours.cloth(1))

export const indoors = {
  corner: (colours) =>
    room(colours) +
    window(60, 70, colours) +
    board(330, 80, 240, 110, colours, colours.light) +
    repeated(4, (at) => rect(350 + at * 54, 104, 40, 56, colours.cloth(at))) +
    table(150, 296, 380, colours) +
    things(colours) +
    plant(590, 330),
  play: (colours) =>
    room(colours) +
    window(430, 60, colours) +
    area('M120 480 Q320 350 540 480 Z', colours.cloth(3)) +
    repeated(5, (at) => rect(250 + at * 42, 398 - (at % 2) * 26, 38, 38, colours.cloth(at + 1), 6)) +
    person(180, 250, 1.5, 1, colours) +
    person(400, 318, 1, 2, colours),
  meeting: (colours) =>
    room(colours) +
    board(200, 60, 240, 120, colours) +
    stroke('M226 96 h120 M226 124 h170 M226 152 h90', colours.light, 7) +
    repeated(3, (at) => person(170 + at * 150, 190, 0.95, at, colours)) +
    ellipse(320, 388, 270, 74, colours.wood) +
    ellipse(320, 380, 262, 68, 'rgb(255 255 255 / .18)') +
    sheet(220, 346, 70, 52, -8, colours.floor) +
    sheet(350, 342, 70, 52, 6, colours.floor) +
    repeated(2, (at) => person(210 + at * 220, 400, 1.15, at + 3, colours)),
  wall: (colours) =>
    room(colours) +
    board(90, 60, 460, 230, colours, colours.light) +
    repeated(
      12,
      (at) =>
        rect(112 + (at % 6) * 72, 84 + Math.floor(at / 6) * 100, 56, 78, colours.cloth(at % 5)) +
        rect(120 + (at % 6) * 72, 96 + Math.floor(at / 6) * 100, 40, 6, '#fff', 3) +
        rect(120 + (at % 6) * 72, 110 + Math.floor(at / 6) * 100, 26, 6, '#fff', 3),
    ) +
    table(190, 372, 260, colours),
  timetable: (colours) =>
    room(colours) +
    board(130, 54, 380, 240, colours, '#fbf9f2') +
    repeated(20, (at) =>
      rect(148 + (at % 5) * 70, 76 + Math.floor(at / 5) * 52, 60, 42, colours.cloth((at * 3) % 7), 6),
    ) +
    braille(156, 304, 12, 9, colours.dark) +
    person(560, 240, 1.3, 2, colours),
  welcome: (colours) =>
    room(colours) +
    window(70, 60, colours) +
    window(440, 60, colours) +
    repeated(7, (at) => {
      const x = 110 + at * 70
      const y = 350 - Math.abs(at - 3) * -16
      return (
        rect(x, y - 46, 46, 40, colours.cloth(at), 8) +
        rect(x, y, 46, 12, colours.wood) +
        rect(x + 4, y + 10, 6, 44, colours.dark) +
        rect(x + 36, y + 10, 6, 44, colours.dark)
      )
    }) +
    plant(600, 350),
  workshop: (colours) =>
    room(colours) +
    board(220, 50, 200, 110, colours) +
    area('M250 130 l40 -50 l34 36 l24 -22 l44 36 z', colours.accent) +
    person(320, 150, 0.9, 5, colours) +
    repeated(5, (at) => person(90 + at * 116, 296 + (at % 2) * 20, 1.25, at, colours)),
  stage: (colours) =>
    room(colours) +
    area('M0 0 h640 v60 Q480 110 320 60 Q160 110 0 60 Z', colours.accent) +
    rect(100, 300, 440, 60, colours.wood) +
    board(350, 100, 150, 110, colours, colours.light) +
    repeated(3, (at) => rect(372 + at * 40, 184 - at * 24, 26, 20 + at * 24, colours.cloth(at), 3)) +
    person(240, 160, 1, 4, colours) +
    rect(286, 250, 60, 56, colours.dark) +
    repeated(7, (at) => person(50 + at * 92, 390 + (at % 2) * 12, 0.8, at, colours)),
  care: (colours) =>
    room(colours) +
    rect(70, 90, 180, 240, colours.light) +
    rect(82, 100, 156, 220, '#f4f8f8') +
    rect(310, 280, 260, 30, colours.cloth(2), 12) +
    rect(310, 304, 260, 60, colours.wood) +
    stroke('M330 250 h200', '#8b97a0', 10) +
    rect(350, 90, 90, 110, '#dcebf0', 10) +
    area('M260 90 q24 120 -6 240 h36 q24 -120 6 -240 z', colours.accent) +
    rect(480, 170, 60, 10, colours.wood) +
    rect(490, 136, 16, 34, colours.cloth(4)) +
    rect(514, 144, 16, 26, colours.cloth(5)),
  screen: (colours) =>
    room(colours) +
    rect(250, 50, 140, 210, '#fffef8', 6) +
    repeated(4, (line) =>
      repeated(line + 1, (at) => {
        const size = 34 - line * 7
        return rect(
          320 - ((line + 1) * (size + 8)) / 2 + at * (size + 8),
          70 + line * 46,
          size,
          size,
          '#222',
          2,
        )
      }),
    ) +
    person(180, 210, 1.4, 1, colours) +
    person(470, 270, 1.1, 2, colours) +
    rect(506, 330, 60, 12, colours.dark, 6),
  shelf: (colours) =>
    room(colours) +
    rect(110, 60, 420, 300, colours.wood) +
    repeated(
      3,
      (row) =>
        rect(124, 74 + row * 96, 392, 82, colours.light, 2) +
        repeated(9, (at) =>
          rect(
            136 + at * 42,
            84 + row * 96 + (at % 3) * 8,
            30,
            72 - (at % 3) * 8,
            colours.cloth(at + row),
            3,
          ),
        ),
    ) +
    braille(140, 376, 14, 8, colours.dark),
  coteach: (colours) =>
    room(colours) +
    board(150, 50, 340, 130, colours) +
    circle(220, 112, 34, colours.cloth(3)) +
    rect(290, 80, 66, 66, colours.cloth(4)) +
    area('M396 148 l34 -70 l34 70 z', colours.accent) +
    person(110, 190, 1.1, 1, colours) +
    person(540, 190, 1.1, 4, colours) +
    repeated(4, (at) => person(150 + at * 116, 338, 0.95, at + 1, colours)),
  club: (colours) =>
    room(colours) +
    window(60, 60, colours) +
    ellipse(220, 330, 60, 22, colours.light) +
    area('M160 330 v60 q60 34 120 0 v-60 q-60 34 -120 0z', colours.cloth(2)) +
    stroke('M190 300 L300 220 M250 300 L330 250', colours.wood, 9) +
    area('M400 400 q-60 -60 0 -110 q30 -24 30 -80 h24 q0 56 30 80 q60 50 0 110 z', colours.wood) +
    circle(442, 330, 20, colours.dark) +
    stroke('M442 120 V330', colours.dark, 5) +
    hand(300, 420, -30, 1, colours),
} satisfies Record<string, Draw>
