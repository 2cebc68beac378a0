import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root, runSteps, type Step } from './steps.ts'

const steps: Step[] = [
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'import rules', command: ['tsx', 'scripts/import-rules/main.ts'] },
  { name: 'lint', command: ['oxlint', '--format', 'unix'] },
  { name: 'format', command: ['biome', 'check', '.', '--reporter', 'summary'] },
  { name: 'names', command: ['tsx', 'scripts/names.ts'] },
  { name: 'measures', command: ['tsx', 'scripts/measures/main.ts'] },
  { name: 'links', command: ['tsx', 'scripts/links/main.ts'] },
  { name: 'diagram', command: ['tsx', 'scripts/diagram/main.ts', '--check'] },
  { name: 'messages', command: ['tsx', 'scripts/messages/main.ts'] },
  { name: 'lockfile', command: ['tsx', 'scripts/lockfile.ts'] },
]

if (existsSync(join(root, 'instrument/check.ts'))) {
  steps.push({ name: 'instrument', command: ['tsx', 'instrument/check.ts'] })
}

const outcomes = await runSteps(steps, 2)
if (!outcomes.every(({ ok }) => ok)) process.exitCode = 1
