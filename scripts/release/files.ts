import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Entry } from './tar.ts'

/** Output of `npm run build`, reproducible byte by byte. */
export const builtFolders = ['server/dist', 'web/dist']

const git = (root: string, ...words: string[]): string =>
  execFileSync('git', ['-C', root, ...words], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })

/** The commit and its time; a release must be made from a clean commit to be reproducible. */
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

/** All files and links below a folder, as paths from the root. */
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

/** By code units, independent of the locale. */
export const byPath = (one: { path: string }, other: { path: string }): number =>
  one.path < other.path ? -1 : Number(one.path > other.path)

/** The commit's sources and the built files. */
export const filesOf = (root: string): Entry[] =>
  [...sources(root), ...built(root)]
    .map((file) => ({ ...file, size: statSync(join(root, file.path)).size }))
    .sort(byPath)
