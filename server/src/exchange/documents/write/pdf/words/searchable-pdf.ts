import { type Codes, openCodes } from './codes.ts'
import { withCodes } from './content.ts'
import { asStream, readObjects, streamOf, writeObjects } from './objects.ts'

/** Fonts whose glyphs stand for other letters from word to word. */
const changing = /\/Subtype \/Type0[\s\S]*\/BaseFont \/\S*Devanagari/

/** What says of an object what it is stands at its beginning; photos are never read as text. */
const longest = 8192

/**
 * The same paper, whose words are found by programs that know nothing of `ActualText`, such as pdf.js: a glyph of
 * Devanagari is many letters' part, and a PDF lets each code of a font say one thing only.
 */
export const searchablePdf = (pdf: Buffer): Buffer => {
  if (!pdf.includes('Devanagari')) return pdf
  const { objects, trailer } = readObjects(pdf)
  const texts = new Map([...objects].map(([number, body]) => [number, body.toString('latin1', 0, longest)]))
  const opened = new Map<number, Codes>()
  for (const [number, body] of texts) if (changing.test(body)) opened.set(number, openCodes(objects, number))
  if (opened.size === 0) return pdf
  for (const body of texts.values()) {
    if (!/\/Type \/Page\n/.test(body)) continue
    const fonts = new Map<string, Codes>()
    for (const [, name = '', font] of body.matchAll(/\/(f\d+) (\d+) 0 R/g)) {
      const codes = opened.get(Number(font))
      if (codes) fonts.set(name, codes)
    }
    const content = Number(/\/Contents (\d+) 0 R/.exec(body)?.[1])
    const stream = objects.get(content)
    if (fonts.size === 0 || !stream) continue
    objects.set(content, asStream(Buffer.from(withCodes(streamOf(stream), fonts), 'latin1')))
  }
  for (const codes of opened.values()) codes.write()
  return writeObjects(pdf.subarray(0, pdf.indexOf('1 0 obj')), objects, trailer)
}
