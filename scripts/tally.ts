import { existsSync, readFileSync } from 'node:fs'

/** `unsteady` are those of the passed that did so only when they were repeated. */
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

/** Of vitest's JSON report. A file that could not be loaded has no tests and counts as one that failed. */
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

/** It passed, and has the failure of a first try. */
export const isUnsteady = ({ status, failureMessages = [] }: TestResult): boolean =>
  status === 'passed' && failureMessages.length > 0

/** Of Playwright's JSON report. */
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

/** A report as JSON, or null where the step ended before it wrote one. */
export const readReport = <Report>(file: string): Report | null =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : null
