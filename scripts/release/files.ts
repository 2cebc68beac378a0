import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Entry } from './tar.ts'

/** What `npm run build` makes of the sources; the same bytes wherever it is done. */
export const builtFolders = ['server/dist', 'web/dist']

const git = (root: string, ...words: string[]): string =>
  execFileSync('git', ['-C', root, ...words], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })

/** Which commit lies here, and when it was made; a release of anything else than a commit could not be made again. */
export const commitOf = (root: string): { commit: string; seconds: number } => {
  const changed = git(root, 'status', '--porcelain')
  if (changed !== '') throw new Error(`There are changes that are in no commit:\n${changed}`)
  const [commit = '', seconds = ''] = git(root, 'log', '-1', '--format=%H %ct').trim().split(' ')
  return { commit, seconds: Number(seconds) }
}

const sources = (root: string): { path: string; isProgram: boolean }[] =>
  git(root, 'ls-tree', '-r', '-z', 'HEAD')
    .split('\0')
    .filter((line) => line !== '')
    .map((line) => {
      const [, mode = '', path = ''] = line.match(/^(\d+) \w+ \w+\t(.+)$/s) ?? []
      if (!mode.startsWith('100')) throw new Error(`${path} is no plain file`)
      return { path, isProgram: mode === '100755' }
    })

/** What is no folder below a folder, links too, by their paths from the root. */
export const entriesBelow = (root: string, folder: string): string[] =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => !entry.isDirectory())
        .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    : []

const built = (root: string): { path: string; isProgram: boolean }[] => {
  const files = builtFolders.map((folder) => entriesBelow(root, folder))
  if (files.some((each) => each.length === 0)) throw new Error('It is not built: npm run build')
  return files.flat().map((path) => ({ path, isProgram: false }))
}

/** Letter by letter, whatever the language of the machine. */
export const byPath = (one: { path: string }, other: { path: string }): number =>
  one.path < other.path ? -1 : Number(one.path > other.path)

/** Every file of a release: the sources of the commit, and what is built of them. */
export const filesOf = (root: string): Entry[] =>
  [...sources(root), ...built(root)]
    .map((file) => ({ ...file, size: statSync(join(root, file.path)).size }))
    .sort(byPath)
