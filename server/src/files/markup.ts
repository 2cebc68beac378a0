const doctype = Buffer.from('<!doctype')

/** Whether a piece of XML, in UTF-8 or UTF-16, declares a document type: where entities would be defined. */
export const hasDoctype = (piece: Buffer): boolean => {
  if (!piece.includes('<!') && !piece.includes('<\0!') && !piece.includes('\0<\0!')) return false
  const letters = piece.includes(0) ? Buffer.from(piece.filter((byte) => byte !== 0)) : piece
  return letters.toString('latin1').toLowerCase().includes(doctype.toString('latin1'))
}

const characterOf = (code: number): string => (code <= 0x10ffff ? String.fromCodePoint(code) : '')

const plainText = (value: string): string =>
  value
    .replace(/&#x([0-9a-f]+);/gi, (_, digits: string) => characterOf(Number.parseInt(digits, 16)))
    .replace(/&#(\d+);/g, (_, digits: string) => characterOf(Number(digits)))

/** The attributes, as text, of each element with one of these names, whatever its prefix. */
export const elements = (xml: string, ...names: string[]): string[] => {
  const tag = new RegExp(`<(?:[\\w.-]+:)?(?:${names.join('|')})\\s((?:[^"'>]|"[^"]*"|'[^']*')*)>`, 'g')
  return [...xml.matchAll(tag)].map((match) => match[1] ?? '')
}

/** Attribute names in small letters, values with character references resolved. */
export const attributesOf = (inside: string): Map<string, string> => {
  const attribute = /([\w.:-]+)\s*=\s*("[^"]*"|'[^']*')/g
  return new Map(
    [...inside.matchAll(attribute)].map((match) => [
      (match[1] ?? '').toLowerCase(),
      plainText((match[2] ?? '').slice(1, -1)),
    ]),
  )
}
