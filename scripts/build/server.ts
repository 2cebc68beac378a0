import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { build } from 'esbuild'
import { root } from '../steps.ts'
import { writeUnderstood } from './understood.ts'

const source = join(root, 'server/src')
const target = join(root, 'server/dist')

/** Programs in dist/, each built from its folder's main.ts. */
const programs = { main: 'main.ts', demo: 'operations/demo/main.ts', admin: 'operations/admin/main.ts' }

/**
 * Bundles the server. Packages are not bundled except the contract, which is TypeScript and cannot be run by Node 20.
 * Workers are named after their path, beside `main.js`: `embedded/worker.ts` becomes `embedded-worker.js`. Modules
 * that are loaded later or shared become chunks.
 */
export const buildServer = async (
  folder = target,
  /** Further programs of tests, by name. */
  further: Record<string, string> = {},
): Promise<void> => {
  const entries = { ...existing(programs), ...workers(), ...further }
  rmSync(folder, { recursive: true, force: true })
  await build({
    entryPoints: entries,
    outdir: folder,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: outside(),
    sourcemap: 'linked',
    // Node keeps the map in memory, and the sources are installed anyway.
    sourcesContent: false,
    logLevel: 'warning',
  })
  writeUnderstood(folder)
}

const existing = (files: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(files)
      .map(([name, file]) => [name, join(source, file)] as const)
      .filter(([, file]) => existsSync(file)),
  )

const workers = () =>
  Object.fromEntries(
    readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(^|[/-])worker[.]ts$/.test(file) && !/start-worker[.]ts$/.test(file))
      .sort()
      .map((file) => [workerName(file), join(source, file)]),
  )

const workerName = (file: string) => {
  const name = basename(file, '.ts')
  return name === 'worker' ? `${basename(dirname(file))}-worker` : name
}

const outside = (): string[] =>
  ['server', 'contract'].flatMap((workspace) => {
    const manifest = JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8')) as {
      dependencies: Record<string, string>
    }
    return Object.keys(manifest.dependencies).filter((name) => name !== 'contract')
  })
