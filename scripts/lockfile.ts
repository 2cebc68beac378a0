import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './steps.ts'

type Package = { version?: string; link?: boolean; optionalDependencies?: Record<string, string> }

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Package>
}

/**
 * `npm ci` refuses a lockfile that lacks the optional packages of other platforms, but `npm install` writes one when
 * the registry does not have them at that moment; where everything is installed already nobody notices.
 */
const missing = Object.entries(packages).flatMap(([path, { optionalDependencies }]) =>
  Object.keys(optionalDependencies ?? {})
    .filter((name) => !placesOf(path, name).some((place) => packages[place]))
    .map((name) => `package-lock.json has no ${name}, which ${path.replace('node_modules/', '')} asks for`),
)

for (const sentence of missing) console.error(sentence)
console.log(`${Object.keys(packages).length} packages, ${missing.length} missing`)
if (missing.length > 0) process.exitCode = 1

/** Where Node would look, from the package's own folder outwards. */
function placesOf(path: string, name: string): string[] {
  const inside = `${path}/node_modules/${name}`
  const outer = path.lastIndexOf('/node_modules/')
  return outer < 0 ? [inside, `node_modules/${name}`] : [inside, ...placesOf(path.slice(0, outer), name)]
}
