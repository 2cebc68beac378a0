import { expect } from '@playwright/test'
import { choose, everythingIsSaved, option, shows } from '../person/answering.ts'
import { evaluationKnownAt } from '../person/device.ts'
import { enter } from '../person/enter.ts'
import { story } from '../story/story.ts'

story(
  'a page says as of when it is while a busy server refuses it, and no longer',
  async ({ page, place }) => {
    const { path, id } = await place.evaluation(2026)
    await enter(page, place.teacher)
    await page.goto(path)
    await shows(page, '1.1.1')
    const before = await page.evaluate(() => Date.now())
    await choose(page, 'C')
    await everythingIsSaved(page)
    await expect.poll(() => evaluationKnownAt(page)).toBeGreaterThan(before)
    const notice = page.getByText(/^Shown as of .*: the server does not answer/)

    let refusals = Number.POSITIVE_INFINITY
    await page.route(`**/api/evaluation/${id}/**`, (route) => {
      if (route.request().method() !== 'GET' || refusals === 0) return route.continue()
      refusals -= 1
      return route.fulfill({ status: 503, json: { code: 'unavailable', detail: 'Try again later' } })
    })
    await story.step('what the device knows is shown, and as of when', async () => {
      await page.reload()
      await shows(page, '1.1.1')
      await expect(option(page, 'C')).toBeChecked()
      await expect(notice).toBeVisible()
    })
    await story.step('another page, which the server answers, does not say so', async () => {
      await page.getByRole('link', { name: 'Back to evaluations' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Evaluations' })).toBeVisible()
      await expect(notice).toBeHidden()
      await page.goBack()
      await shows(page, '1.1.1')
      await expect(notice).toBeVisible()
    })
    await story.step(
      'a saved answer removes the notice, although the server was busy once more',
      async () => {
        await choose(page, 'D')
        await everythingIsSaved(page)
        refusals = 3
        await expect(notice).toBeHidden({ timeout: 30_000 })
        await expect(option(page, 'D')).toBeChecked()
      },
    )
  },
)
