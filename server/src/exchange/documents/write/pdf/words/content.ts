import type { Codes } from './codes.ts'
import { glyphsOf, itemsOf, type Operator, operatorsOf } from './operators.ts'

/** Invisible and ignored by search: joins its neighbours. */
const joiner = '\u2060'
/** Marks without a width: programs take a glyph that means them for one without a width. */
const withoutRoom = /\p{Mn}/u

/** The position, the font and its size. */
type Pen = { codes: Codes | undefined; size: number; x: number; matrix: string }

const rounded = (number: number): number => Number(number.toFixed(3))

/** Gives each drawn glyph a code of its own; `lettersOf` are its letters. */
const drawnAs = (shown: string, codes: Codes, lettersOf: (glyph: number) => string): string => {
  const parts = itemsOf(shown).map((item) =>
    typeof item === 'number'
      ? String(item)
      : `<${glyphsOf(item)
          .map((glyph) => codes.codeOf(glyph, lettersOf(glyph)))
          .join('')}>`,
  )
  return `[${parts.join(' ')}] TJ`
}

/** The width of glyphs; adjustments between them only move marks, and do not count. */
const widthOf = (shown: string, codes: Codes): number =>
  itemsOf(shown)
    .flatMap((item) => (typeof item === 'number' ? [] : glyphsOf(item)))
    .reduce((wide, glyph) => wide + codes.widthOf(glyph), 0)

/** Invisible letters of a part of a word; the first one is as wide as the part. */
const unseen = (letters: string, glyph: number, width: number, { codes, matrix }: Pen): string => {
  if (!codes) return ''
  const [first = '', ...others] = letters
  const written = [
    codes.codeOf(glyph, first, rounded(width)),
    ...others.map((letter) => codes.codeOf(glyph, letter, 0)),
  ]
  return `\n3 Tr\n${matrix} Tm\n[<${written.join('')}>] TJ\n0 Tr\n`
}

/** A span of a word: its letters, its operators, and the start of the next one in the line, if any. */
type Part = { letters: string; operators: readonly Operator[]; nextX: number | null }

/** The glyphs of a span as drawn, each with a code for the right letters. */
const partOf = ({ letters, operators, nextX }: Part, before: Pen): string => {
  let pen = before
  let begun: Pen | null = null
  let first: number | null = null
  let end = 0
  const shows = operators.filter((operator) => operator.kind === 'show')
  const [only] = shows
  const glyphs = shows.flatMap(({ shown }) =>
    itemsOf(shown).flatMap((item) => (typeof item === 'number' ? [] : glyphsOf(item))),
  )
  const isPlain = only && glyphs.length === 1 && !withoutRoom.test(letters)
  const written = operators.map((operator) => {
    pen = moved(pen, operator)
    if (operator.kind !== 'show' || !pen.codes) return operator.text
    begun ??= pen
    first ??= glyphs[0] ?? 0
    end = Math.max(end, pen.x + (widthOf(operator.shown, pen.codes) / 1000) * pen.size)
    return drawnAs(operator.shown, pen.codes, () => (isPlain ? letters : joiner))
  })
  const from: Pen = begun ?? pen
  if (isPlain || first === null || letters === '') return written.join('')
  const width = (((nextX ?? end) - from.x) / from.size) * 1000
  return written.join('') + unseen(letters, first, width, from)
}

const digitsOf = (letters: string): string =>
  Buffer.from(letters, 'utf16le').swap16().toString('hex').toUpperCase()

/** Glyphs with one meaning; one for a mark without width gets a code of its own. */
const singleGlyphs = (operator: Extract<Operator, { kind: 'show' }>, pen: Pen, codes: Codes): string => {
  const { shown } = operator
  const glyphs = itemsOf(shown).flatMap((item) => (typeof item === 'number' ? [] : glyphsOf(item)))
  const letters = glyphs.map(codes.ownLetters).join('')
  if (!withoutRoom.test(letters)) return drawnAs(shown, codes, codes.ownLetters)
  const part = partOf({ letters, operators: [operator], nextX: null }, pen)
  return `/Span <<\n  /ActualText <FEFF${digitsOf(letters)}>\n>> BDC\n${part}EMC`
}

const moved = (pen: Pen, operator: Operator, fonts?: ReadonlyMap<string, Codes>): Pen => {
  if (operator.kind === 'matrix') return { ...pen, x: operator.x, matrix: operator.matrix }
  if (operator.kind !== 'font') return pen
  return { ...pen, codes: fonts ? fonts.get(operator.font) : pen.codes, size: operator.size }
}

/** A page's content with one code a meaning; `fonts` are those with changed codes. */
export const withCodes = (content: string, fonts: ReadonlyMap<string, Codes>): string => {
  const operators = operatorsOf(content)
  const written: string[] = []
  let pen: Pen = { codes: undefined, size: 1, x: 0, matrix: '1 0 0 -1 0 0' }
  for (let at = 0; at < operators.length; at += 1) {
    const operator = operators[at]
    if (!operator) continue
    pen = moved(pen, operator, fonts)
    written.push(
      operator.kind === 'show' && pen.codes ? singleGlyphs(operator, pen, pen.codes) : operator.text,
    )
    if (operator.kind !== 'letters') continue
    let end = at + 1
    while (end < operators.length && operators[end]?.kind !== 'end') end += 1
    const own = operators.slice(at + 1, end)
    const font = own.find((each) => each.kind === 'font')
    const inside: Pen = font ? moved(pen, font, fonts) : pen
    const after = operators.slice(end, end + 12)
    const line = after.slice(
      0,
      after.findIndex((each) => each.text.includes('\nET') || each.text === 'ET'),
    )
    const next = (line.length > 0 ? line : after).find((each) => each.kind === 'matrix')
    written.push(partOf({ letters: operator.letters, operators: own, nextX: next?.x ?? null }, inside))
    pen = own.reduce((now, each) => moved(now, each, fonts), pen)
    at = end - 1
  }
  return written.join('')
}
