/* Which characters a font has, by its `cmap` table (OpenType 1.9, "cmap", formats 4 and 12): a character without a
 font is an error in PDF/UA, so texts are checked before. */
type Ranges = { from: number; to: number }[]

const tableAt = (font: Buffer, tag: string): number => {
  const count = font.readUInt16BE(4)
  for (let at = 12; at < 12 + count * 16; at += 16) {
    if (font.toString('latin1', at, at + 4) === tag) return font.readUInt32BE(at + 8)
  }
  throw new Error(`A font without ${tag}`)
}

const longRanges = (font: Buffer, at: number): Ranges =>
  Array.from({ length: font.readUInt32BE(at + 12) }, (_, group) => ({
    from: font.readUInt32BE(at + 16 + group * 12),
    to: font.readUInt32BE(at + 20 + group * 12),
  }))

const shortRanges = (font: Buffer, at: number): Ranges => {
  const segments = font.readUInt16BE(at + 6)
  return Array.from({ length: segments / 2 }, (_, segment) => ({
    to: font.readUInt16BE(at + 14 + segment * 2),
    from: font.readUInt16BE(at + 16 + segments + segment * 2),
  })).filter(({ to }) => to !== 0xffff)
}

const rangesOf = (font: Buffer): Ranges => {
  const cmap = tableAt(font, 'cmap')
  const count = font.readUInt16BE(cmap + 2)
  return Array.from({ length: count }, (_, at) => cmap + font.readUInt32BE(cmap + 8 + at * 8)).flatMap(
    (table) => {
      const format = font.readUInt16BE(table)
      if (format === 12) return longRanges(font, table)
      return format === 4 ? shortRanges(font, table) : []
    },
  )
}

/** Every code point of the font. */
export const signsOf = (font: Buffer): Set<number> => {
  const signs = new Set<number>()
  for (const { from, to } of rangesOf(font)) {
    for (let sign = from; sign <= to; sign += 1) signs.add(sign)
  }
  return signs
}
