import { runSteps } from '../scripts/steps.ts'
import { bringTools, environmentOf } from '../scripts/tools.ts'

/**
 * `npm run bench -- browser`: the cost of the main pages on a slow connection, first and repeated, and how soon a
 * press is visible; a word selects one of the two.
 */
export const browserFigures = async (words: string[]): Promise<void> => {
  const tools = bringTools()
  for (const sentence of tools.missing) console.error(sentence)
  const stories = ['what-the-main-pages-cost', 'how-soon-a-deed-is-seen'].filter(
    (name) => words.length === 0 || words.some((word) => name.includes(word)),
  )
  const outcomes = await runSteps(
    [
      { name: 'build', command: ['tsx', 'scripts/build.ts'] },
      {
        name: 'browser',
        command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--workers=1', ...stories],
        env: { ...environmentOf(tools), EVERY_PAGE: 'whole' },
        live: true,
      },
    ],
    1,
  )
  if (outcomes.some(({ ok }) => !ok)) process.exitCode = 1
}
