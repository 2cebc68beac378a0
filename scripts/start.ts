import { buildWhenNeeded } from './build/build-when-needed.ts'
import { nodeOptions, runPrograms } from './programs.ts'

await buildWhenNeeded()
await runPrograms([process.execPath, ...nodeOptions, 'server/dist/main.js'])
