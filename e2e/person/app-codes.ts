import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'

/** The secret as text, as shown for authenticator apps without a camera. */
export const shownSecret = async (page: Page): Promise<string> =>
  ((await page.getByRole('group', { name: 'Secret as text' }).textContent()) ?? '').replace(/\s/g, '')

/** The code of an authenticator app, now or for the next half minute, since each works once. */
export const appCode = (secret: string, when: 'now' | 'next' = 'now'): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + (when === 'next' ? 30_000 : 0),
  })
