import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { playwrightTimes, slowest, unsteadyOnes, vitestTimes } from './slowest.ts'
import { root } from './steps.ts'
import { vitestTally } from './tally.ts'

const folder = mkdtempSync(join(tmpdir(), 'vereda-slowest-'))
afterAll(() => rmSync(folder, { recursive: true }))

const written = (name: string, report: object): string => {
  const file = join(folder, name)
  writeFileSync(file, JSON.stringify(report))
  return file
}

test('the slowest tests and stories are listed, the longest first', () => {
  const tests = written('vitest.json', {
    testResults: [
      {
        name: join(root, 'server/test/health.test.ts'),
        assertionResults: [
          { fullName: 'quick', duration: 4 },
          { fullName: 'slow', duration: 3100 },
          { fullName: 'skipped' },
        ],
      },
    ],
  })
  const story = (title: string, ...durations: number[]) => ({
    title,
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  })
  const stories = written('playwright.json', {
    suites: [
      {
        file: 'on-a-phone.spec.ts',
        specs: [story('told twice', 2000, 1500)],
        suites: [{ file: 'on-a-phone.spec.ts', specs: [story('in a group', 900)] }],
      },
    ],
  })
  expect(slowest([...vitestTimes(tests), ...playwrightTimes(stories)], 3)).toEqual([
    '   3.5 s e2e/on-a-phone.spec.ts: told twice',
    '   3.1 s server/test/health.test.ts: slow',
    '   0.9 s e2e/on-a-phone.spec.ts: in a group',
  ])
})

test('a step that wrote no report has no slow tests', () => {
  expect(slowest([...vitestTimes(join(folder, 'none')), ...playwrightTimes(join(folder, 'none'))])).toEqual(
    [],
  )
})

test('what passed only when it was repeated is counted as passed and named', () => {
  const failure = 'AssertionError: expected 1 to be 2'
  const tests = written('unsteady.json', {
    numPassedTests: 2,
    numFailedTests: 1,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [
      {
        name: join(root, 'server/test/health.test.ts'),
        status: 'failed',
        assertionResults: [
          { fullName: 'steady', status: 'passed', failureMessages: [] },
          { fullName: 'at the second try', status: 'passed', failureMessages: [failure] },
          { fullName: 'never', status: 'failed', failureMessages: [failure, failure] },
        ],
      },
    ],
  })
  const stories = written('unsteady-stories.json', {
    suites: [
      {
        file: 'on-a-phone.spec.ts',
        specs: [
          { title: 'told twice', tests: [{ status: 'flaky', results: [{ duration: 1 }, { duration: 1 }] }] },
        ],
      },
    ],
  })
  expect(vitestTally(tests)).toEqual({ passed: 2, failed: 1, skipped: 0, unsteady: 1 })
  expect(unsteadyOnes([...vitestTimes(tests), ...playwrightTimes(stories)])).toEqual([
    '  server/test/health.test.ts: at the second try',
    '  e2e/on-a-phone.spec.ts: told twice',
  ])
})
