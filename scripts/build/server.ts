import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { build } from 'esbuild'
import { root } from '../steps.ts'
import { writeUnderstood } from './understood.ts'

const source = join(root, 'server/src')
const target = join(root, 'server/dist')

/** Programs that are started by their name in dist/; each lies in its folder's main.ts. */
const programs = { main: 'main.ts', demo: 'operations/demo/main.ts', admin: 'operations/admin/main.ts' }

/**
 * Bundles the server. Packages stay outside, only the contract goes in: it is TypeScript, which Node 20 cannot read.
 * Every worker lies flat beside `main.js`, where the code that starts it looks: `embedded/worker.ts` becomes
 * `embedded-worker.js`, `files/photos/photo-worker.ts` becomes `photo-worker.js`. What is read later, or by several, is
 * a part of its own in the same folder.
 */
export const buildServer = async (
  folder = target,
  /** Programs of the tests' own, by name, which start what the server starts. */
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
    // Node keeps the map in memory, and the sources lie beside it anyway
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
