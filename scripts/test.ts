import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { playwrightTimes, slowest, unsteadyOnes, vitestTimes } from './slowest.ts'
import { lineOf, type Outcome, runStep } from './steps.ts'
import { nothing, playwrightTally, sumOf, type Tally, vitestTally } from './tally.ts'
import { bringTools, environmentOf } from './tools.ts'

const reports = mkdtempSync(join(tmpdir(), 'vereda-tests-'))
const [vitestReport, playwrightReport] = [join(reports, 'vitest.json'), join(reports, 'playwright.json')]

const started = performance.now()
const tools = bringTools()
const bringing: Outcome = {
  name: 'tools',
  ok: tools.missing.length === 0,
  seconds: (performance.now() - started) / 1000,
}
console.log(lineOf(bringing))
for (const sentence of tools.missing) console.log(sentence)

const env = environmentOf(tools)
const results: { outcome: Outcome; tally: Tally }[] = [
  { outcome: bringing, tally: nothing },
  {
    outcome: await runStep({ name: 'check', command: ['tsx', 'scripts/check.ts'], live: true }),
    tally: nothing,
  },
  { outcome: await runStep({ name: 'build', command: ['tsx', 'scripts/build.ts'] }), tally: nothing },
  { outcome: await runStep({ name: 'sizes', command: ['tsx', 'scripts/sizes.ts'] }), tally: nothing },
  {
    outcome: await runStep({
      name: 'tests',
      command: [
        'vitest',
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${vitestReport}`,
      ],
      env,
      live: true,
    }),
    tally: vitestTally(vitestReport),
  },
  {
    outcome: await runStep({
      name: 'browser tests',
      command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport },
      live: true,
    }),
    tally: playwrightTally(playwrightReport),
  },
]
const times = [...vitestTimes(vitestReport), ...playwrightTimes(playwrightReport)]
rmSync(reports, { recursive: true, force: true })

console.log('\nThe slowest tests and stories')
for (const line of slowest(times)) console.log(line)
console.log('\nAll steps')
for (const { outcome } of results) console.log(lineOf(outcome))

const { passed, failed, skipped, unsteady } = sumOf(results.map(withStepsOwnFailure))
if (skipped > 0) console.log(`${skipped} skipped`)
if (unsteady > 0) {
  console.log(`${unsteady} passed only when repeated`)
  for (const line of unsteadyOnes(times)) console.log(line)
}
console.log(`${passed} passed, ${failed} failed`)
if (failed > 0) process.exitCode = 1

/** A step that failed without a failed test, such as at its start, counts as one failure. */
function withStepsOwnFailure({ outcome, tally }: { outcome: Outcome; tally: Tally }): Tally {
  return outcome.ok || tally.failed > 0 ? tally : { ...tally, failed: 1 }
}
