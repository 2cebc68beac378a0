import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const library = createRequire(import.meta.url).resolve('@electric-sql/pglite')
const shared = globalThis as typeof globalThis & { embeddedProgram?: Promise<WebAssembly.Module> }

// While somebody holds it, each database that opens in this process finds the machine code the earlier ones had compiled.
shared.embeddedProgram ??= WebAssembly.compile(readFileSync(join(dirname(library), 'pglite.wasm')))
await shared.embeddedProgram
