import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../steps.ts'
import { draw } from './draw.ts'
import { readTables } from './read-tables.ts'
import { rooms } from './rooms.ts'

const page = join(root, 'docs/tables.md')
const migrations = join(root, 'server/migrations')

const isMadeFrom = (file: string) => !file.endsWith('.test.ts')

/** A hash of all inputs, since making the page takes seconds. */
const fingerprint = (): string => {
  const hash = createHash('sha256')
  for (const folder of [migrations, join(root, 'scripts/diagram')])
    for (const file of readdirSync(folder).filter(isMadeFrom).sort())
      hash.update(file).update(readFileSync(join(folder, file)))
  return hash.digest('hex').slice(0, 16)
}

const firstLine = `<!-- made from ${fingerprint()} -->`

if (process.argv.includes('--check')) {
  const isFresh = existsSync(page) && readFileSync(page, 'utf8').startsWith(`${firstLine}\n`)
  console.log(isFresh ? 'docs/tables.md is fresh' : 'docs/tables.md is stale: npm run diagram')
  if (!isFresh) process.exitCode = 1
} else {
  const tables = await readTables(migrations)
  writeFileSync(page, `${firstLine}\n${draw(tables, rooms)}`)
  console.log(`${tables.length} tables in docs/tables.md`)
}
