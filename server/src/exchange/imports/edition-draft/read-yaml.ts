import type { TranslatedValue } from 'contract/instrument/translations'
import { storable } from 'contract/platform/shapes'
import type { Document } from 'yaml'

/** The content of a YAML file, or the line of its fault. */
export type ReadYaml = { value: unknown } | { brokenAt: number | null }

/** A duplicate key in a map; checked here, since the library compares each key with all before. */
const secondKeyIn = (
  { isScalar, visit }: typeof import('yaml'),
  document: Document.Parsed,
): number | null => {
  let at: number | null = null
  visit(document, {
    Map: (_, { items }) => {
      const keys = new Set<string>()
      for (const { key } of items) {
        const name = isScalar(key) ? String(key.value) : ''
        if (keys.has(name)) at ??= (isScalar(key) && key.range?.[0]) || 0
        keys.add(name)
      }
    },
  })
  return at
}

/** The library is loaded with the first archive. Aliases are refused. */
export const readYaml = async (text: string): Promise<ReadYaml> => {
  const yaml = await import('yaml')
  const lineCounter = new yaml.LineCounter()
  try {
    const document = yaml.parseDocument(text, { lineCounter, prettyErrors: false, uniqueKeys: false })
    const brokenAt = document.errors[0]?.pos[0] ?? secondKeyIn(yaml, document)
    if (brokenAt !== null) return { brokenAt: lineCounter.linePos(brokenAt).line }
    return { value: document.toJS({ maxAliasCount: 0 }) }
  } catch {
    return { brokenAt: null }
  }
}

/** A text at its path; null where the value is no text. */
export type Leaf = { path: string[]; value: TranslatedValue | null }

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const textIn = (value: unknown): TranslatedValue | null => {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return storable(value) ? value : null
  const lines = Array.isArray(value) ? value.map((each: unknown) => each) : []
  const areTexts = lines.every((line) => typeof line === 'string' && storable(line))
  return Array.isArray(value) && areTexts ? lines.map(String) : null
}

/** Every text of a file with its path; a file has few levels. */
export const leavesIn = (value: unknown, path: string[] = []): Leaf[] =>
  isMap(value) && path.length < 10
    ? Object.entries(value).flatMap(([key, below]) => leavesIn(below, [...path, key.slice(0, 60)]))
    : [{ path, value: textIn(value) }]
