import { type Codes, openCodes } from './codes.ts'
import { withCodes } from './content.ts'
import { asStream, type Objects, readObjects, streamOf, writeObjects } from './objects.ts'

/** Fonts whose glyphs mean other letters from word to word. */
const changing = /\/Subtype \/Type0[\s\S]*\/BaseFont \/\S*Devanagari/

/** The dictionary of an object without its stream, so that photos are not parsed as text. */
const headOf = (body: Buffer): string => {
  const stream = body.indexOf('stream\n')
  return body.toString('latin1', 0, stream < 0 ? body.length : stream)
}

type Opened = ReadonlyMap<number, Codes>

/** How often an object names one of the fonts. */
const usesOf = (head: string, opened: Opened): number =>
  [...head.matchAll(/\b(\d+) 0 R/g)].filter(([, number]) => opened.has(Number(number))).length

/** Fonts of a page, by their names in its content. */
const fontsOf = (page: string, opened: Opened): Map<string, Codes> => {
  const fonts = new Map<string, Codes>()
  for (const [, name = '', font] of page.matchAll(/\/(f\d+) (\d+) 0 R/g)) {
    const codes = opened.get(Number(font))
    if (codes) fonts.set(name, codes)
  }
  return fonts
}

/** Refuses fonts that are used outside of pages: their codes would have new meanings there. */
const writePages = (objects: Objects, heads: ReadonlyMap<number, string>, opened: Opened): void => {
  const written = new Set<number>()
  for (const head of heads.values()) {
    if (/\/Subtype \/Form\b/.test(head) && !head.includes('/Resources'))
      throw new Error('A form draws with the fonts of its page')
    const uses = usesOf(head, opened)
    if (uses === 0) continue
    const fonts = fontsOf(head, opened)
    const content = Number(/\/Contents (\d+) 0 R/.exec(head)?.[1])
    const stream = objects.get(content)
    if (!/\/Type \/Page\n/.test(head) || fonts.size !== uses || !stream || written.has(content))
      throw new Error('A font is used where it is not expected')
    written.add(content)
    objects.set(content, asStream(Buffer.from(withCodes(streamOf(stream), fonts), 'latin1')))
  }
}

const goneOver = (pdf: Buffer): Buffer => {
  const { objects, trailer } = readObjects(pdf)
  const heads = new Map([...objects].map(([number, body]) => [number, headOf(body)]))
  const opened = new Map<number, Codes>()
  for (const [number, head] of heads) if (changing.test(head)) opened.set(number, openCodes(objects, number))
  if (opened.size === 0) return pdf
  writePages(objects, heads, opened)
  for (const codes of opened.values()) codes.write()
  return writeObjects(pdf.subarray(0, pdf.indexOf('1 0 obj')), objects, trailer)
}

/**
 * Makes words findable by programs that ignore `ActualText`, such as pdf.js: a glyph of Devanagari may be part of
 * many letters, and a PDF allows a code one meaning only. A PDF that differs from what Typst writes today stays
 * unchanged: it reads worse, and looks the same.
 */
export const searchablePdf = (pdf: Buffer): Buffer => {
  if (!pdf.includes('Devanagari')) return pdf
  try {
    return goneOver(pdf)
  } catch {
    return pdf
  }
}
