import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './steps.ts'

/** Adds checksums that package-lock.json lacks, from the registry. */

const file = join(root, 'package-lock.json')
const lockfile = JSON.parse(readFileSync(file, 'utf8')) as {
  packages: Record<string, { version?: string; link?: boolean; integrity?: string }>
}

const checksumOf = (name: string, version: string): string | null => {
  try {
    const text = ['view', `${name}@${version}`, 'dist.integrity', '--json']
    const answer = execFileSync('npm', text, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    return answer.trim() === '' ? null : (JSON.parse(answer) as string)
  } catch {
    return null
  }
}

for (const [path, entry] of Object.entries(lockfile.packages)) {
  if (!path.startsWith('node_modules/') || entry.link || entry.integrity || !entry.version) continue
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
  const checksum = checksumOf(name, entry.version)
  if (checksum) entry.integrity = checksum
  console.log(`${name} ${entry.version}: ${checksum ? 'added' : 'not in this registry'}`)
}
writeFileSync(file, `${JSON.stringify(lockfile, null, 2)}\n`)
