import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../steps.ts'
import bounds from './bounds.json' with { type: 'json' }
import { lowered, type Measures, measure, passedBounds } from './measure.ts'
import { isTest, readSource, type Source } from './read-source.ts'

/** A smaller number of files means that the reader is broken. */
const fewestFiles = 1000

const sourcesIn = (folder: string): Source[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /[.]tsx?$/.test(file) && !/(^|\/)(node_modules|dist)\//.test(file))
    .map((file) => join(folder, file))
    .sort()
    .map((file) => readSource(file, readFileSync(join(root, file), 'utf8')))

const show = (group: string, { confusingNames, avoidedNames, ...measured }: Measures): void => {
  console.log(`\n${group}`)
  const counts = { confusingNames: confusingNames.length, avoidedNames: avoidedNames.length }
  for (const [name, value] of Object.entries({ ...measured, ...counts })) {
    for (const each of [value].flat()) console.log(`  ${name.padEnd(18)} ${each}`)
  }
}

const all = ['contract', 'server', 'web', 'e2e'].flatMap(sourcesIn)
const tests = measure(all.filter(({ file }) => isTest(file)))
const sources = all.filter(({ file }) => !isTest(file) && file.includes('/src/'))
const src = measure(sources)

for (const folder of ['contract/src/', 'server/src/', 'web/src/']) {
  show(folder, measure(sources.filter(({ file }) => file.startsWith(folder))))
}
show('src', src)
show('tests', tests)

if (process.argv.includes('--names')) {
  for (const name of [...src.avoidedNames, ...tests.avoidedNames, ...src.confusingNames]) console.log(name)
}

if (process.argv.includes('--lower')) {
  const lower = { src: lowered(src, bounds.src), tests: lowered(tests, bounds.tests) }
  writeFileSync(join(import.meta.dirname, 'bounds.json'), `${JSON.stringify(lower, null, 2)}\n`)
}

const complaints = [
  ...(all.length < fewestFiles ? [`only ${all.length} files were read`] : []),
  ...passedBounds('src', src, bounds.src),
  ...passedBounds('tests', tests, bounds.tests),
]
for (const complaint of complaints) console.error(complaint)
if (complaints.length > 0) process.exitCode = 1
