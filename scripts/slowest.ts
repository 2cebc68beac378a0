import { relative } from 'node:path'
import { root } from './steps.ts'
import { isUnsteady, readReport, type TestResult } from './tally.ts'

export type Timed = { seconds: number; file: string; title: string; unsteady: boolean }

/** Tests of vitest's JSON report; one that runs on both databases occurs twice. */
export const vitestTimes = (report: string): Timed[] => {
  const read = readReport<{
    testResults: {
      name: string
      assertionResults: (TestResult & { fullName: string; duration?: number | null })[]
    }[]
  }>(report)
  return (read?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.map((result) => ({
      seconds: (result.duration ?? 0) / 1000,
      file: relative(root, name),
      title: result.fullName,
      unsteady: isUnsteady(result),
    })),
  )
}

type Suite = {
  file: string
  suites?: Suite[]
  specs: { title: string; tests: { status?: string; results: { duration: number }[] }[] }[]
}

/** Stories of Playwright's JSON report with all tries. */
export const playwrightTimes = (report: string): Timed[] => {
  const timesIn = ({ file, suites = [], specs }: Suite): Timed[] => [
    ...specs.map(({ title, tests }) => {
      const tries = tests.flatMap(({ results }) => results)
      const seconds = tries.reduce((sum, { duration }) => sum + duration, 0) / 1000
      return { seconds, file: `e2e/${file}`, title, unsteady: tests.some(({ status }) => status === 'flaky') }
    }),
    ...suites.flatMap(timesIn),
  ]
  return (readReport<{ suites: Suite[] }>(report)?.suites ?? []).flatMap(timesIn)
}

/** The longest tests, one on a line. */
export const slowest = (timed: readonly Timed[], most = 20): string[] =>
  [...timed]
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, most)
    .map(({ seconds, file, title }) => `${seconds.toFixed(1).padStart(6)} s ${file}: ${title}`)

/** Tests that passed only when they were repeated. */
export const unsteadyOnes = (timed: readonly Timed[]): string[] =>
  timed.filter(({ unsteady }) => unsteady).map(({ file, title }) => `  ${file}: ${title}`)
