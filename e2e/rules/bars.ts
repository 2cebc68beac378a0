import type { Page } from '@playwright/test'

/** Sets the text size of the device, in percent. */
export const setTextSize = (page: Page, percent: number): Promise<void> =>
  page.evaluate((size) => document.documentElement.style.setProperty('--text-size', `${size}%`), percent)

/** The part of the viewport's height that is taken by sticky parts, between 0 and 1. */
export const heightOfBars = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const rows = Array.from({ length: innerHeight }, () => false)
    for (const part of document.querySelectorAll('body *')) {
      const { position, pointerEvents } = getComputedStyle(part)
      if (position !== 'fixed' && position !== 'sticky') continue
      const box = part.getBoundingClientRect()
      // Messages are temporary and let presses through.
      const isShown = part.checkVisibility({ visibilityProperty: true }) && box.width > 1 && box.height > 1
      if (!isShown || pointerEvents === 'none') continue
      for (let row = Math.max(0, Math.floor(box.top)); row < Math.min(innerHeight, box.bottom); row += 1)
        rows[row] = true
    }
    return rows.filter(Boolean).length / innerHeight
  })

/** Pixels by which the page is wider than the viewport. */
export const beyondTheEdge = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
