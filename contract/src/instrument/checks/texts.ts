/** One text of a file, with the keys that lead to it. */
export type Text = { path: string[]; text: string }

export function textsOf(value: unknown, path: string[] = []): Text[] {
  if (typeof value === 'string') return [{ path, text: value.replaceAll(/\s+/g, ' ').trim() }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, [...path, key]))
}
