import { expect, type Page } from '@playwright/test'

type Announcement = { text: string; at: number }

/** Records texts of live regions and their times. */
export const listenToStatus = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const announced: Announcement[] = []
    Object.assign(globalThis, { announcements: announced })
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const line = (target instanceof Element ? target : target.parentElement)?.closest('[role="status"]')
        const text = line?.textContent?.trim()
        if (text) announced.push({ text, at: performance.now() })
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })

/** All announcements in order. */
export const announced = (page: Page): Promise<Announcement[]> =>
  page.evaluate(() => (globalThis as { announcements?: Announcement[] }).announcements ?? [])

/** Waits for an announcement. */
export const isAnnounced = (page: Page, text: RegExp): Promise<void> =>
  expect
    .poll(async () => (await announced(page)).map((each) => each.text).join('\n'), { timeout: 30_000 })
    .toMatch(text)
