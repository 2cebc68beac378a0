import { area, circle, ellipse, outdoors, type Palette, person, rect, repeated, stroke } from './shapes.ts'

type Draw = (colours: Palette) => string

const school = (colours: Palette, y = 130) =>
  rect(150, y, 380, 170, colours.light, 2) +
  area(`M130 ${y} L340 ${y - 70} L550 ${y} Z`, '#b0573f') +
  repeated(4, (at) => rect(176 + at * 50 + (at > 1 ? 130 : 0), y + 40, 36, 48, '#9fc4d6', 3)) +
  rect(306, y + 60, 70, 110, colours.dark, 3)

const path = 'M250 480 L312 300 L368 300 L470 480 Z'

export const outside = {
  entrance: (colours) =>
    outdoors() +
    school(colours) +
    area(path, '#cfc3ae') +
    repeated(3, (at) => rect(290 - at * 10, 300 + at * 16, 102 + at * 20, 14, '#a9a194', 0)),
  ramp: (colours) =>
    outdoors() +
    school(colours, 110) +
    area('M60 430 L340 282 L400 282 L400 320 L150 450 Z', '#c9ccd0') +
    stroke('M70 386 L340 236 M110 406 L110 366 M200 356 L200 314 M290 306 L290 264', colours.accent, 9) +
    circle(470, 400, 34, '#444') +
    circle(470, 400, 22, '#ddd') +
    person(480, 262, 0.85, 2, colours),
  cane: (colours) =>
    outdoors() +
    area('M180 480 Q300 360 330 250 L400 250 Q430 380 560 480 Z', '#d8cbb2') +
    stroke('M250 480 Q336 370 352 250', '#f3c623', 12) +
    person(350, 190, 1.05, 1, colours) +
    stroke('M392 290 L462 420', '#ffffff', 7) +
    stroke('M452 402 L462 420', '#c0392b', 8),
  garden: (colours) =>
    outdoors() +
    repeated(
      4,
      (row) =>
        area(`M${40 - row * 12} ${330 + row * 40} h${560 + row * 24} v18 h-${560 + row * 24} z`, '#6d4c35') +
        repeated(10, (at) =>
          stroke(
            `M${70 + at * 56} ${334 + row * 40} v-26 m0 8 q-12 -4 -14 -14 m14 14 q12 -4 14 -14`,
            '#3f7a3d',
            5,
          ),
        ),
    ) +
    person(150, 230, 1, 2, colours) +
    person(460, 250, 0.9, 4, colours),
  sport: (colours) =>
    outdoors() +
    rect(40, 330, 560, 130, '#c77b52', 6) +
    stroke('M320 330 V460 M40 395 H600', '#f6efe4', 5) +
    circle(410, 420, 20, colours.light) +
    repeated(3, (at) => person(150 + at * 150, 216 + (at % 2) * 20, 0.95, at, colours)),
  visit: (colours) =>
    outdoors() +
    school(colours, 100) +
    rect(40, 330, 230, 96, colours.accent, 16) +
    repeated(3, (at) => rect(60 + at * 66, 346, 52, 34, '#d9eef7', 6)) +
    circle(90, 428, 24, '#333') +
    circle(220, 428, 24, '#333') +
    repeated(3, (at) => person(350 + at * 90, 300, 0.85, at + 1, colours)),
  home: (colours) =>
    outdoors() +
    rect(220, 190, 220, 150, '#d9a877', 3) +
    area('M200 190 L330 110 L460 190 Z', '#8f4a37') +
    rect(300, 250, 60, 90, colours.dark, 3) +
    ellipse(110, 330, 50, 66, '#4f7f4b') +
    rect(104, 350, 14, 60, '#6d4c35') +
    person(480, 300, 0.9, 1, colours) +
    person(540, 330, 0.7, 3, colours),
  market: (colours) =>
    outdoors() +
    repeated(
      2,
      (stall) =>
        rect(50 + stall * 290, 250, 250, 120, colours.wood) +
        repeated(
          5,
          (at) =>
            rect(50 + stall * 290 + at * 50, 170, 50, 50, at % 2 ? '#fff' : colours.cloth(stall * 3), 0) +
            circle(78 + stall * 290 + at * 48, 250, 20, colours.cloth(at + stall)),
        ),
    ) +
    person(200, 300, 1.1, 2, colours) +
    person(420, 320, 0.95, 5, colours),
} satisfies Record<string, Draw>
