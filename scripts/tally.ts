import { existsSync, readFileSync } from 'node:fs'

export type Tally = { passed: number; failed: number; skipped: number }

export const nothing: Tally = { passed: 0, failed: 0, skipped: 0 }

export const sumOf = (tallies: readonly Tally[]): Tally =>
  tallies.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    nothing,
  )

/** Of vitest's JSON report. A file that could not be loaded has no tests and counts as one that failed. */
export const vitestTally = (file: string): Tally => {
  const report = read<{
    numPassedTests: number
    numFailedTests: number
    numPendingTests: number
    numTodoTests: number
    testResults: { status: string; assertionResults: unknown[] }[]
  }>(file)
  if (!report) return nothing
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/** Of Playwright's JSON report. A test that passed only when it was repeated has failed. */
export const playwrightTally = (file: string): Tally => {
  const report = read<{
    stats: { expected: number; unexpected: number; flaky: number; skipped: number }
    errors: unknown[]
  }>(file)
  if (!report) return nothing
  const { expected, unexpected, flaky, skipped } = report.stats
  return { passed: expected, failed: unexpected + flaky + report.errors.length, skipped }
}

const read = <Report>(file: string): Report | null =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : null
