import { expect, type Page } from '@playwright/test'
import { signIn } from '../person/enter.ts'
import { story } from '../story/story.ts'

const at = (page: Page) =>
  expect.poll(() => {
    const { pathname, search } = new URL(page.url())
    return pathname + search
  })

const logOut = async (page: Page) => {
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
}

story('who opens a link and signs in first is led on to it', async ({ page, place }) => {
  const { path } = await place.evaluation(2026)
  await page.goto(`${path}?indicator=2.1.3`)
  await at(page).toBe('/login')

  await story.step('after a reload too', async () => {
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
    await signIn(page, place.teacher)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('2.1.3')
    expect(new URL(page.url()).pathname).toBe(path)
  })

  await story.step('Back does not return to the login', async () => {
    await page.goBack()
    await expect.poll(() => page.url()).not.toContain('/login')
  })
})

story('after a logout the next person does not see the page', async ({ page, place }) => {
  await page.goto('/notifications')
  await signIn(page, place.teacher)
  await at(page).toBe('/notifications')
  await logOut(page)
  await at(page).toBe('/login')
  await signIn(page, place.coordinator)
  await at(page).toBe('/home')
})

story('the login leads to no other site', async ({ page, place }) => {
  await page.goto('/login')
  await page.evaluate(() => history.replaceState({ afterLogin: '//elsewhere.example/home' }, ''))
  await page.reload()
  await signIn(page, place.teacher)
  await at(page).toBe('/home')
})
