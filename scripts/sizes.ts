import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Visit, visits } from '../web/build/visits.ts'
import { root } from './steps.ts'

type Chunk = { file: string; imports?: string[] }

const [english, others] = ['src/i18n/en/messages.ts', 'src/i18n/en/more-messages.ts']
const reports = [
  'src/i18n/en/plan.json',
  'src/i18n/en/reports.json',
  'src/i18n/en/results.json',
  'src/i18n/en/statistics.json',
]

/** The most KB of JavaScript by gzip that a first visit may load, and its words in English (decision 052). */
const budgets: Record<Exclude<Visit, 'any'>, { words: string[]; limit: number }> = {
  login: { words: [english], limit: 120 },
  'home of a school': { words: [english], limit: 170 },
  'home of staff': { words: [english], limit: 170 },
  evaluation: { words: [english, others], limit: 200 },
  evaluations: { words: [english, others], limit: 220 },
  schools: { words: [english, others], limit: 220 },
  users: { words: [english, others], limit: 220 },
  results: { words: [english, others, ...reports], limit: 190 },
  statistics: { words: [english, others, ...reports], limit: 190 },
}

const dist = join(root, 'web/dist')
const chunks = JSON.parse(readFileSync(join(dist, 'chunks.json'), 'utf8')) as Record<string, Chunk>

/** A chunk with all that it imports at once. */
const closure = (name: string, found = new Set<string>()): Set<string> => {
  const chunk = chunks[name]
  if (!chunk) throw new Error(`${name} is no longer built: mend scripts/sizes.ts`)
  if (found.has(chunk.file)) return found
  found.add(chunk.file)
  for (const each of chunk.imports ?? []) closure(each, found)
  return found
}

const kilobytes = (names: readonly string[]): number => {
  const files = new Set(names.flatMap((name) => [...closure(name)]))
  const bytes = [...files]
    .filter((file) => file.endsWith('.js'))
    .map((file) => gzipSync(readFileSync(join(dist, file))).length)
  return bytes.reduce((sum, each) => sum + each, 0) / 1024
}

for (const [visit, { words, limit }] of Object.entries(budgets)) {
  const size = kilobytes([...visits[visit as Visit], ...words])
  console.log(`${visit}: ${size.toFixed(1)} KB of ${limit}`)
  if (size > limit) process.exitCode = 1
}
