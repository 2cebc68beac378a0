import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { onBothDatabases } from './server/test/running/on-both-databases.ts'

/**
 * A busy machine may hold a test up: it is tried once more, and named as unsteady (docs/decisions/162). What a property
 * test found is a fault at the first time, since the next try makes up other values.
 */
const retried = { retry: { count: 1, condition: /^(?!Property failed)/ } }

/** Opening a database and starting a server take longer than a rule does, on a busy machine much longer. */
const patient = { ...retried, testTimeout: 120_000, hookTimeout: 120_000 }

/** Files of a worker share its process, so that libraries are loaded once; modules of ours begin anew for each. */
const shared = {
  ...retried,
  testTimeout: 60_000,
  isolate: false,
  setupFiles: [join(import.meta.dirname, 'contract/test/own-modules.ts')],
}

const everyServerTest = ['server/**/*.test.ts']

/** `npm run reliability -- both-databases` sets it. */
const isEverythingOnBoth = process.env.BOTH_DATABASES !== undefined

const server = (engine: 'embedded' | 'server') => ({
  test: {
    ...patient,
    name: engine === 'embedded' ? 'server-embedded' : 'server-postgres',
    include: engine === 'server' || isEverythingOnBoth ? everyServerTest : onBothDatabases(),
    env: { TEST_ENGINE: engine },
    globalSetup: [
      './server/test/running/built-programs.ts',
      './server/test/database/empty-cluster.ts',
      `./server/test/database/${engine}-template.ts`,
    ],
    isolate: false,
    setupFiles: [
      './server/test/running/own-modules.ts',
      './server/test/running/understood-texts.ts',
      ...(engine === 'embedded' ? ['./server/test/database/embedded-program.ts'] : []),
    ],
  },
})

/** The server's tests run on a PostgreSQL server of their own; those that say so run on the embedded database too. */
export default defineConfig({
  test: {
    // A quarter of a server test's time is waiting: one more than there are cores keeps all of them busy.
    maxWorkers: availableParallelism() + 1,
    projects: [
      { test: { ...shared, name: 'contract', include: ['contract/**/*.test.ts'] } },
      server('embedded'),
      server('server'),
      {
        extends: './web/vite.config.ts',
        root: './web',
        test: { ...patient, ...shared, name: 'web', include: ['**/*.test.{ts,tsx}'] },
      },
      {
        test: {
          ...shared,
          name: 'instrument',
          include: ['instrument/**/*.test.ts', 'scripts/**/*.test.ts'],
        },
      },
    ],
  },
})
