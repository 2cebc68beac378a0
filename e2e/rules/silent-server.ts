import type { Locator, Page } from '@playwright/test'
import { isWhole } from './walk.ts'

/** Waiting must be shown within a second; a machine that runs all tests gets more time. */
export const soon = isWhole ? { timeout: 1_000 } : {}

/** Delays all answers until the returned function is called. */
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

/** Refuses all requests until the returned function is called. */
export const refuse = async (page: Page): Promise<() => Promise<void>> => {
  await page.route('**/api/**', (route) =>
    route.fulfill({ status: 400, json: { code: 'validation_error', detail: 'Invalid value' } }),
  )
  return () => page.unroute('**/api/**')
}

/** Skeletons of content that is loading. */
export const waiting = (part: Locator): Locator =>
  part.locator('[data-loading], [aria-busy="true"], .animate-breathe')

/** The announcement for screen readers. */
export const loadingStatus = (page: Page): Locator => page.getByRole('status').filter({ hasText: 'Loading' })
