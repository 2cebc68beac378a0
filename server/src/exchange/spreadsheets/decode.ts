export type Unreadable = 'unreadable' | 'rows' | 'columns' | 'cells' | 'empty'

export class Refused extends Error {
  readonly reason: Unreadable
  constructor(reason: Unreadable) {
    super(reason)
    this.reason = reason
  }
}

const control = /(?![\t\n\r])\p{Cc}/u

/** Windows-1252 where Latin-1 has control characters, 0x80 to 0x9f; Node's own decoder leaves it out. */
const ofWindows = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

const decodeWindows = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    .toString('latin1')
    .replace(/[\x80-\x9f]/g, (letter) => ofWindows[letter.charCodeAt(0) - 0x80] ?? letter)

const markOf = (bytes: Uint8Array): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8'
}

const decodeMarked = (bytes: Uint8Array, encoding: string): string | null => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/**
 * Text of a file: UTF-16 with a byte order mark, UTF-8 where valid, else Windows-1252, which spreadsheets on Windows
 * save. Refuses characters that no table has.
 */
export const decode = (bytes: Uint8Array): string => {
  const encoding = markOf(bytes)
  const text = decodeMarked(bytes, encoding) ?? (encoding === 'utf-8' ? decodeWindows(bytes) : '\0')
  if (control.test(text)) throw new Refused('unreadable')
  return text
}

const delimiters = [',', ';', '\t']

/** The most frequent of the possible separators in the first line, outside of quotes. */
export const delimiterOf = (text: string): string => {
  const counts = new Map(delimiters.map((each) => [each, 0]))
  let quoted = false
  for (let at = 0; at < Math.min(text.length, 100_000); at += 1) {
    const letter = text[at] ?? ''
    if (letter === '"') quoted = !quoted
    if (!quoted && (letter === '\n' || letter === '\r')) break
    if (!quoted && counts.has(letter)) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  }
  return delimiters.reduce((best, each) => ((counts.get(each) ?? 0) > (counts.get(best) ?? 0) ? each : best))
}
