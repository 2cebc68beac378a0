import { relative } from 'node:path'
import { root } from './steps.ts'
import { readReport } from './tally.ts'

export type Timed = { seconds: number; file: string; title: string }

/** Each test of vitest's JSON report; one that runs on both databases stands there twice. */
export const vitestTimes = (report: string): Timed[] => {
  const read = readReport<{
    testResults: { name: string; assertionResults: { fullName: string; duration?: number | null }[] }[]
  }>(report)
  return (read?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      seconds: (duration ?? 0) / 1000,
      file: relative(root, name),
      title: fullName,
    })),
  )
}

type Suite = {
  file: string
  suites?: Suite[]
  specs: { title: string; tests: { results: { duration: number }[] }[] }[]
}

/** Each story of Playwright's JSON report, with all its tries. */
export const playwrightTimes = (report: string): Timed[] => {
  const timesIn = ({ file, suites = [], specs }: Suite): Timed[] => [
    ...specs.map(({ title, tests }) => {
      const tries = tests.flatMap(({ results }) => results)
      const seconds = tries.reduce((sum, { duration }) => sum + duration, 0) / 1000
      return { seconds, file: `e2e/${file}`, title }
    }),
    ...suites.flatMap(timesIn),
  ]
  return (readReport<{ suites: Suite[] }>(report)?.suites ?? []).flatMap(timesIn)
}

/** A line for each of those that took longest, the longest first. */
export const slowest = (timed: readonly Timed[], most = 20): string[] =>
  [...timed]
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, most)
    .map(({ seconds, file, title }) => `${seconds.toFixed(1).padStart(6)} s ${file}: ${title}`)
