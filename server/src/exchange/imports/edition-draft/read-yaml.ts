import type { TranslatedValue } from 'contract/instrument/translations'

/** What a file of YAML says, or the line at which it is none. */
export type ReadYaml = { value: unknown } | { brokenAt: number | null }

/** The library is read for the first archive. Nothing in a file stands for something elsewhere in it. */
export const readYaml = async (text: string): Promise<ReadYaml> => {
  const { parse, YAMLParseError } = await import('yaml')
  try {
    return { value: parse(text, { maxAliasCount: 0, uniqueKeys: true }) }
  } catch (error) {
    return { brokenAt: error instanceof YAMLParseError ? (error.linePos?.[0].line ?? null) : null }
  }
}

/** A place in a file with its words; null where something stands there that is no text. */
export type Leaf = { path: string[]; value: TranslatedValue | null }

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const textIn = (value: unknown): TranslatedValue | null => {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return value
  const lines = Array.isArray(value) ? value.map((each: unknown) => each) : []
  return Array.isArray(value) && lines.every((line) => typeof line === 'string') ? lines : null
}

/** Every text of a file with the keys that lead to it; a file has few levels. */
export const leavesIn = (value: unknown, path: string[] = []): Leaf[] =>
  isMap(value) && path.length < 10
    ? Object.entries(value).flatMap(([key, below]) => leavesIn(below, [...path, key.slice(0, 60)]))
    : [{ path, value: textIn(value) }]
