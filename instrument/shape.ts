/** What a file of text must hold: text, two or three hints, a group with exactly these keys, or a list this long. */
export type Shape = 'text' | 'hints' | { [key: string]: Shape } | Shape[]

/** Something to mend: `key` is the way to it inside the file. */
export type Finding = { file: string; key: string; says: string }

/** Names everything that is missing, empty, of the wrong kind or surplus. */
export function compareShape(shape: Shape, value: unknown, file: string, path: string[] = []): Finding[] {
  const finding = (says: string): Finding => ({ file, key: path.join(' > '), says })
  if (value === undefined || value === null) return [finding('is missing')]
  if (shape === 'text')
    return typeof value === 'string' && value.trim() !== '' ? [] : [finding('must be text')]
  if (shape === 'hints') {
    if (!Array.isArray(value) || value.length < 2 || value.length > 3)
      return [finding('must hold 2 or 3 texts')]
    return value.flatMap((hint, index) => compareShape('text', hint, file, [...path, String(index + 1)]))
  }
  if (Array.isArray(shape)) {
    if (!Array.isArray(value) || value.length !== shape.length)
      return [finding(`must hold ${shape.length} entries`)]
    return shape.flatMap((part, index) =>
      compareShape(part, value[index], file, [...path, String(index + 1)]),
    )
  }
  if (typeof value !== 'object' || Array.isArray(value)) return [finding('must be a group of keys')]
  const group: Record<string, unknown> = { ...value }
  return [
    ...Object.entries(shape).flatMap(([key, part]) => compareShape(part, group[key], file, [...path, key])),
    ...Object.keys(group)
      .filter((key) => !(key in shape))
      .map((key) => ({ file, key: [...path, key].join(' > '), says: 'is surplus' })),
  ]
}
