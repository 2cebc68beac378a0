import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The line with which a test file says that the embedded database runs it too, and why. */
const mark = /^\/\/ @both-databases: (.+)$/m

const root = join(import.meta.dirname, '../../..')

export type TestFile = { path: string; text: string; reason: string | null }

/** The server's test files, from the project's root. */
export const serverTests = (): TestFile[] =>
  ['server/src', 'server/test'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.test.ts'))
      .map((name) => {
        const path = join(folder, name)
        const text = readFileSync(join(root, path), 'utf8')
        return { path, text, reason: mark.exec(text)?.[1] ?? null }
      }),
  )

/** Those that the embedded database runs in `npm test`. */
export const onBothDatabases = (): string[] =>
  serverTests()
    .filter(({ reason }) => reason !== null)
    .map(({ path }) => path)
