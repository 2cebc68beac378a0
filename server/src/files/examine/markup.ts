import { unsupported } from '../refusals.ts'

const doctype = Buffer.from('<!doctype')

/** Of letters that take two or four bytes, the one that says which. */
const lettersOf = (piece: Buffer): Buffer =>
  piece.includes(0) ? Buffer.from(piece.filter((byte) => byte !== 0)) : piece

/** Whether a piece of XML, however wide its letters are, declares a document type: where entities would be defined. */
export const hasDoctype = (piece: Buffer): boolean => {
  const letters = lettersOf(piece)
  return (
    letters.includes('<!') && letters.toString('latin1').toLowerCase().includes(doctype.toString('latin1'))
  )
}

const mark = /^(\xef\xbb\xbf|\xff\xfe|\xfe\xff)/
const understood = /^(utf-?8|utf-?16(le|be)?|us-ascii|iso-8859-\d+|windows-125\d)$/i
const startOf = (head: Buffer): string => lettersOf(head).toString('latin1').replace(mark, '').trimStart()

export const beginsLikeXml = (head: Buffer): boolean => startOf(head).startsWith('<')

/** Whether XML is in letters that the checks read as an office program does: none of EBCDIC, UTF-7 or the like. */
export const isPlainXml = (head: Buffer): boolean => {
  const start = startOf(head)
  const [, encoding = 'utf-8'] = /^<\?xml[^>]*\sencoding\s*=\s*["']([^"']*)["']/.exec(start) ?? []
  return (start === '' || start.startsWith('<')) && understood.test(encoding)
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
