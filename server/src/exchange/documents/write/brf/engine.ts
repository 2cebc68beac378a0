import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { Problem } from 'contract/platform/problems'
import type { Language } from 'contract/platform/shapes'
import { brailleFolder } from '../../../../platform/settings/folders.ts'

const program = 'lou_translate'
const patience = 60_000

/** Uncontracted, as everybody reads it who reads braille. Names are those of liblouis' own tables. */
const tables: Partial<Record<Language, string>> & { en: string } = {
  en: 'en-ueb-g1.ctb',
  pt: 'pt-pt-g1.utb',
  es: 'es-g1.ctb',
  vi: 'vi-vn-g0.utb',
  hi: 'hi-in-g1.utb',
  id: join(brailleFolder, 'indonesian.utb'),
}

/** Contracted, as grown readers of the language are given it, where liblouis reads its own table back (decision 164). */
const contracted: Partial<Record<Language, string>> = { en: 'en-ueb-g2.ctb' }

/** A language, and whether its words are contracted where it has a table for that. */
export type Writing = { language: Language; isContracted: boolean }

/** The tables of a language, or English's, with the signs of North American ASCII braille before them. */
export const tablesOf = ({ language, isContracted }: Writing): string => {
  const short = isContracted ? contracted[language] : undefined
  return `en-us-brf.dis,${short ?? tables[language] ?? tables.en}`
}

const find = (): string | null =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, program))
    .find((file) => existsSync(file)) ?? null

/** Where liblouis' program lies; null where this machine has none. Looked for once, when the server starts. */
export const engine: string | null = find()

/** Where liblouis was told to look, when it lies in a place of its own. */
const ownTables = process.env.LOUIS_TABLEPATH

const run = (path: string, writing: Writing, input: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn(path, ['--forward', tablesOf(writing)], {
      stdio: ['pipe', 'pipe', 'ignore'],
      env: { LC_ALL: 'C.UTF-8', ...(ownTables && { LOUIS_TABLEPATH: ownTables }) },
      timeout: patience,
    })
    const parts: Buffer[] = []
    child.stdout.on('data', (part: Buffer) => parts.push(part))
    child.on('error', reject)
    child.on('close', (code) =>
      code === 0
        ? resolve(Buffer.concat(parts).toString())
        : reject(new Error(`${program} ended with ${code}`)),
    )
    child.stdin.on('error', () => undefined)
    child.stdin.end(input)
  })

/** The program takes a backslash for the beginning of a sign's number. */
const asInput = (lines: readonly string[]): string =>
  lines.map((line) => `${line.replaceAll('\\', '\\\\')}\n`).join('')

/** Nothing but the 64 signs of braille is left: what a table does not know, it writes as something else. */
const signsOnly = (line: string): string => line.toUpperCase().replace(/[^ -_]/g, '')

/**
 * Lines in braille, in the order of those given, by one process; no line may be empty or longer than `longestLine`.
 * The words go in by the process' input and are never part of a command.
 */
export const translate = async (writing: Writing, lines: readonly string[]): Promise<string[]> => {
  if (lines.length === 0) return []
  if (engine === null) throw new Problem('unavailable', { reason: 'The braille engine is not installed.' })
  const written = (await run(engine, writing, asInput(lines))).split('\n').slice(0, -1)
  if (written.length !== lines.length)
    throw new Error(`${program} wrote ${written.length} lines of ${lines.length}`)
  return written.map(signsOnly)
}

/** The program reads no more at once; a letter may need four bytes, and more signs than one. */
export const longestLine = 300
