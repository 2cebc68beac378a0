import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { newestWith } from '../../../../instrument/editions.ts'
import { atTheEnd } from '../../running/endings.ts'
import { temporaryFolder } from '../../running/temporary-folder.ts'
import { marked } from './marked.ts'

const root = resolve(import.meta.dirname, '../../../..')

const copied = [
  'contract',
  'instrument',
  'messages',
  'scripts',
  'server/src',
  'web',
  'package.json',
  'tsconfig.json',
]
const linked = [
  'server/migrations',
  'server/papers',
  'server/braille',
  'server/passwords',
  'server/package.json',
]
const workspaces = ['contract', 'server', 'web']
const left = /(^|\/)(node_modules|dist)$|\.test\.tsx?$/

/** What a language may be refused by; tests are not copied. */
const types = {
  extends: './tsconfig.json',
  compilerOptions: { incremental: false },
  include: ['contract/src', 'server/src', 'web/src', 'web/build', 'instrument', 'scripts', 'messages'],
}

/** The packages of the project, but its own parts from the copy. */
const linkPackages = (copy: string): void => {
  mkdirSync(join(copy, 'node_modules'))
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name === '.cache') continue
    const from = workspaces.includes(name) ? join(copy, name) : join(root, 'node_modules', name)
    symlinkSync(from, join(copy, 'node_modules', name))
  }
  for (const name of workspaces) {
    const own = join(root, name, 'node_modules')
    if (readdirSync(join(root, name)).includes('node_modules'))
      symlinkSync(own, join(copy, name, 'node_modules'))
  }
}

type Node = string | { [name: string]: Node }

const markedBelow = (node: Node): Node =>
  typeof node === 'string'
    ? marked(node)
    : Object.fromEntries(Object.entries(node).map(([name, inner]) => [name, markedBelow(inner)]))

/** What somebody does who adds a language: each of the three by itself. */
export const addFrench = (copy: string) => ({
  messages: () => {
    for (const file of readdirSync(join(copy, 'messages/en'))) {
      const path = join(copy, 'messages/fr', file)
      mkdirSync(dirname(path), { recursive: true })
      const english = JSON.parse(readFileSync(join(copy, 'messages/en', file), 'utf8')) as Node
      writeFileSync(path, `${JSON.stringify(markedBelow(english), null, 2)}\n`)
    }
  },
  instrument: () => {
    const edition = newestWith('en/instrument.yaml', join(copy, 'instrument'))
    cpSync(join(edition, 'en'), join(edition, 'fr'), { recursive: true })
    const path = join(edition, 'fr/instrument.yaml')
    const text = readFileSync(path, 'utf8').replace(/^name: .*$/m, 'name: Instrument en français')
    writeFileSync(path, text)
  },
  line: () => {
    const path = join(copy, 'contract/src/platform/languages.ts')
    const line = "  { code: 'fr', name: 'Français', locale: 'fr-FR', direction: 'ltr' },\n"
    writeFileSync(path, readFileSync(path, 'utf8').replace('] as const', `${line}] as const`))
  },
})

/** The project in a folder of its own, gone when the test file ends. */
export const givenCopy = (): string => {
  const { path: copy, remove } = temporaryFolder()
  atTheEnd(remove)
  for (const path of copied)
    cpSync(join(root, path), join(copy, path), { recursive: true, filter: (file) => !left.test(file) })
  for (const path of linked) symlinkSync(join(root, path), join(copy, path))
  linkPackages(copy)
  writeFileSync(join(copy, 'tsconfig.french.json'), JSON.stringify(types))
  return copy
}
