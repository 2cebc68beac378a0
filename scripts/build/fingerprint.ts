import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../steps.ts'

/** A hash of these files and folders, without built files and tests. */
export const fingerprintOf = (paths: readonly string[]): string => {
  const hash = createHash('sha256').update(process.version)
  for (const file of paths.flatMap(filesBelow).sort()) {
    hash.update(`\n${file}\n`).update(readFileSync(join(root, file)))
  }
  return hash.digest('hex')
}

const filesBelow = (path: string): string[] => {
  const place = join(root, path)
  if (!existsSync(place)) return []
  if (statSync(place).isFile()) return [path]
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .filter((file) => !/(^|\/)(node_modules|dist)\/|[.]test[.]tsx?$/.test(file))
}
