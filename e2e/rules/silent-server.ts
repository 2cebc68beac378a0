import type { Locator, Page } from '@playwright/test'
import { isWhole } from './walk.ts'

/** People are told within a second; a machine that runs all the tests at once is given more. */
export const soon = isWhole ? { timeout: 1_000 } : {}

/** The server is silent until it is told to speak. */
export const delayAnswers = async (page: Page): Promise<() => Promise<void>> => {
  let speak: (value?: unknown) => void = () => {}
  const spoken = new Promise((resolve) => {
    speak = resolve
  })
  await page.route('**/api/**', async (route) => {
    await spoken
    await route.continue().catch(() => undefined)
  })
  return async () => {
    speak()
    await page.unroute('**/api/**')
  }
}

/** The server refuses whatever it is asked, until it is told to answer. */
export const refuse = async (page: Page): Promise<() => Promise<void>> => {
  await page.route('**/api/**', (route) =>
    route.fulfill({ status: 400, json: { code: 'validation_error', detail: 'Invalid value' } }),
  )
  return () => page.unroute('**/api/**')
}

/** What is shown in the place of what is to come. */
export const waiting = (part: Locator): Locator =>
  part.locator('[data-loading], [aria-busy="true"], .animate-breathe')

/** What screen readers hear of it. */
export const loadingStatus = (page: Page): Locator => page.getByRole('status').filter({ hasText: 'Loading' })
