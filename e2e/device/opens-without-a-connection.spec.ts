import { expect, type Page } from '@playwright/test'
import { applicationIsStored } from '../person/device.ts'
import { enter } from '../person/enter.ts'
import { story } from '../story/story.ts'

story.use({ serviceWorkers: 'allow' })

const storedFiles = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const cache = await caches.open('vereda')
    return (await cache.keys()).map(({ url }) => new URL(url).pathname)
  })

story('after one visit the application opens without a connection', async ({ page, context, place }) => {
  await enter(page, place.teacher)
  await story.step('its files are brought to the device, and nothing that the server answered', async () => {
    await applicationIsStored(page)
    const stored = await storedFiles(page)
    expect(stored).toContain('/index.html')
    expect(stored.filter((path) => path.startsWith('/api'))).toEqual([])
  })

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
})

story(
  'what a version before left stays while a page is open, and texts of a language longer',
  async ({ page, context }) => {
    await page.goto('/login')
    await page.getByRole('button', { name: 'Español' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    await applicationIsStored(page)
    await expect.poll(() => storedFiles(page)).toContain('/languages-in-use')
    const spanish = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    )
    const assets = spanish.filter((file) => file.startsWith('/assets/'))
    await expect.poll(() => storedFiles(page)).toEqual(expect.arrayContaining(assets))

    const before = '/assets/of-a-version-before.js'
    await page.evaluate(async (file) => (await caches.open('vereda')).put(file, new Response('')), before)
    const second = await context.newPage()
    await second.goto('/login')
    await expect(second.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await storedFiles(second)).toContain(before)

    await page.close()
    await second.close()
    const third = await context.newPage()
    await third.goto('/login')
    await expect.poll(() => storedFiles(third)).not.toContain(before)
    expect(await storedFiles(third)).toEqual(expect.arrayContaining(assets))
  },
)

story(
  'a device can install the application, under its name and with icons of its own',
  async ({ page, context }) => {
    await page.goto('/login')
    const bar = page.locator('meta[name="theme-color"]')
    await expect(bar).toHaveAttribute('content', '#f5f7fa')
    // Repeated, since a page that is not painted yet may miss the event.
    await expect(async () => {
      await page.emulateMedia({ colorScheme: 'light' })
      await page.emulateMedia({ colorScheme: 'dark' })
      await expect(bar).toHaveAttribute('content', '#0b0f16', { timeout: 1_000 })
    }).toPass({ timeout: 15_000 })
    await applicationIsStored(page)
    const browser = await context.newCDPSession(page)
    const { errors, data = '' } = await browser.send('Page.getAppManifest')
    expect(errors).toEqual([])
    const manifest: { name: string; icons: { src: string; sizes: string }[] } = JSON.parse(data)
    expect(manifest.name).toBe('Vereda')
    const drawn = await page.evaluate(
      (icons) =>
        Promise.all(
          icons.map(async ({ src }) => {
            const icon = new Image()
            icon.src = src
            await icon.decode()
            return `${icon.naturalWidth}x${icon.naturalHeight}`
          }),
        ),
      manifest.icons,
    )
    expect(drawn).toEqual(manifest.icons.map(({ sizes }) => sizes))
    const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
    expect(installabilityErrors).toEqual([])
  },
)
