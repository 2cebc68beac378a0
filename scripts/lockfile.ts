import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './steps.ts'

/** Each entry of package-lock.json must be complete, with a checksum and a compatible licence. */

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
 * `npm ci` refuses a lockfile without optional packages of other platforms, but `npm install` writes one when the
 * registry lacks them at that moment.
 */
const missing = Object.entries(packages).flatMap(([path, { optionalDependencies }]) =>
  Object.keys(optionalDependencies ?? {})
    .filter((name) => !placesOf(path, name).some((place) => packages[place]))
    .map((name) => `package-lock.json has no ${name}, which ${path.replace('node_modules/', '')} asks for`),
)

/**
 * Programs of Typst for other platforms than Linux x64, which were not available when the lockfile was made. `npx tsx
 * scripts/complete-lockfile.ts` adds the checksums where they are; on such a platform this check requires it.
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
/** Packages without an SPDX licence in the lockfile, read by hand. */
const readByHand: Record<string, string> = {
  duck: 'BSD-2-Clause',
  'incremental-encoder': 'MPL-2.0',
  '@react-aria/optimize-locales-plugin': 'Apache-2.0',
}
/** Joined by AND or by OR; expressions with both are refused. */
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

/** Where Node would look, from the package's folder outwards. */
function placesOf(path: string, name: string): string[] {
  const inside = `${path}/node_modules/${name}`
  const outer = path.lastIndexOf('/node_modules/')
  return outer < 0 ? [inside, `node_modules/${name}`] : [inside, ...placesOf(path.slice(0, outer), name)]
}
