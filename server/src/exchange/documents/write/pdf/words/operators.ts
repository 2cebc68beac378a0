/** The operators that are changed, in order; all others stay as they are. */
export type Operator =
  | { kind: 'letters'; text: string; letters: string }
  | { kind: 'end'; text: string }
  | { kind: 'font'; text: string; font: string; size: number }
  | { kind: 'matrix'; text: string; matrix: string; x: number }
  | { kind: 'show'; text: string; shown: string }
  | { kind: 'other'; text: string }

const sign = String.raw`\\[\s\S]|[^\\()]`
/** Balanced brackets in a string need no escape. */
const bracketed = Array.from({ length: 8 }).reduce<string>(
  (inner) => String.raw`\((?:${sign}|${inner})*\)`,
  String.raw`\((?:${sign})*\)`,
)
const string = String.raw`${bracketed}|<[0-9A-Fa-f\s]*>`
const operator = new RegExp(
  [
    String.raw`\/Span <<\s*\/ActualText <([0-9A-Fa-f]*)>\s*>> BDC`,
    String.raw`\bEMC\b`,
    String.raw`\/(f\d+) ([\d.]+) Tf`,
    String.raw`(([-\d.]+ ){6})Tm`,
    String.raw`(\[(?:${string}|[-\d.\s])*\]) TJ`,
    String.raw`(${string}) Tj`,
    String.raw`\bET\b`,
  ].join('|'),
  'g',
)
const item = new RegExp(`(${string})|(-?[\\d.]+)`, 'g')

export const lettersOf = (digits: string): string =>
  Buffer.from(digits, 'hex').swap16().toString('utf16le').replace('\uFEFF', '')

const found = (match: RegExpMatchArray): Operator => {
  const [text, actual, font, size, matrix, , array, single] = match
  if (actual !== undefined) return { kind: 'letters', text, letters: lettersOf(actual) }
  if (font !== undefined) return { kind: 'font', text, font, size: Number(size) }
  if (matrix !== undefined)
    return { kind: 'matrix', text, matrix: matrix.trim(), x: Number(matrix.trim().split(' ')[4]) }
  const shown = array ?? single
  if (shown !== undefined) return { kind: 'show', text, shown }
  return text === 'EMC' ? { kind: 'end', text } : { kind: 'other', text }
}

/** Operators for text that were not parsed: deeper nested strings, or some that Typst does not write. */
const unread = /(?:^|[\s\])>])(?:Tf|TJ|Tj|'|")(?=\s|$)/

/** Everything between the operators. */
const others = (text: string): Operator => {
  if (unread.test(text)) throw new Error('Text is shown in a way that is not known')
  return { kind: 'other', text }
}

export const operatorsOf = (content: string): Operator[] => {
  const operators: Operator[] = []
  let from = 0
  for (const match of content.matchAll(operator)) {
    if (match.index > from) operators.push(others(content.slice(from, match.index)))
    operators.push(found(match))
    from = match.index + match[0].length
  }
  return [...operators, others(content.slice(from))]
}

const escapes: Record<string, number> = { n: 10, r: 13, t: 9, b: 8, f: 12 }

/** The bytes of a PDF string, hexadecimal or with escapes. */
const bytesOf = (written: string): number[] => {
  if (written.startsWith('<')) return [...Buffer.from(written.slice(1, -1).replace(/\s/g, ''), 'hex')]
  const signs = written.slice(1, -1).matchAll(/\\([0-7]{1,3})|\\([\s\S])|([\s\S])/g)
  return [...signs].map(([, octal, escaped, plain = '']) => {
    if (octal !== undefined) return Number.parseInt(octal, 8)
    return escaped === undefined ? plain.charCodeAt(0) : (escapes[escaped] ?? escaped.charCodeAt(0))
  })
}

export const glyphsOf = (written: string): number[] => {
  const bytes = bytesOf(written)
  return bytes.flatMap((byte, at) => (at % 2 === 0 ? [byte * 256 + (bytes[at + 1] ?? 0)] : []))
}

/** Strings of glyphs, and the adjustments between them. */
export const itemsOf = (shown: string): (string | number)[] =>
  [...shown.matchAll(item)].map(([, text, number]) => text ?? Number(number))
