import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'

/** Measurements, not tests: `npm run bench -- browser`. */
const figures = ['how-soon-a-deed-is-seen.spec.ts', 'what-the-main-pages-cost.spec.ts']

/**
 * Every page, and axe in every state of every screen: `npm run reliability -- walks` (docs/decisions/158). Single
 * stories of this kind have the tag @walk.
 */
const walks = [
  'every-page-is-in-order.spec.ts',
  'every-screen-passes-axe.spec.ts',
  'an-evaluation-passes-axe.spec.ts',
  'long-and-turned-words-have-room.spec.ts',
]

/** Stories in a real browser, with the built application and a PostgreSQL database for each worker. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: './story/database.ts',
  grepInvert: process.env.EVERY_PAGE ? [] : [/@walk/],
  testIgnore: process.env.EVERY_PAGE ? [] : [...figures, ...walks],
  // Stories mostly wait for pages, so one more than the number of cores keeps all cores busy.
  workers: availableParallelism() + 1,
  fullyParallel: false,
  // A busy machine may delay a browser; a story that passes only on a retry is reported as unsteady.
  retries: 2,
  timeout: 240_000,
  expect: { timeout: 15_000 },
  outputDir: '../test-results',
  // Snapshots are beside their story, to be read in diffs.
  snapshotPathTemplate: '{testDir}/{testFileDir}/said/{arg}{ext}',
  reporter: [['line']],
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    actionTimeout: 20_000,
    // A service worker would load the whole application in each story; stories that need it allow it.
    serviceWorkers: 'block',
    // Recorded only on a retry, since it takes a third of a story's time.
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
