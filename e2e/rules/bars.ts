import type { Page } from '@playwright/test'

/** Letters as large as somebody chose them on their device, in hundredths of the usual size. */
export const setTextSize = (page: Page, percent: number): Promise<void> =>
  page.evaluate((size) => document.documentElement.style.setProperty('--text-size', `${size}%`), percent)

/** How much of the height is taken by parts that stay while the page is moved, between 0 and 1. */
export const heightOfBars = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const rows = Array.from({ length: innerHeight }, () => false)
    for (const part of document.querySelectorAll('body *')) {
      const { position, pointerEvents } = getComputedStyle(part)
      if (position !== 'fixed' && position !== 'sticky') continue
      const box = part.getBoundingClientRect()
      // messages come and go, and let a finger through
      const isShown = part.checkVisibility({ visibilityProperty: true }) && box.width > 1 && box.height > 1
      if (!isShown || pointerEvents === 'none') continue
      for (let row = Math.max(0, Math.floor(box.top)); row < Math.min(innerHeight, box.bottom); row += 1)
        rows[row] = true
    }
    return rows.filter(Boolean).length / innerHeight
  })

/** How far the page is wider than the screen, in pixels. */
export const beyondTheEdge = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
