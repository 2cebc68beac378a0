import type { TranslatedValue } from 'contract/instrument/translations'
import { storable } from 'contract/platform/shapes'
import type { Document } from 'yaml'

/** What a file of YAML says, or the line at which it is none. */
export type ReadYaml = { value: unknown } | { brokenAt: number | null }

/** Where a key stands twice in one map; the library looks through all keys before for each. */
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

/** The library is read for the first archive. Nothing in a file stands for something elsewhere in it. */
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

/** A place in a file with its words; null where something stands there that is no text. */
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

/** Every text of a file with the keys that lead to it; a file has few levels. */
export const leavesIn = (value: unknown, path: string[] = []): Leaf[] =>
  isMap(value) && path.length < 10
    ? Object.entries(value).flatMap(([key, below]) => leavesIn(below, [...path, key.slice(0, 60)]))
    : [{ path, value: textIn(value) }]
