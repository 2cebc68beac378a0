/** Stands where no font has the sign. */
const missing = '□'
/** Drawn as nothing, or as a part of its neighbours: no font needs them. */
const partOfOthers = /[\n\p{Default_Ignorable_Code_Point}]/u

const longestUnbroken = 24
const pieceLength = 12
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** A word as long as a line may be parted after every twelfth sign: it would run out of its column otherwise. */
const parted = (word: string): string => {
  const signs = Array.from(graphemes.segment(word), ({ segment }) => segment)
  if (signs.length <= longestUnbroken) return word
  const pieces: string[] = []
  for (let at = 0; at < signs.length; at += pieceLength)
    pieces.push(signs.slice(at, at + pieceLength).join(''))
  return pieces.join('\u200B')
}

/** A text as the fonts at hand can set it. */
export const setText =
  (signs: Set<number>) =>
  (text: string): string => {
    const drawn = Array.from(text, (sign) =>
      signs.has(sign.codePointAt(0) as number) || partOfOthers.test(sign) ? sign : missing,
    ).join('')
    return drawn.replace(/\S{25,}/gu, parted)
  }
