import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { Problem } from 'contract/platform/problems'
import type { Language } from 'contract/platform/shapes'
import { brailleFolder } from '../../../../platform/settings/folders.ts'

const program = 'lou_translate'
const patience = 60_000

/** Uncontracted braille. Names are those of liblouis' own tables. */
const tables: Partial<Record<Language, string>> & { en: string } = {
  en: 'en-ueb-g1.ctb',
  pt: 'pt-pt-g1.utb',
  es: 'es-g1.ctb',
  vi: 'vi-vn-g0.utb',
  hi: 'hi-in-g1.utb',
  id: join(brailleFolder, 'indonesian.utb'),
}

/** Contracted braille as adults read it, where liblouis reads its own table back (decision 164). */
const contracted: Partial<Record<Language, string>> = { en: 'en-ueb-g2.ctb' }

/** Contracted only where the language has a table for that. */
export type Writing = { language: Language; isContracted: boolean }

/** The tables of a language, or English's, after that of North American ASCII braille. */
export const tablesOf = ({ language, isContracted }: Writing): string => {
  const short = isContracted ? contracted[language] : undefined
  return `en-us-brf.dis,${short ?? tables[language] ?? tables.en}`
}

const find = (): string | null =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, program))
    .find((file) => existsSync(file)) ?? null

/** The path of liblouis' program, or null. Looked for once, when the server starts. */
export const engine: string | null = find()

/** The path set for liblouis' tables. */
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

/** The program reads a backslash as the beginning of a character's number. */
const asInput = (lines: readonly string[]): string =>
  lines.map((line) => `${line.replaceAll('\\', '\\\\')}\n`).join('')

/** Only the 64 signs of braille: tables write other characters for what they do not know. */
const signsOnly = (line: string): string => line.toUpperCase().replace(/[^ -_]/g, '')

/**
 * Lines in braille, in order, by one process; no line may be empty or longer than `longestLine`. Text is passed by
 * the process' input and never in the command.
 */
export const translate = async (writing: Writing, lines: readonly string[]): Promise<string[]> => {
  if (lines.length === 0) return []
  if (engine === null) throw new Problem('unavailable', { reason: 'The braille engine is not installed.' })
  const written = (await run(engine, writing, asInput(lines))).split('\n').slice(0, -1)
  if (written.length !== lines.length)
    throw new Error(`${program} wrote ${written.length} lines of ${lines.length}`)
  return written.map(signsOnly)
}

/** The most letters the program reads at once; a letter may be four bytes, and several signs. */
export const longestLine = 300
