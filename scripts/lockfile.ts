import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './steps.ts'

/** What is asked of every entry of package-lock.json: it is complete, has a checksum, and a licence that fits ours. */

type Package = {
  version?: string
  link?: boolean
  license?: string
  resolved?: string
  integrity?: string
  optionalDependencies?: Record<string, string>
}

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Package>
}
const foreign = Object.entries(packages).filter(
  ([path, { link }]) => path.startsWith('node_modules/') && !link,
)
const nameOf = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 13)

/**
 * `npm ci` refuses a lockfile that lacks the optional packages of other platforms, but `npm install` writes one when
 * the registry does not have them at that moment; where everything is installed already nobody notices.
 */
const missing = Object.entries(packages).flatMap(([path, { optionalDependencies }]) =>
  Object.keys(optionalDependencies ?? {})
    .filter((name) => !placesOf(path, name).some((place) => packages[place]))
    .map((name) => `package-lock.json has no ${name}, which ${path.replace('node_modules/', '')} asks for`),
)

/**
 * Programs of Typst for other platforms than Linux on x64: their registry entries were not to be had where the lockfile
 * was made. `npx tsx scripts/complete-lockfile.ts` adds the checksums where they are; on such a platform the check asks for it.
 */
const withoutChecksum = /^node_modules\/@myriaddreamin\/typst-ts-node-compiler-/
const unchecked = foreign
  .filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))
  .filter(([path]) => !withoutChecksum.test(path) || existsSync(join(root, path)))
  .map(([path]) => `${nameOf(path)} has no checksum: npx tsx scripts/complete-lockfile.ts`)

const elsewhere = foreign
  .filter(([, { resolved }]) => resolved && !resolved.startsWith('https://registry.npmjs.org/'))
  .map(([path, { resolved }]) => `${nameOf(path)} comes from ${resolved}`)

/** Licences that may be combined with AGPL-3.0-or-later; fonts and data keep theirs. */
const fitting = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]
/** Packages whose licence the lockfile does not name as SPDX does; read in the package. */
const readByHand: Record<string, string> = {
  duck: 'BSD-2-Clause',
  'incremental-encoder': 'MPL-2.0',
  '@react-aria/optimize-locales-plugin': 'Apache-2.0',
}
/** Licences are joined by AND or by OR, never by both (an expression with both is refused). */
const isFitting = (license: string): boolean => {
  const names = license.replace(/^\((.*)\)$/, '$1')
  if (names.includes(' AND ')) return names.split(' AND ').every((name) => fitting.includes(name))
  return names.split(' OR ').some((name) => fitting.includes(name))
}
const unfit = foreign
  .filter(([path, { license }]) => !isFitting(readByHand[nameOf(path)] ?? license ?? ''))
  .map(([path, { license }]) => `${nameOf(path)} has the licence ${license ?? '(none named)'}`)

const faults = [...missing, ...unchecked, ...elsewhere, ...unfit]
for (const sentence of faults) console.error(sentence)
console.log(`${foreign.length} packages, ${faults.length} faults`)
if (faults.length > 0) process.exitCode = 1

/** Where Node would look, from the package's own folder outwards. */
function placesOf(path: string, name: string): string[] {
  const inside = `${path}/node_modules/${name}`
  const outer = path.lastIndexOf('/node_modules/')
  return outer < 0 ? [inside, `node_modules/${name}`] : [inside, ...placesOf(path.slice(0, outer), name)]
}
