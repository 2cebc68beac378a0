import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { byPath, entriesBelow } from './files.ts'
import { hashOf, type Manifest, readManifest } from './manifest.ts'
import { assertSigned } from './signature.ts'

/** Throws unless the key signed the manifest. */
export const signedManifest = (manifestFile: string, publicKeyFile: string): Manifest => {
  const text = readFileSync(manifestFile)
  const signature = `${manifestFile}.sig`
  if (!existsSync(signature))
    throw new Error(`There is no ${signature}: a manifest that nobody signed says nothing`)
  assertSigned(text, readFileSync(signature), publicKeyFile)
  return readManifest(text.toString())
}

/** Archive and bill of materials that do not match the manifest. */
export const faultsOfParts = async (manifestFile: string, { parts }: Manifest): Promise<string[]> => {
  const faults: string[] = []
  for (const [name, hash] of parts) {
    const path = join(dirname(manifestFile), name)
    if (!existsSync(path)) faults.push(`missing: ${name}`)
    else if ((await hashOf(path)) !== hash) faults.push(`changed: ${name}`)
  }
  return faults
}

/** Folders that may contain only files of the release. */
const own = ['contract', 'deploy', 'instrument', 'messages', 'scripts', 'server', 'web']

/** Packages, and the operator's settings and secrets beside the container's files. */
const isOwnOfPlace = (path: string): boolean =>
  /^(contract|server|web)\/node_modules(\/|$)/.test(path) ||
  path === 'deploy/container/settings' ||
  path.startsWith('deploy/container/secrets/')

/** Files of an installation that are changed, missing or additional. */
export const differencesOf = async (folder: string, { files }: Manifest): Promise<string[]> => {
  const differences: { path: string; what: string }[] = []
  for (const [path, hash] of files) {
    const there = join(folder, path)
    if (!existsSync(there)) differences.push({ path, what: 'missing' })
    else if ((await hashOf(there)) !== hash) differences.push({ path, what: 'changed' })
  }
  for (const path of own.flatMap((each) => entriesBelow(folder, each))) {
    if (!files.has(path) && !isOwnOfPlace(path)) differences.push({ path, what: 'not of the release' })
  }
  return differences.sort(byPath).map(({ path, what }) => `${what}: ${path}`)
}
