import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadModule, parse } from 'libpg-query'
import { root } from '../steps.ts'

/** A node of PostgreSQL's parse tree. */
export type Part = { kind: string; value: Record<string, unknown> }

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** All nodes, including nested ones. */
export const partsOf = (value: unknown): Part[] => {
  if (Array.isArray(value)) return value.flatMap(partsOf)
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([kind, inner]) => [
    ...(isObject(inner) ? [{ kind, value: inner }] : []),
    ...partsOf(inner),
  ])
}

const textsIn = (folder: string): string[] =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => readFileSync(join(root, folder, name), 'utf8'))

export type Statement = { text: string; tree: Record<string, unknown> }

/** Throws where PostgreSQL would. */
const statementsOf = async (text: string): Promise<Statement[]> => {
  const { stmts = [] } = await parse(text)
  const bytes = Buffer.from(text)
  return stmts.map(({ stmt, stmt_location: at = 0, stmt_len: length }) => ({
    text: bytes.subarray(at, length ? at + length : undefined).toString(),
    tree: { ...stmt },
  }))
}

const all = async (texts: string[]): Promise<Statement[]> => {
  await loadModule()
  const found: Statement[] = []
  for (const text of texts) found.push(...(await statementsOf(text)))
  return found
}

export const migrations = () => all(textsIn('server/migrations'))

/** Stored statements of lists, by file and reader. */
export const lists = () =>
  all(
    textsIn('server/test/platform/sql')
      .flatMap((text) => text.split(/^-- .*$/m))
      .filter((text) => text.trim() !== ''),
  )
