/** From the least to the most: five steps of a fifth each, by depth of colour and by pattern. */
export const shades = [
  'bg-h0 text-h-t0',
  'bg-h1 text-h-t1 pattern-1',
  'bg-h2 text-h-t2 pattern-2',
  'bg-h3 text-h-t3 pattern-3',
  'bg-h4 text-h-t4 pattern-4',
] as const

/** The shade of a result, rounded as it is shown; `top` is 100 for a percent and 7 for points. */
export const shadeOf = (shown: number, top: number): string => {
  const step = Math.floor((shown * shades.length) / top + 1e-9)
  return shades[Math.min(shades.length - 1, Math.max(0, step))] ?? shades[0]
}

/** Where each shade begins and ends, as it is shown. */
export const shadeRanges = (top: number): { from: number; to: number; style: string }[] =>
  shades.map((style, place) => ({
    style,
    from: (top * place) / shades.length,
    to: place === shades.length - 1 ? top : (top * (place + 1)) / shades.length - 0.1,
  }))
