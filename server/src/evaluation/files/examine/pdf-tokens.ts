/** A name without slash and escapes, or another token as written. */
export type Token = { kind: 'name' | 'other'; text: string }

const isBlank = (code: number) =>
  code === 0 || code === 9 || code === 10 || code === 12 || code === 13 || code === 32
const delimiters = new Set([...'()<>[]{}/%'].map((each) => each.charCodeAt(0)))

const endOfString = (text: string, start: number): number => {
  let depth = 0
  for (let at = start; at < text.length; at += 1) {
    const letter = text[at]
    if (letter === '\\') at += 1
    else if (letter === '(') depth += 1
    else if (letter === ')') {
      depth -= 1
      if (depth === 0) return at + 1
    }
  }
  return text.length
}

const endOfLine = (text: string, start: number): number => {
  let at = start
  while (at < text.length && text[at] !== '\n' && text[at] !== '\r') at += 1
  return at
}

const endOfToken = (text: string, start: number): number => {
  let at = start
  for (; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (isBlank(code) || delimiters.has(code)) break
  }
  return at
}

const named = (word: string): string =>
  word.replace(/#([0-9a-f]{2})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)))

/** Tokens of PDF syntax (ISO 32000-1, 7.2) from an offset on; strings and comments are skipped. */
export const tokensOf = function* (text: string, from = 0): Generator<Token & { end: number }> {
  let at = from
  while (at < text.length) {
    const letter = text[at]
    if (isBlank(text.charCodeAt(at))) at += 1
    else if (letter === '%') at = endOfLine(text, at)
    else if (letter === '(') {
      at = endOfString(text, at)
      yield { kind: 'other', text: '()', end: at }
    } else if (letter === '/') {
      const end = endOfToken(text, at + 1)
      yield { kind: 'name', text: named(text.slice(at + 1, end)), end }
      at = end
    } else if (text.startsWith('<<', at) || text.startsWith('>>', at)) {
      yield { kind: 'other', text: text.slice(at, at + 2), end: at + 2 }
      at += 2
    } else if (letter === '<') {
      const close = text.indexOf('>', at)
      at = close < 0 ? text.length : close + 1
      yield { kind: 'other', text: '()', end: at }
    } else {
      const end = Math.max(at + 1, endOfToken(text, at))
      yield { kind: 'other', text: text.slice(at, end), end }
      at = end
    }
  }
}

/** The number of open brackets after each token; unmatched closing ones are ignored. */
export const levels = () => {
  const open: string[] = []
  return ({ kind, text }: Token): number => {
    if (kind === 'other' && (text === '<<' || text === '[')) open.push(text === '[' ? ']' : '>>')
    else if (kind === 'other' && text === open.at(-1)) open.pop()
    return open.length
  }
}
