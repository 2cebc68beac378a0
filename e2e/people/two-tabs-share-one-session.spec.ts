import { expect, type Page } from '@playwright/test'
import { savedState } from '../person/answering.ts'
import { enter } from '../person/enter.ts'
import { story } from '../story/story.ts'

story.use({ serviceWorkers: 'allow' })

/** As after a quarter of an hour: this tab's access token is no longer valid. */
const letTokenRunOut = (page: Page) =>
  page.evaluate(() => {
    const stored = JSON.parse(sessionStorage.getItem('vereda.session') ?? '')
    sessionStorage.setItem('vereda.session', JSON.stringify({ ...stored, access: `at_${'x'.repeat(43)}` }))
  })

const isAtHome = async (page: Page): Promise<void> => {
  await page.reload()
  await expect(page.getByRole('region', { name: 'Schools that may need a call' })).toBeVisible()
}

story(
  'a duplicated tab goes on with what the first one got, also when that one is closed',
  async ({ page, context, place }) => {
    await place.evaluation(2026)
    await enter(page, place.coordinator)
    await expect(page.getByRole('region', { name: 'Schools that may need a call' })).toBeVisible()
    // A window opened by a page starts with a copy of its session storage, like a duplicated tab.
    const opened = context.waitForEvent('page')
    await page.evaluate(() => void window.open('/home'))
    const duplicate = await opened
    await expect(duplicate.getByRole('region', { name: 'Schools that may need a call' })).toBeVisible()

    await letTokenRunOut(page)
    await isAtHome(page)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('vereda.renewed'))).not.toBeNull()
    await page.close()

    await letTokenRunOut(duplicate)
    const requests: string[] = []
    duplicate.on('request', (request) => requests.push(request.url()))
    await isAtHome(duplicate)
    expect(requests.filter((each) => each.includes('/token/refresh/'))).toEqual([])

    await letTokenRunOut(duplicate)
    await isAtHome(duplicate)
    await duplicate.getByRole('button', { name: /your account$/ }).click()
    await duplicate.getByRole('menuitem', { name: 'Log out' }).click()
    await expect(duplicate.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    expect(await duplicate.evaluate(() => localStorage.getItem('vereda.renewed'))).toBeNull()
  },
)

story('the tokens that tabs share cannot be read on the device', async ({ page, place }) => {
  await enter(page, place.coordinator)
  await letTokenRunOut(page)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('vereda.renewed'))).toContain('encrypted')
  const [shared, refresh] = await page.evaluate(() => [
    JSON.stringify(localStorage),
    JSON.parse(sessionStorage.getItem('vereda.session') ?? '').refresh as string,
  ])
  expect(refresh).toMatch(/^rt_/)
  expect(shared).not.toContain(refresh)
})

story(
  'where the browser stores nothing the application works, and says so in one line',
  async ({ page, place }) => {
    await place.evaluation(2026)
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('Storage is blocked', 'SecurityError')
      }
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
        Object.defineProperty(window, name, { get: refuse })
    })
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    await page.goto('/login')
    await expect(page.getByText('This browser stores nothing for this site.')).toBeVisible()
    await enter(page, place.teacher)
    await page
      .getByRole('link', { name: /^Evaluations/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { name: 'Evaluations', level: 1 })).toBeVisible()
    await page
      .getByRole('link', { name: /^Base line/ })
      .first()
      .click()
    await expect(savedState(page)).toContainText('This browser keeps nothing on the device')
    expect(errors).toEqual([])
  },
)
