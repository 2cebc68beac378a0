/** Replaces characters that no font has. */
const missing = '□'
/** Invisible or part of neighbouring characters: no font needs them. */
const partOfOthers = /[\n\p{Default_Ignorable_Code_Point}]/u

const longestUnbroken = 24
const pieceLength = 12
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** A word as long as a line may break after every twelfth character, or it would overflow its column. */
const parted = (word: string): string => {
  const signs = Array.from(graphemes.segment(word), ({ segment }) => segment)
  if (signs.length <= longestUnbroken) return word
  const pieces: string[] = []
  for (let at = 0; at < signs.length; at += pieceLength)
    pieces.push(signs.slice(at, at + pieceLength).join(''))
  return pieces.join('\u200B')
}

const codeOf = (sign: string): number => sign.codePointAt(0) ?? 0

/**
 * A grapheme that no single font has, such as क with a skin tone, is split: Typst sets a grapheme in one font, and
 * what the font lacks is an error in PDF/UA.
 */
const inOneFont =
  (fonts: Set<number>[]) =>
  (letter: string): string => {
    const signs = Array.from(letter)
    const drawn = signs.filter((sign) => !partOfOthers.test(sign)).map(codeOf)
    return fonts.some((font) => drawn.every((code) => font.has(code))) ? letter : signs.join('\u200B')
  }

/** Text as the given fonts can set it; `fonts` are the code points of each. */
export const setText = (fonts: Set<number>[]) => {
  const whole = inOneFont(fonts)
  const isDrawn = (sign: string) => partOfOthers.test(sign) || fonts.some((font) => font.has(codeOf(sign)))
  return (text: string): string => {
    const known = Array.from(text, (sign) => (isDrawn(sign) ? sign : missing)).join('')
    return Array.from(graphemes.segment(known), ({ segment }) => whole(segment))
      .join('')
      .replace(/\S{25,}/gu, parted)
  }
}
