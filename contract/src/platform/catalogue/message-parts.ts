/** A part of a message as compiled by icu-minify. */
export type MessagePart =
  | { kind: 'text'; text: string }
  /** A value; `isFormatted` if the message itself formats a number or date. */
  | { kind: 'value'; name: string; isFormatted: boolean }
  | { kind: 'choice'; name: string; isSelect: boolean; forms: [form: string, message: unknown][] }
  | { kind: 'mark'; name: string; inner: unknown[] }

const [select, ordinal] = [1, 3]

const partFrom = (part: unknown): MessagePart => {
  if (!Array.isArray(part)) return { kind: 'text', text: typeof part === 'string' ? part : '' }
  const [first, second, third]: unknown[] = part
  const name = String(first)
  if (part.length === 1) return { kind: 'value', name, isFormatted: false }
  if (typeof second !== 'number' || second === 0) return { kind: 'mark', name, inner: part.slice(1) }
  if (second > ordinal) return { kind: 'value', name, isFormatted: true }
  const forms = typeof third === 'object' && third !== null ? Object.entries(third) : []
  return { kind: 'choice', name, isSelect: second === select, forms }
}

/** The parts of a compiled message or of one form. */
export const partsFrom = (message: unknown): MessagePart[] =>
  (Array.isArray(message) ? message : [message]).map(partFrom)

/** The parts within a tag. */
export const partsInside = (inner: unknown[]): MessagePart[] => inner.map(partFrom)
