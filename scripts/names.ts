import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from './steps.ts'

const folders = ['contract', 'server', 'web', 'instrument', 'e2e', 'scripts', 'bench']

/** Names that say only what kind of code a file holds. */
const empty = ['service', 'repository', 'controller', 'dto', 'mapper', 'util', 'helper', 'common', 'type']
const emptyName = new RegExp(`(^|[-._])(${empty.join('|')})s?$|^repositories$`, 'i')

/** Open work belongs in a decision record. */
const undone = /\b(TO)(DO)\b|\b(FIX)(ME)\b/

const withText = /[.](ts|tsx|css|html|sql|cjs|mjs|js|yaml)$/

const paths = folders
  .filter((folder) => statSync(join(root, folder), { throwIfNoEntry: false }))
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  )
  .filter((path) => !/(^|\/)(node_modules|dist)(\/|$)/.test(path))

const files = paths.filter((path) => statSync(join(root, path)).isFile())

const complaints = [
  ...paths.filter(hasEmptyName).map((path) => `${path}: a name that says nothing of what is inside`),
  ...files.filter((path) => withText.test(path)).flatMap(undoneIn),
]

for (const complaint of complaints) console.error(complaint)
console.log(`${files.length} files, ${complaints.length} complaints`)
if (complaints.length > 0 || files.length === 0) process.exitCode = 1

function hasEmptyName(path: string): boolean {
  const stem = basename(path).replace(/([.](test|spec|d))?[.][a-z0-9]+$/i, '')
  return emptyName.test(stem.replace(/([a-z])([A-Z])/g, '$1-$2'))
}

function undoneIn(path: string): string[] {
  const lines = readFileSync(join(root, path), 'utf8').split('\n')
  return lines.flatMap((line, at) => (undone.test(line) ? [`${path}:${at + 1}: ${line.trim()}`] : []))
}
