import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'

/** The secret that the page shows as text, for an app that cannot see. */
export const shownSecret = async (page: Page): Promise<string> =>
  ((await page.getByRole('group', { name: 'Secret as text' }).textContent()) ?? '').replace(/\s/g, '')

/** The code that an app shows for it: now, or in the next half minute, since each works once. */
export const appCode = (secret: string, when: 'now' | 'next' = 'now'): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + (when === 'next' ? 30_000 : 0),
  })
