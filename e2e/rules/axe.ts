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
 * Rules that are off by default: contrast of 7:1, and accessible names that contain the visible text, as voice
 * control needs.
 */
const enhanced = {
  'color-contrast-enhanced': { enabled: true },
  // Once for each page: `npm run reliability -- walks`.
  'label-content-name-mismatch': { enabled: isLongRun },
}

/**
 * No violations of axe, by default of all rules. Stories need `bypassCSP`, since axe is injected as a script, which
 * the content security policy forbids.
 */
export const passesAxe = async (
  page: Page,
  state: string,
  request: AxeOptions = { runOnly: { type: 'tag', values: tags }, rules: enhanced },
): Promise<void> => {
  // Fading parts have less contrast than at the end.
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
    // Otherwise parts may be half covered by the sticky bar.
    window.scrollTo({ top: 0, behavior: 'instant' })
    // React Aria keeps announcements for some seconds, even if the part they name is gone.
    const looked = { include: [document], exclude: ['[data-live-announcer]'] }
    return axe.run(looked, { ...options, resultTypes: ['violations'] })
  }, request)
  const announced = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id} at ${html.slice(0, 200)}: ${failureSummary}`),
  )
  expect.soft(announced, state).toEqual([])
}

/** Themes differ only in colours. */
export const coloursOnly: AxeOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'color-contrast-enhanced'] },
}

const show = (page: Page, theme: 'light' | 'dark'): Promise<void> =>
  // Repeated, since a page that is not painted yet may miss the event.
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

/** No violations of axe; `except` names rules with a reason in a decision. */
export const passesAxeInBothThemes = async (
  page: Page,
  state: string,
  except: readonly string[] = [],
): Promise<void> => {
  await show(page, 'dark')
  await passesAxe(page, `${state}, dark`, coloursOnly)
  await passesAxeInLight(page, state, except)
}

/** For one of several states of a screen: the dark theme only in the long run (`npm run reliability -- pages`). */
export const passesAxeAmongOthers = async (
  page: Page,
  state: string,
  except: readonly string[] = [],
): Promise<void> =>
  isWhole ? passesAxeInBothThemes(page, state, except) : passesAxeInLight(page, state, except)
