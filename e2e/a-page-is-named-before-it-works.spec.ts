import { expect } from '@playwright/test'
import { enter } from './person/enter.ts'
import { story } from './story/story.ts'

const programs = '**/assets/*.js'

story('who opens a list on a slow line sees at once which it is', async ({ page, place }) => {
  await enter(page, place.coordinator)
  let go = () => {}
  const isOpen = new Promise<void>((resolve) => {
    go = resolve
  })
  await page.route(programs, async (route) => {
    await isOpen
    await route.continue()
  })
  await page.goto('/evaluations', { waitUntil: 'commit' })
  const first = page.locator('.first-frame')
  await expect(first).toContainText('One row for each evaluation, with its latest line')
  await expect(first).toBeVisible()
  await expect(page.locator('.skeleton')).toBeHidden()
  go()
  await expect(page.getByRole('heading', { level: 1, name: 'Evaluations' })).toBeVisible()
  await expect(first).toHaveCount(0)
})

story(
  'where the application cannot be loaded, that is told in place of the heading',
  async ({ page, place }) => {
    await enter(page, place.coordinator)
    await page.route(programs, (route) => route.abort())
    await page.goto('/evaluations', { waitUntil: 'commit' })
    await expect(page.getByRole('alert')).toContainText('Vereda could not be loaded')
    await expect(page.locator('.first-frame')).toBeHidden()
  },
)
