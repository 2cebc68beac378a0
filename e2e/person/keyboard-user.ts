import { expect, type Locator, type Page } from '@playwright/test'
import { focusIsVisible, tabTo } from './keyboard.ts'
import type { WithoutPointer } from './without-pointer.ts'

/** A person who uses only the keyboard, with a visible focus at each stop. */
export const keyboardUserOf = (page: Page): WithoutPointer => {
  const keys = page.keyboard
  /** Overlays are at the end of the document. */
  const part = (role: Parameters<Page['getByRole']>[0], name: string | RegExp): Locator =>
    page.getByRole(role, typeof name === 'string' ? { name, exact: true } : { name }).last()

  /** Arrow keys move within what is one tab stop. */
  const arrowTo = (wanted: Locator): Promise<void> =>
    expect(async () => {
      if (!(await wanted.evaluate((element) => element === document.activeElement)))
        await keys.press('ArrowDown')
      await expect(wanted).toBeFocused({ timeout: 200 })
    }).toPass()

  return {
    press: async (role, name) => {
      await tabTo(page, part(role, name))
      await keys.press('Enter')
    },
    type: async (field, text) => {
      await tabTo(page, part('textbox', field))
      await keys.type(text)
    },
    choose: async (name) => {
      const wanted = part('radio', name)
      await tabTo(page, page.getByRole('radiogroup').filter({ has: wanted }))
      await arrowTo(wanted)
      await focusIsVisible(page)
      await keys.press('Space')
      await expect(wanted).toBeChecked()
    },
    pick: async (role, name) => {
      await expect(part(role, name)).toBeVisible()
      await arrowTo(part(role, name))
      await keys.press('Enter')
    },
    meets: (role, name) => expect(part(role, name)).toBeVisible(),
    hears: (text) => expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible(),
  }
}
