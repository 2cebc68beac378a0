export type TextPart = { text: string; isName: boolean; at: number }

/** Splits the text at @ followed by one of these names; the longest matching name wins. */
export const markedNames = (text: string, names: readonly string[]): TextPart[] => {
  const marks = names
    .filter(Boolean)
    .map((name) => `@${name}`)
    .sort((one, other) => other.length - one.length)
  const parts: TextPart[] = []
  let rest = text
  while (rest) {
    const at = text.length - rest.length
    const mark = marks.find((each) => rest.startsWith(each))
    const next = rest.indexOf('@', 1)
    const part = mark ?? (next < 0 ? rest : rest.slice(0, next))
    parts.push({ text: part, isName: part === mark, at })
    rest = rest.slice(part.length)
  }
  return parts
}
