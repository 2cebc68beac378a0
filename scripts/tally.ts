import { existsSync, readFileSync } from 'node:fs'

/** `unsteady` are those passed tests that were repeated. */
export type Tally = { passed: number; failed: number; skipped: number; unsteady: number }

export const nothing: Tally = { passed: 0, failed: 0, skipped: 0, unsteady: 0 }

export const sumOf = (tallies: readonly Tally[]): Tally =>
  tallies.reduce(
    (sum, { passed, failed, skipped, unsteady }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
      unsteady: sum.unsteady + unsteady,
    }),
    nothing,
  )

export type TestResult = { status: string; failureMessages?: string[] }

/** From vitest's JSON report; a file that could not be loaded counts as one failure. */
export const vitestTally = (file: string): Tally => {
  const report = readReport<{
    numPassedTests: number
    numFailedTests: number
    numPendingTests: number
    numTodoTests: number
    testResults: { status: string; assertionResults: TestResult[] }[]
  }>(file)
  if (!report) return nothing
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
    unsteady: report.testResults.flatMap(({ assertionResults }) => assertionResults.filter(isUnsteady))
      .length,
  }
}

/** Passed with failure messages of earlier tries. */
export const isUnsteady = ({ status, failureMessages = [] }: TestResult): boolean =>
  status === 'passed' && failureMessages.length > 0

/** From Playwright's JSON report. */
export const playwrightTally = (file: string): Tally => {
  const report = readReport<{
    stats: { expected: number; unexpected: number; flaky: number; skipped: number }
    errors: unknown[]
  }>(file)
  if (!report) return nothing
  const { expected, unexpected, flaky, skipped } = report.stats
  return {
    passed: expected + flaky,
    failed: unexpected + report.errors.length,
    skipped,
    unsteady: flaky,
  }
}

/** Null if the step ended before it wrote a report. */
export const readReport = <Report>(file: string): Report | null =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : null
