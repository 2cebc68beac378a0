import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import { isLongRun, isWhole } from './walk.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type AxeOptions = {
  runOnly: { type: 'tag' | 'rule'; values: string[] }
  rules?: Record<string, { enabled: boolean }>
}

/**
 * What axe asks only when it is told to: text that people with low vision read (7:1), and names that contain the words
 * that are seen, which whoever speaks to the page says.
 */
const enhanced = {
  'color-contrast-enhanced': { enabled: true },
  // on each page once: `npm run reliability -- walks`
  'label-content-name-mismatch': { enabled: isLongRun },
}

/** Nothing axe knows of is wrong; by default by all rules. */
export const passesAxe = async (
  page: Page,
  state: string,
  request: AxeOptions = { runOnly: { type: 'tag', values: tags }, rules: enhanced },
): Promise<void> => {
  // What is still appearing is paler than its colours.
  await expect
    .poll(() =>
      page.evaluate(() => document.getAnimations().some(({ playState }) => playState === 'running')),
    )
    .toBe(false)
  await page.evaluate((script) => {
    if ('axe' in window) return
    const element = document.createElement('script')
    element.textContent = script
    document.head.append(element)
  }, source)
  const { violations } = await page.evaluate((options) => {
    const { axe } = window as unknown as { axe: { run: (...given: unknown[]) => Promise<AxeResults> } }
    // From the top: what is half below the bar that stays in sight comes out from under it when the page is moved.
    window.scrollTo({ top: 0, behavior: 'instant' })
    // React Aria keeps what it has announced for some seconds, also when the part it named is gone.
    const looked = { include: [document], exclude: ['[data-live-announcer]'] }
    return axe.run(looked, { ...options, resultTypes: ['violations'] })
  }, request)
  const announced = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id} at ${html.slice(0, 200)}: ${failureSummary}`),
  )
  expect.soft(announced, state).toEqual([])
}

/** Between the themes only colours differ. */
export const coloursOnly: AxeOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'color-contrast-enhanced'] },
}

const show = (page: Page, theme: 'light' | 'dark'): Promise<void> =>
  // A page that is not painted yet may miss the change, so it is told until it has heard.
  expect(async () => {
    await page.emulateMedia({ colorScheme: theme === 'dark' ? 'light' : 'dark', reducedMotion: 'reduce' })
    await page.emulateMedia({ colorScheme: theme })
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme, { timeout: 2_000 })
  }).toPass({ timeout: 15_000 })

const passesAxeInLight = async (page: Page, state: string, except: readonly string[]): Promise<void> => {
  await show(page, 'light')
  const rules = { ...enhanced, ...Object.fromEntries(except.map((rule) => [rule, { enabled: false }])) }
  await passesAxe(page, `${state}, light`, { runOnly: { type: 'tag', values: tags }, rules })
}

/** Nothing axe knows of is wrong with the page as it stands; `except` names rules with their reason in a decision. */
export const passesAxeInBothThemes = async (
  page: Page,
  state: string,
  except: readonly string[] = [],
): Promise<void> => {
  await show(page, 'dark')
  await passesAxe(page, `${state}, dark`, coloursOnly)
  await passesAxeInLight(page, state, except)
}

/** One of many states of many screens: dark too where the whole is looked at (`npm run reliability -- pages`). */
export const passesAxeAmongOthers = async (
  page: Page,
  state: string,
  except: readonly string[] = [],
): Promise<void> =>
  isWhole ? passesAxeInBothThemes(page, state, except) : passesAxeInLight(page, state, except)
