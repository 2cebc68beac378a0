import { expect, type Page } from '@playwright/test'
import { enter } from '../person/enter.ts'
import { delayAnswers, loadingStatus, refuse, soon, waiting } from '../rules/silent-server.ts'
import { fill, isWhole, pagesOf } from '../rules/walk.ts'
import { story } from '../story/story.ts'

// Cached answers would be shown instead of the server's.
story.use({ serviceWorkers: 'block' })

/** Pages without requests. */
const needNothing = ['tutorial']
/** In the short run a page of each kind. */
const some = ['home', 'schools', 'evaluation', 'statistics']

story(
  'a silent server is told of on every page, and a refusal says what to do next',
  async ({ page, place }) => {
    story.setTimeout(isWhole ? 900_000 : 240_000)
    const { addressOf } = await fill(place)
    await enter(page, place.superuser)
    const pages = pagesOf('superuser').filter((each) => !needNothing.includes(each))
    for (const each of isWhole ? pages : pages.filter((name) => some.includes(name))) {
      await story.step(each, async () => {
        const speak = await delayAnswers(page)
        await page.goto(addressOf[each])
        await expect(waiting(page.getByRole('main')).first(), `${each} shows that it waits`).toBeVisible(soon)
        await expect(loadingStatus(page), `${each} tells that it waits`).not.toHaveCount(0, soon)
        await speak()
        await expect(waiting(page.getByRole('main')), `${each} has come`).toHaveCount(0)
        await expect(loadingStatus(page), `${each} waits no more`).toHaveCount(0)

        const answer = await refuse(page)
        await page.goto(addressOf[each])
        const again = page.getByRole('main').getByRole('button', { name: 'Try again' })
        await expect(again.first(), `${each}: a refusal has a next step`).toBeVisible()
        await answer()
        await expect(async () => {
          for (const part of await again.all()) await part.click({ timeout: 2_000 })
          await expect(again).toHaveCount(0, { timeout: 2_000 })
        }, `${each} is read when asked again`).toPass()
      })
    }
  },
)

/** Delays all scripts until the returned function is called. */
const delayProgram = async (page: Page): Promise<() => Promise<void>> => {
  let send: (value?: unknown) => void = () => {}
  const sent = new Promise((resolve) => {
    send = resolve
  })
  await page.route('**/assets/*', async (route) => {
    await sent
    await route.continue().catch(() => undefined)
  })
  return async () => {
    send()
    await page.unroute('**/assets/*')
  }
}

story('slow loading of a page or a menu is shown and announced', async ({ page, place }) => {
  await enter(page, place.coordinator)
  const bar = page.locator('.on-its-way')
  await page.getByRole('navigation', { name: 'Menu' }).waitFor()
  await page.waitForLoadState('networkidle')

  await story.step('a menu', async () => {
    const send = await delayProgram(page)
    await page.getByRole('button', { name: /your account$/ }).click()
    await expect(bar).toBeVisible()
    await expect(loadingStatus(page)).not.toHaveCount(0)
    await send()
    await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible()
    await expect(bar).toHaveCount(0)
    await page.keyboard.press('Escape')
  })

  await story.step('a page', async () => {
    const send = await delayProgram(page)
    await page.getByRole('link', { name: 'Profiles' }).click()
    await expect(bar).toBeVisible()
    await expect(loadingStatus(page)).not.toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1, name: 'Profiles' })).toBeHidden()
    await send()
    await expect(page.getByRole('heading', { level: 1, name: 'Profiles' })).toBeVisible()
    await expect(bar).toHaveCount(0)
    await expect(page.getByRole('main')).toBeFocused()
  })
})
