import { expect, type Locator, type Page } from '@playwright/test'

/**
 * Runs in the page: whether the focused element has a focus ring (itself, its box, or the mark beside an invisible
 * input), and is in the viewport and not covered by a bar.
 */
const focusNow = () => {
  const focused = document.activeElement
  if (!focused || focused === document.body) return null
  const card = focused.closest('label')
  const places = [focused, focused.parentElement, card, ...(card?.querySelectorAll('*') ?? [])]
  const isRinged = places.some((place) => {
    if (!place) return false
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(place)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !outlineColor.endsWith(', 0)')
  })
  const shown = card ?? focused
  const box = shown.getClientRects()[0]
  const seen = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
  const isInSight = Boolean(seen && (shown.contains(seen) || seen.contains(shown)))
  return {
    name: `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.textContent?.slice(0, 60) ?? ''}`,
    isRinged,
    isInSight,
  }
}

/** Checks that the focus is visible. */
export const focusIsVisible = async (page: Page): Promise<void> => {
  // The page may still be scrolling to the focused element.
  await expect(async () => {
    const focus = await page.evaluate(focusNow)
    expect(focus, focus?.name).toMatchObject({ isRinged: true, isInSight: true })
  }).toPass({ timeout: 5_000 })
}

/** Presses Tab until the element or one within it is focused; the focus is visible at each stop. */
export const tabTo = async (page: Page, wanted: Locator, key = 'Tab'): Promise<void> => {
  await wanted.waitFor({ state: 'attached' })
  for (let pressed = 0; pressed < 120; pressed += 1) {
    await page.keyboard.press(key)
    const hasFocus = await wanted.evaluate((element) => element.contains(document.activeElement))
    if ((await page.evaluate(() => document.activeElement?.tagName)) !== 'BODY') await focusIsVisible(page)
    if (hasFocus) return
  }
  throw new Error(`Tab never reached ${String(wanted)}`)
}

/** Tabs through the whole page once, to check that nothing traps the focus. */
export const tabRound = async (page: Page): Promise<number> => {
  await page.evaluate(() => {
    Object.assign(globalThis, { stops: new WeakSet<Element>() })
  })
  for (let pressed = 0; pressed < 200; pressed += 1) {
    await page.keyboard.press('Tab')
    const state = await page.evaluate(() => {
      const { stops } = globalThis as { stops?: WeakSet<Element> }
      const focused = document.activeElement
      if (!focused || focused === document.body) return 'left'
      if (stops?.has(focused)) return 'known'
      stops?.add(focused)
      return 'new'
    })
    if (state === 'left') return pressed
    expect(state, 'Tab moves on').toBe('new')
    await focusIsVisible(page)
  }
  throw new Error('Tab never left the page')
}
