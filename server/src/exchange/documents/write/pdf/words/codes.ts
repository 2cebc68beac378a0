import { asStream, type Objects, streamOf } from './objects.ts'
import { lettersOf } from './operators.ts'

/** A character code of a font: glyph, width, and the letters it means. */
type Code = { glyph: number; width: number; letters: string }

/** A code has two bytes. */
const mostCodes = 65_536

const hex = (number: number): string => number.toString(16).toUpperCase().padStart(4, '0')

const digitsOf = (letters: string): string =>
  [...Array(letters.length).keys()].map((at) => hex(letters.charCodeAt(at))).join('')

const reference = (body: string, name: string): number => {
  const [, number] = new RegExp(`/${name} \\[?(\\d+) 0 R`).exec(body) ?? []
  if (number === undefined) throw new Error(`A font without ${name}`)
  return Number(number)
}

/** The letters of each glyph by the font's own map. */
const ownLetters = (map: string): Map<number, string> => {
  const letters = new Map<number, string>()
  for (const [, block = ''] of map.matchAll(/beginbfchar\n([\s\S]*?)endbfchar/g))
    for (const [, code = '', text = ''] of block.matchAll(/<([0-9A-Fa-f]+)> <([0-9A-Fa-f]*)>/g))
      letters.set(Number.parseInt(code, 16), lettersOf(text))
  return letters
}

/** Widths of glyphs from `0 0 656.25 1 1 727.5`: from, to, width. */
const widthsOf = (body: string): Map<number, number> => {
  const numbers = (/\/W \[([^\]]*)\]/.exec(body)?.[1] ?? '').split(/\s+/).filter(Boolean).map(Number)
  if (numbers.length === 0 || numbers.some(Number.isNaN))
    throw new Error('Widths that are not from, to, how wide')
  const widths = new Map<number, number>()
  for (let at = 0; at + 2 < numbers.length; at += 3)
    for (let glyph = numbers[at] ?? 0; glyph <= (numbers[at + 1] ?? 0); glyph += 1)
      widths.set(glyph, numbers[at + 2] ?? 0)
  return widths
}

const mapOf = (codes: readonly Code[]): string => {
  const rows = codes.map(({ letters }, code) => `<${hex(code)}> <${digitsOf(letters)}>\n`)
  const blocks: string[] = []
  for (let at = 0; at < rows.length; at += 100) {
    const some = rows.slice(at, at + 100)
    blocks.push(`${some.length} beginbfchar\n${some.join('')}endbfchar\n`)
  }
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Words def
/CMapType 2 def
1 begincodespacerange
<0000> <FFFF>
endcodespacerange
${blocks.join('')}endcmap
CMapName currentdict /CMap defineresource pop
end
end`
}

/**
 * Codes of one font. A glyph may mean other letters in another word, so it gets a code for each meaning; a program
 * that extracts text then finds all letters in order.
 */
export const openCodes = (objects: Objects, font: number) => {
  const whole = (number: number): string => objects.get(number)?.toString('latin1') ?? ''
  const map = reference(whole(font), 'ToUnicode')
  const descendant = reference(whole(font), 'DescendantFonts')
  const letters = ownLetters(streamOf(objects.get(map) ?? Buffer.alloc(0)))
  const widths = widthsOf(whole(descendant))
  const codes: Code[] = [{ glyph: 0, width: widths.get(0) ?? 0, letters: '\uFFFD' }]
  const known = new Map<string, number>()
  return {
    ownLetters: (glyph: number): string => letters.get(glyph) ?? '\uFFFD',
    widthOf: (glyph: number): number => widths.get(glyph) ?? 0,
    /** The code of a glyph for these letters; `width` is the advance, by default that of the glyph. */
    codeOf: (glyph: number, text: string, width = widths.get(glyph) ?? 0): string => {
      const key = `${glyph} ${width} ${text}`
      const code = known.get(key) ?? codes.push({ glyph, width, letters: text }) - 1
      known.set(key, code)
      return hex(code)
    },
    /** Writes the glyph, width and letters of each code into the font. */
    write: (): void => {
      if (codes.length > mostCodes) throw new Error('More codes than a font has')
      const glyphs = Math.max(...objects.keys()) + 1
      objects.set(glyphs, asStream(Buffer.from(codes.flatMap(({ glyph }) => [glyph >> 8, glyph & 255]))))
      objects.set(map, asStream(Buffer.from(mapOf(codes))))
      const before = whole(descendant)
      if (!before.includes('/CIDToGIDMap /Identity')) throw new Error('Glyphs that are numbered otherwise')
      const body = before
        .replace('/CIDToGIDMap /Identity', `/CIDToGIDMap ${glyphs} 0 R`)
        .replace(/\/W \[[^\]]*\]/, `/W [0 [${codes.map(({ width }) => width).join(' ')}]]`)
      objects.set(descendant, Buffer.from(body, 'latin1'))
      const descriptor = reference(body, 'FontDescriptor')
      objects.set(descriptor, Buffer.from(whole(descriptor).replace(/\s*\/CIDSet \d+ 0 R/, ''), 'latin1'))
    },
  }
}

export type Codes = ReturnType<typeof openCodes>
