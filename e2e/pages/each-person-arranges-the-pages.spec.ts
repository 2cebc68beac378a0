import { expect, type Page } from '@playwright/test'
import { enter, enterAt } from '../person/enter.ts'
import { passesAxeInBothThemes } from '../rules/axe.ts'
import type { Person } from '../story/asking.ts'
import { type School, story } from '../story/story.ts'

story.use({ bypassCSP: true })

const menus = [
  { menu: 'vertical' },
  { menu: 'vertical', isMenuNarrow: true },
  { menu: 'horizontal' },
  { menu: 'hidden' },
]
const bars = ['fixed', 'static', 'hidden']

const arrangements = menus.flatMap((menu) =>
  bars.flatMap((topBar) =>
    bars.flatMap((footer) =>
      ['compact', 'wide'].flatMap((width) =>
        ['ltr', 'rtl'].map((direction) => ({ ...menu, topBar, footer, width, direction })),
      ),
    ),
  ),
)

/** Writes to the storage, as another tab does, and fires the event. */
const arrange = (page: Page, arrangement: object): Promise<void> =>
  page.evaluate((stored) => {
    localStorage.setItem('vereda.appearance', JSON.stringify(stored))
    dispatchEvent(new StorageEvent('storage', { key: 'vereda.appearance' }))
  }, arrangement)

/** Problems of the page in each arrangement: required parts must exist once and within the screen. */
const complaints = (page: Page, all: readonly object[]): Promise<string[]> =>
  page.evaluate(async (given) => {
    const shown = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) => element.getClientRects().length > 0)
    const isOutside = (element: Element) => {
      const box = element.getBoundingClientRect()
      return box.left < 0 || box.right > innerWidth || box.top < 0 || box.bottom > innerHeight
    }
    const needed = {
      'way to the pages': 'nav a[href="/schools"], button[aria-label="Open menu"]',
      'account menu': 'button[aria-label$=": your account"]',
      bell: 'button[aria-label^="Notifications"]',
    }
    const announced: string[] = []
    for (const arrangement of given) {
      localStorage.setItem('vereda.appearance', JSON.stringify(arrangement))
      dispatchEvent(new StorageEvent('storage', { key: 'vereda.appearance' }))
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
      const wrong = Object.entries(needed).flatMap(([name, selector]) => {
        const found = shown(selector)
        if (found.length !== 1) return [`${found.length} times: ${name}`]
        return found.some(isOutside) ? [`outside: ${name}`] : []
      })
      if (shown('main h1').length !== 1) wrong.push('no heading')
      if (document.documentElement.scrollWidth > innerWidth) wrong.push('wider than the screen')
      announced.push(...wrong.map((each) => `${innerWidth} ${JSON.stringify(arrangement)} ${each}`))
    }
    return announced
  }, all)

const atSchools = async (page: Page, place: { teacher: Person; school: School }): Promise<void> => {
  await enterAt(page, place.teacher, '/schools')
  await expect(page.getByRole('link', { name: place.school.name, exact: true })).toBeVisible()
}

story('every arrangement of the page can be used', async ({ page, place }) => {
  await atSchools(page, place)
  for (const [width, height] of [
    [1280, 720],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height })
    expect(await complaints(page, arrangements)).toEqual([])
  }
})

story('the looks and the places of the menu pass axe', { tag: '@walk' }, async ({ page, place }) => {
  await atSchools(page, place)
  for (const [at, menu] of menus.entries()) {
    const topBar = at % 2 === 0 ? 'hidden' : 'fixed'
    const skin = at % 2 === 0 ? 'semi-dark' : 'bordered'
    await arrange(page, { ...menu, topBar, skin, contrast: at === 2 ? 'more' : 'system', footer: 'fixed' })
    await passesAxeInBothThemes(page, `${JSON.stringify(menu)} ${skin}`)
  }
})

story('the appearance is chosen by keyboard and stays', async ({ page, place }) => {
  await enter(page, place.teacher)
  const html = page.locator('html')
  const account = page.getByRole('button', { name: /: your account$/ })
  await account.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused()
  await page.keyboard.type('Appearance')
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: 'Appearance' })
  await expect(panel).toBeVisible()
  await passesAxeInBothThemes(page, 'appearance')
  const choose = async (group: string, name: string) => {
    const choice = panel.getByRole('radiogroup', { name: group }).getByRole('radio', { name })
    await panel.getByRole('radiogroup', { name: group }).getByRole('radio', { checked: true }).focus()
    for (let pressed = 0; pressed < 3 && !(await choice.isChecked()); pressed += 1)
      await page.keyboard.press('ArrowRight')
    await expect(choice).toBeChecked()
  }
  await choose('Theme', 'Dark')
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await choose('Text size', '125 %')
  await choose('Contrast', 'More')
  await choose('Menu', 'Above')
  await choose('When a new page comes', 'Slide')
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(account).toBeFocused()
  await page.getByRole('link', { name: 'Schools' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Schools' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Schools' })).toBeVisible()
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await expect(html).toHaveAttribute('data-contrast', 'more')
  await expect(html).toHaveCSS('font-size', '20px')
  await expect(page.getByRole('complementary')).toHaveCount(0)

  await page.goto('/profile')
  await page.getByRole('button', { name: 'Choose the appearance' }).click()
  await panel.getByRole('button', { name: 'Back to the usual' }).click()
  await expect(html).toHaveCSS('font-size', '16px')
  await expect(html).not.toHaveAttribute('data-contrast', 'more')
})
