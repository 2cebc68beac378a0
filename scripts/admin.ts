import { spawnSync } from 'node:child_process'
import { buildWhenNeeded } from './build/build-when-needed.ts'
import { root } from './steps.ts'

// Output of the build must not mix with the command's.
console.log = console.error

await buildWhenNeeded()
const program = [`${root}/server/dist/admin.js`, ...process.argv.slice(2)]
const { status } = spawnSync(process.execPath, ['--enable-source-maps', ...program], {
  cwd: root,
  stdio: 'inherit',
})
process.exitCode = status ?? 1
