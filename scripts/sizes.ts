import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type VisitName, visits } from '../web/build/visits.ts'
import { root } from './steps.ts'

type Chunk = { file: string; imports?: string[] }

/** The most KB of JavaScript by gzip that a first visit may load, its texts in English among them (decisions 052, 261). */
const budgets: Record<Exclude<VisitName, 'other'>, number> = {
  login: 97.5,
  homeOfSchool: 160,
  homeOfStaff: 160,
  evaluation: 187.5,
  evaluations: 180,
  results: 181,
  schools: 183,
  users: 181,
  statistics: 182.5,
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

for (const [name, limit] of Object.entries(budgets)) {
  const { modules, texts } = visits[name as VisitName]
  const size = kilobytes([...modules, ...texts.map((name) => `../messages/en/${name}.js`)])
  console.log(`${name}: ${size.toFixed(1)} KB of ${limit}`)
  if (size > limit) process.exitCode = 1
}

/** The most KB, as they are sent, without which the application is not complete on the device (decision 111). */
const budgetOnDevice = 461

const sent = (file: string): number => {
  const packed = join(dist, `${file}.br`)
  return statSync(existsSync(packed) ? packed : join(dist, file)).size
}
const [, lists = ''] = /^const built = (.*)$/m.exec(readFileSync(join(dist, 'sw.js'), 'utf8')) ?? []
const { needed }: { needed: string[] } = JSON.parse(lists)
const onDevice =
  [...needed, 'index.html', 'boot.js', 'sw.js'].reduce((sum, file) => sum + sent(file), 0) / 1024
console.log(`on the device: ${onDevice.toFixed(1)} KB of ${budgetOnDevice}`)
if (onDevice > budgetOnDevice) process.exitCode = 1
