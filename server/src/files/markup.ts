import { unsupported } from './refusals.ts'

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

const tagMaximum = 8192
const wholeTag = /^(?:[^"'>]|"[^"]*"|'[^']*')*>/

/**
 * The attributes, as text, of each element with one of these names, whatever its prefix. Each letter is read once: no
 * tag reaches over the next `<`, which XML allows nowhere inside one. A tag that does so, or has no end, is refused.
 */
export const elements = (xml: string, ...names: string[]): string[] => {
  const found: string[] = []
  for (const [, name = '', after = ''] of xml.matchAll(/<(?:[^\s<>/:]*:)?([^\s<>/:]*)\s([^<]*)/g)) {
    if (!names.includes(name)) continue
    const tag = wholeTag.exec(after.slice(0, tagMaximum))
    if (!tag) throw unsupported('content')
    found.push(tag[0].slice(0, -1))
  }
  return found
}

/** Attribute names in small letters, values with character references resolved. */
export const attributesOf = (inside: string): Map<string, string> => {
  const attribute = /(?<![\w.:-])([\w.:-]{1,64})\s*=\s*("[^"]*"|'[^']*')/g
  return new Map(
    [...inside.matchAll(attribute)].map((match) => [
      (match[1] ?? '').toLowerCase(),
      plainText((match[2] ?? '').slice(1, -1)),
    ]),
  )
}
