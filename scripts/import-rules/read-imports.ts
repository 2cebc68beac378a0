import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'

const here = resolve(import.meta.dirname, '../..')
const sourceFolders = ['contract', 'server', 'web', 'instrument', 'e2e', 'scripts', 'bench']

export type Violation = { rule: string; from: string; to: string }
export type Reading = { files: string[]; imports: number; violations: Violation[] }

type Cruised = {
  modules: { source: string; dependencies: unknown[] }[]
  summary: { violations: { rule: { name: string }; from: string; to: string }[] }
}

/** Reads all imports below a root with this project's layout, and returns those that break a rule. */
export const readImports = (root: string): Reading => {
  const cruised = cruise(root)
  const read = cruised.modules.filter(({ source }) => isSource(source))
  return {
    files: read.map(({ source }) => source),
    imports: read.reduce((sum, { dependencies }) => sum + dependencies.length, 0),
    violations: cruised.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
  }
}

/** The source files on disk, all of which must have been read. */
export const sourceFilesOf = (root: string): string[] =>
  foldersOf(root)
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        join(folder, file),
      ),
    )
    .filter(isSource)

const isSource = (file: string) => /[.]tsx?$/.test(file) && !/(^|\/)(node_modules|dist)\//.test(file)

const foldersOf = (root: string) => sourceFolders.filter((folder) => existsSync(join(root, folder)))

const cruise = (root: string): Cruised => {
  const tool = join(here, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
  const config = join(here, '.dependency-cruiser.cjs')
  const output = execFileSync(
    process.execPath,
    [tool, ...foldersOf(root), '--config', config, '--output-type', 'json'],
    { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 },
  )
  return JSON.parse(output) as Cruised
}
