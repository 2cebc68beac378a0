import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'

/** Figures, not tests: `npm run bench -- browser`. */
const figures = ['how-soon-a-deed-is-seen.spec.ts', 'what-the-main-pages-cost.spec.ts']

/**
 * Every page, and axe in every state of every screen: `npm run reliability -- walks` (docs/decisions/158). Single
 * stories of that kind have the tag @walk.
 */
const walks = [
  'every-page-is-in-order.spec.ts',
  'every-screen-passes-axe.spec.ts',
  'an-evaluation-passes-axe.spec.ts',
  'long-and-turned-words-have-room.spec.ts',
]

/** Stories of people in a real browser, on the built application with a PostgreSQL database of its own for each worker. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: './story/database.ts',
  grepInvert: process.env.EVERY_PAGE ? [] : [/@walk/],
  testIgnore: process.env.EVERY_PAGE ? [] : [...figures, ...walks],
  // A story waits for its pages as long as they work: one more than there are cores keeps all of them busy.
  workers: availableParallelism() + 1,
  fullyParallel: false,
  // A busy machine may hold a browser up; a story that passes only when told again is named as unsteady.
  retries: 2,
  timeout: 240_000,
  expect: { timeout: 15_000 },
  outputDir: '../test-results',
  // what is said, to be read in diffs, stands beside its story
  snapshotPathTemplate: '{testDir}/{testFileDir}/said/{arg}{ext}',
  reporter: [['line']],
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    actionTimeout: 20_000,
    // It brings the whole application onto the device for each story; those that go offline, close tabs or tell the
    // whole work allow it.
    serviceWorkers: 'block',
    // The page after each step is kept as its elements, and only when a story is told again: it costs a third of a story.
    trace: { mode: 'on-first-retry', snapshots: true, sources: true, screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
