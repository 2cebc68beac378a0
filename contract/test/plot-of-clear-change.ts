/** A curve over numbers of indicators, in parts of 1. */
export type Curve = { name: string; colour: string; dash?: string; at: (size: number) => number }
type Panel = { title: string; highest: number; marks: number[]; curves: readonly Curve[] }

const [first, last] = [5, 66]
const [left, width, height] = [56, 560, 170]
const sizes = Array.from({ length: last - first + 1 }, (_, at) => first + at)
const along = (size: number) => (left + ((size - first) / (last - first)) * width).toFixed(1)
const inHundred = (part: number) => `${Math.round(part * 100)}`

const panel = ({ title, highest, marks, curves }: Panel, top: number): string[] => {
  const upTo = (part: number) => (top + height - (Math.min(part, highest) / highest) * height).toFixed(1)
  return [
    `<text x="${left}" y="${top - 14}" font-weight="bold">${title}</text>`,
    ...marks.flatMap((mark) => [
      `<line x1="${left}" x2="${left + width}" y1="${upTo(mark)}" y2="${upTo(mark)}" stroke="#ccc"/>`,
      `<text x="${left - 8}" y="${upTo(mark)}" dy="4" text-anchor="end">${inHundred(mark)}</text>`,
    ]),
    ...curves.map(({ colour, dash, at }) => {
      const points = sizes.map((size) => `${along(size)},${upTo(at(size))}`).join(' ')
      const dashed = dash ? ` stroke-dasharray="${dash}"` : ''
      return `<polyline fill="none" stroke="${colour}" stroke-width="2"${dashed} points="${points}"/>`
    }),
    ...[6, 9, 14, 30, 66].map(
      (size) => `<text x="${along(size)}" y="${top + height + 18}" text-anchor="middle">${size}</text>`,
    ),
    ...curves.flatMap(({ name, colour, dash }, at) => {
      const y = top + height + 40 + at * 18
      const dashed = dash ? ` stroke-dasharray="${dash}"` : ''
      return [
        `<line x1="${left}" x2="${left + 36}" y1="${y - 4}" y2="${y - 4}" stroke="${colour}" stroke-width="2"${dashed}/>`,
        `<text x="${left + 46}" y="${y}">${name}</text>`,
      ]
    }),
  ]
}

/** Two drawings one below the other: each over the number of indicators that are compared, in 100 comparisons. */
export const plotOf = (panels: readonly [Panel, Panel], title: string): string =>
  `${[
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 600" font-family="sans-serif" font-size="13" role="img">',
    `<title>${title}</title>`,
    '<rect width="640" height="600" fill="#fff"/>',
    ...panel(panels[0], 36),
    ...panel(panels[1], 330),
    '</svg>',
  ].join('\n')}\n`
