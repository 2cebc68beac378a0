import { defineConfig } from 'vitest/config'

/** Opening a database and starting a server take longer than a rule does. */
const patient = { testTimeout: 30_000, hookTimeout: 120_000 }

const server = (engine: 'embedded' | 'server') => ({
  test: {
    ...patient,
    name: engine === 'embedded' ? 'server-embedded' : 'server-postgres',
    include: ['server/**/*.test.ts'],
    env: { TEST_ENGINE: engine },
    globalSetup: `./server/test/${engine}-template.ts`,
    isolate: false,
    setupFiles: [
      './server/test/own-modules.ts',
      ...(engine === 'embedded' ? ['./server/test/embedded-program.ts'] : []),
    ],
  },
})

/** The server's tests run twice: on the embedded database and on a PostgreSQL server of their own. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      { test: { name: 'contract', include: ['contract/**/*.test.ts'] } },
      server('embedded'),
      server('server'),
      {
        extends: './web/vite.config.ts',
        root: './web',
        test: { ...patient, name: 'web', include: ['**/*.test.{ts,tsx}'] },
      },
      { test: { name: 'instrument', include: ['instrument/**/*.test.ts', 'scripts/**/*.test.ts'] } },
    ],
  },
})
