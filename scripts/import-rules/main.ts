import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { plantedRules, unnoticedPlants } from './planted.ts'
import { readImports, sourceFilesOf } from './read-imports.ts'

/** A smaller number of modules means that the reader is broken. */
const fewestModules = 20

const root = resolve(import.meta.dirname, '../..')
const rules = createRequire(import.meta.url)('../../.dependency-cruiser.cjs').forbidden as { name: string }[]

const untried = rules
  .filter(({ name }) => !plantedRules.has(name))
  .map(({ name }) => `${name} has no planted violation`)

const reading = readImports(root)
const read = new Set(reading.files)
const unread = sourceFilesOf(root)
  .filter((file) => !read.has(file))
  .map((file) => `${file} was not read`)

const blind =
  reading.files.length < fewestModules || reading.imports < reading.files.length
    ? [`only ${reading.files.length} modules with ${reading.imports} imports were read`]
    : []

const broken = reading.violations.map(({ rule, from, to }) => `${rule}: ${from} imports ${to}`)

const complaints = [...untried, ...unnoticedPlants(), ...unread, ...blind, ...broken]
for (const complaint of complaints) console.error(complaint)
console.log(
  `${reading.files.length} modules, ${reading.imports} imports, ${rules.length} rules, ${complaints.length} complaints`,
)
if (complaints.length > 0) process.exitCode = 1
