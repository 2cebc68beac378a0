import type { Page } from '@playwright/test'

/** Runs in the page: targets and their sizes, including the area around their centre. */
const smallHere = (least: number): string[] => {
  const controls = 'a[href], button, input, select, textarea, summary, [role="slider"]'
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert], [aria-hidden="true"]')
  return [...document.querySelectorAll<HTMLElement>(controls)].filter(isShown).flatMap((control) => {
    const target = control.closest('label') ?? control
    // Inline links are exempt, and targets only for the keyboard.
    if (getComputedStyle(target).display === 'inline' || control.matches(':disabled')) return []
    target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const { x, y, width, height } = target.getBoundingClientRect()
    if (width < 2 || height < 2) return []
    const [middle, centre] = [x + width / 2, y + height / 2]
    const answers = (across: number, along: number) => {
      const pressed = document.elementFromPoint(middle + across, centre + along)
      return pressed !== null && target.contains(pressed)
    }
    const isReached = (across: number, along: number) => {
      let far = 0
      while (far < least && answers(across * far, along * far)) far += 1
      return far
    }
    const [wide, high] = [isReached(-1, 0) + isReached(1, 0), isReached(0, -1) + isReached(0, 1)]
    if (wide === 0 || Math.min(wide, high) >= least - 1) return []
    // Seven letters side by side on a phone are narrower but higher (`design/ux.md` §8.1).
    if (control.closest('.letter-bar') && wide >= 34 && high >= 51) return []
    const name = control.getAttribute('aria-label') ?? target.textContent?.trim()
    return [`${wide} × ${high}: ${control.tagName.toLowerCase()} "${name?.slice(0, 40)}"`]
  })
}

/** Targets under 44 pixels on a touch screen (`design/ux.md` §5.8); inline links are exempt. */
export const smallTargets = (page: Page): Promise<string[]> => page.evaluate(smallHere, 44)

/** Emulates a touch screen. */
export const touch = async (page: Page, isTouched: boolean): Promise<void> => {
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setTouchEmulationEnabled', { enabled: isTouched })
}
