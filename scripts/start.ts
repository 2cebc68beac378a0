import { buildWhenNeeded } from './build/build-when-needed.ts'
import { runPrograms } from './programs.ts'

await buildWhenNeeded()
await runPrograms([process.execPath, '--enable-source-maps', 'server/dist/main.js'])
