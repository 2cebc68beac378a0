/** Five steps of a fifth each, from low to high, by colour and pattern. */
export const shades = [
  'bg-h0 text-h-t0',
  'bg-h1 text-h-t1 pattern-1',
  'bg-h2 text-h-t2 pattern-2',
  'bg-h3 text-h-t3 pattern-3',
  'bg-h4 text-h-t4 pattern-4',
] as const

/** The shade of a rounded value; `top` is 100 for percents and 7 for points. */
export const shadeOf = (shown: number, top: number): string => {
  const step = Math.floor((shown * shades.length) / top + 1e-9)
  return shades[Math.min(shades.length - 1, Math.max(0, step))] ?? shades[0]
}

/** Lower and upper bound of each shade, as displayed. */
export const shadeRanges = (top: number): { from: number; to: number; style: string }[] =>
  shades.map((style, place) => ({
    style,
    from: (top * place) / shades.length,
    to: place === shades.length - 1 ? top : (top * (place + 1)) / shades.length - 0.1,
  }))
