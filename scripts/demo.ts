import { buildWhenNeeded } from './build/build-when-needed.ts'
import { nodeOptions, runPrograms } from './programs.ts'

// A folder of its own, and no server that the environment may name: the demonstration never touches real data.
process.env.DATA_DIR = 'demo-data'
delete process.env.DATABASE_URL
delete process.env.FILES_URL
delete process.env.SMTP_URL

await buildWhenNeeded()
await runPrograms([process.execPath, ...nodeOptions, 'server/dist/demo.js'])
