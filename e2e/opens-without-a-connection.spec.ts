import { expect } from '@playwright/test'
import { enter } from './person/enter.ts'
import { story } from './story/story.ts'

story.use({ serviceWorkers: 'allow' })

story('after one visit the application opens without a connection', async ({ page, context, place }) => {
  await enter(page, place.teacher)
  await story.step('its files are brought to the device, and nothing that the server answered', async () => {
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), { timeout: 60_000 })
      .toBe(true)
    const kept = await page.evaluate(async () => {
      const cache = await caches.open('vereda')
      return (await cache.keys()).map(({ url }) => new URL(url).pathname)
    })
    expect(kept).toContain('/index.html')
    expect(kept.filter((path) => path.startsWith('/api'))).toEqual([])
  })

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
})
