import { expect, type Locator, type Page } from '@playwright/test'

/**
 * Read in the page: whether what has focus wears a ring (itself, the box around it, or the mark beside an unseen
 * input), and whether it is in sight and under no bar.
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

/** Whoever uses no pointer must always see where they are. */
export const focusIsVisible = async (page: Page): Promise<void> => {
  // A page may still be scrolling the focused part into sight.
  await expect(async () => {
    const focus = await page.evaluate(focusNow)
    expect(focus, focus?.name).toMatchObject({ isRinged: true, isInSight: true })
  }).toPass({ timeout: 5_000 })
}

/** Presses Tab until the wanted part has focus, or one within it; the focus is visible at each stop. */
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

/** Goes through the page by Tab from its first stop until it begins anew: nothing holds the focus. */
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
