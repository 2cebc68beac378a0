import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root, runSteps, type Step } from './steps.ts'
import { bringTools, environmentOf } from './tools.ts'

const folder = 'server/test/reliability'

const text = process.argv.slice(2)

/** `npm run reliability -- kill` runs only files with that word in their names. */
const wanted = text.filter((word) => !/^\d+$/.test(word))

/** `npm run reliability -- soak 60` runs for an hour. */
const minutes = text.find((word) => !wanted.includes(word)) ?? '10'

/** `npm test` uses a few rounds; here as many as the product's targets require. */
const rounds = process.env.RELIABILITY_ROUNDS ?? '50'

const tools = bringTools()
for (const sentence of tools.missing) console.error(sentence)

const isWanted = (name: string): boolean => wanted.length === 0 || wanted.some((word) => name.includes(word))

const inBrowser = (name: string, env: Record<string, string>, ...stories: string[]): Step => ({
  name,
  command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts', ...stories],
  env: { ...environmentOf(tools), ...env },
  live: true,
})

/** Stories with a tag that `npm test` leaves out. */
const walks = [
  'every-page-is-in-order',
  'passes-axe',
  'long-and-turned-words',
  'an-assessment-is-finished-without-a-pointer',
  'an-indicator-is-judged',
  'an-indicator-is-short-to-read',
  'evidence-opens-in-the-page',
  'each-person-arranges',
  'who-may-go-where',
]

/**
 * `walks`: each page and state once, some minutes, for each change. `pages`: each in every role, language and theme,
 * for hours. `lines`: days with failing connections. `deeds`: how soon a press is visible.
 */
const browserSteps = [
  inBrowser('walks', { EVERY_PAGE: 'turn' }, ...walks),
  inBrowser(
    'pages',
    { EVERY_PAGE: 'whole' },
    ...walks,
    'a-line-is-answered',
    'nothing-waits',
    'what-opens-over',
  ),
  inBrowser('lines', { BROKEN_LINES: 'long' }, 'broken-lines-lose-nothing'),
  inBrowser('deeds', { EVERY_PAGE: 'whole' }, 'how-soon-a-deed-is-seen'),
  inBrowser('stories-both-databases', { TEST_ENGINE: 'embedded' }),
].filter(({ name }) => isWanted(name))

/** Tests that `npm test` runs only on PostgreSQL, here on the embedded database too. */
const wholeSuite: Step = {
  name: 'both-databases',
  command: ['vitest', 'run', '--project', 'server-embedded', '--project', 'server-postgres'],
  env: { ...environmentOf(tools), BOTH_DATABASES: 'every test' },
  live: true,
}

const files = existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : []
const steps = files
  .filter((file) => file.endsWith('.test.ts') && isWanted(file))
  .flatMap((file): Step[] =>
    ['server-embedded', 'server-postgres'].map((project) => ({
      name: `${file.replace('.test.ts', '')} ${project === 'server-embedded' ? 'P' : 'S'}`,
      command: ['vitest', 'run', '--project', project, '--testTimeout=3600000', join(folder, file)],
      env: {
        ...environmentOf(tools),
        BOTH_DATABASES: 'every test',
        RELIABILITY_ROUNDS: rounds,
        RELIABILITY_MINUTES: minutes,
      },
      live: true,
    })),
  )

if (isWanted(wholeSuite.name)) steps.push(wholeSuite)

/** Needs further packages (`npm run cluster -- install`), so it must be named. */
if (wanted.includes('cluster'))
  steps.push({ name: 'cluster', command: ['tsx', 'scripts/cluster/trial/main.ts'], live: true })
/** Needs pgBackRest (`apt install pgbackrest`). */
if (wanted.includes('point-in-time'))
  steps.push({
    name: 'point-in-time',
    command: ['tsx', 'server/test/reliability/work/point-in-time.ts'],
    env: environmentOf(tools),
    live: true,
  })
if (browserSteps.length > 0)
  steps.push({ name: 'build for the browser', command: ['tsx', 'scripts/build.ts'] }, ...browserSteps)

const outcomes = await runSteps(steps, 1)
const failed = outcomes.filter(({ ok }) => !ok).length
console.log(`${outcomes.length - failed} runs held, ${failed} did not`)
if (failed > 0 || steps.length === 0 || tools.missing.length > 0) process.exitCode = 1
