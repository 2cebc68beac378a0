import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type VisitName, visits } from '../web/build/visits.ts'
import { root } from './steps.ts'

type FirstFiles = { files: string[]; visits: { files: number[]; texts: Record<string, number[]> }[] }

/** The most KB of JavaScript by gzip that a first visit may load, its texts in English among them (decisions 052, 261). */
const budgets: Record<Exclude<VisitName, 'other'>, number> = {
  login: 97.5,
  homeOfSchool: 160,
  homeOfStaff: 160,
  evaluation: 187.5,
  evaluations: 180,
  results: 182,
  schools: 183,
  users: 181.5,
  statistics: 182.5,
}

const dist = join(root, 'web/dist')

/** The files that the document names for each visit (`web/build/first-files.ts`). */
const [, table = ''] =
  /id="first-files">(.*?)<\/script>/.exec(readFileSync(join(dist, 'index.html'), 'utf8')) ?? []
const first: FirstFiles = JSON.parse(table)

const kilobytes = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file))).length, 0) / 1024

for (const [at, name] of (Object.keys(visits) as VisitName[]).entries()) {
  const visit = first.visits[at]
  if (name === 'other' || !visit) continue
  const files = [...new Set([...visit.files, ...(visit.texts.en ?? [])])].map(
    (place) => first.files[place] ?? '',
  )
  const [size, limit] = [kilobytes(files), budgets[name]]
  console.log(`${name}: ${size.toFixed(1)} KB of ${limit} in ${files.length} files`)
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
