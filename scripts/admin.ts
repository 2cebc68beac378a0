import { spawnSync } from 'node:child_process'
import { buildWhenNeeded } from './build/build-when-needed.ts'
import { root } from './steps.ts'

// What the build says does not belong into what a command prints.
console.log = console.error

await buildWhenNeeded()
const program = [`${root}/server/dist/admin.js`, ...process.argv.slice(2)]
const { status } = spawnSync(process.execPath, ['--enable-source-maps', ...program], {
  cwd: root,
  stdio: 'inherit',
})
process.exitCode = status ?? 1
