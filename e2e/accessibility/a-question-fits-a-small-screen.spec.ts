import { expect, type Page } from '@playwright/test'
import { option, shows } from '../person/answering.ts'
import { enterAt } from '../person/enter.ts'
import { announced, listenToStatus } from '../rules/announcements.ts'
import { beyondTheEdge, heightOfBars, setTextSize } from '../rules/bars.ts'
import { phonePhoto } from '../story/photos.ts'
import { story } from '../story/story.ts'

story.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const screens = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 320, height: 480 },
]

/** The question is focused and starts in the upper half of the screen, not covered by a bar. */
const questionIsShown = async (page: Page, code: string): Promise<void> => {
  await shows(page, code)
  const question = page.getByRole('heading', { level: 1 })
  await expect(question).toBeFocused()
  // Pages scroll by whole pixels.
  const top = await question.evaluate(
    (heading) => Math.ceil(heading.getBoundingClientRect().top) / innerHeight,
  )
  expect(top).toBeGreaterThanOrEqual(0)
  expect(top).toBeLessThan(0.5)
}

story(
  'on small screens with large letters the bars are low and each question is in sight',
  async ({ page, place }) => {
    const { path } = await place.evaluation(2026)
    await enterAt(page, place.teacher, `${path}?indicator=1.1.1`)
    await shows(page, '1.1.1')
    const figures: string[] = []
    for (const screen of screens)
      for (const size of [100, 150, 200]) {
        await story.step(`${screen.width} × ${screen.height}, letters at ${size} %`, async () => {
          await page.setViewportSize(screen)
          await setTextSize(page, size)
          await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }))
          const share = await heightOfBars(page)
          figures.push(`${screen.width} × ${screen.height} at ${size} %: ${(share * 100).toFixed(0)}`)
          expect
            .soft(share, `bars at ${screen.height}, ${size} %`)
            .toBeLessThanOrEqual(size === 200 ? 0.15 : 0.2)
          expect
            .soft(await beyondTheEdge(page), `sideways at ${screen.width}, ${size} %`)
            .toBeLessThanOrEqual(0)
          await option(page, 'C').tap()
          await expect(option(page, 'C')).toBeChecked()
          await page.getByRole('link', { name: 'Next: 1.1.2' }).tap()
          await questionIsShown(page, '1.1.2')
          await page
            .getByRole('link', { name: 'Previous: 1.1.1' })
            .or(page.getByRole('link', { name: /1\.1\.1$/ }))
            .first()
            .tap()
          await questionIsShown(page, '1.1.1')
        })
      }
    story
      .info()
      .annotations.push({ type: 'figures', description: `height of the bars: ${figures.join('; ')}` })
  },
)

story(
  'between a phone and a desk, and on a desk enlarged to 200 %, the bar of letters is thin',
  async ({ page, place }) => {
    const { path } = await place.evaluation(2026)
    await enterAt(page, place.teacher, `${path}?indicator=1.1.1`)
    await shows(page, '1.1.1')
    for (const screen of [
      { width: 700, height: 900 },
      { width: 768, height: 1024 },
      { width: 640, height: 360 },
    ]) {
      await page.setViewportSize(screen)
      await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }))
      const share = await heightOfBars(page)
      expect.soft(share, `bars at ${screen.width} × ${screen.height}`).toBeLessThanOrEqual(0.2)
      await expect(page.locator('.letter-bar').getByText('Change', { exact: true })).toBeHidden()
    }
  },
)

story(
  'Next tells the question once, and no notice stands above it without a connection',
  async ({ page, context, place }) => {
    const { path } = await place.evaluation(2026)
    await enterAt(page, place.teacher, `${path}?indicator=1.1.1`)
    await shows(page, '1.1.1')
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await expect(page.getByText('No connection', { exact: true })).toBeVisible()
    await listenToStatus(page)
    await page.getByRole('link', { name: 'Next: 1.1.2' }).tap()
    await questionIsShown(page, '1.1.2')
    const above = await page.evaluate(() => {
      const question = document.getElementById('indicator')?.getBoundingClientRect()
      const notice = [...document.querySelectorAll('p, h2')].find(
        (each) => each.textContent === 'No connection',
      )
      return (notice?.getBoundingClientRect().top ?? 0) < (question?.top ?? 0)
    })
    expect(above).toBe(false)
    // The focus announces it, so a status must not repeat it.
    expect((await announced(page)).filter(({ text }) => text.includes('1.1.2'))).toEqual([])
  },
)

story(
  'a phone takes photos by its camera, and shows what was taken before and while it waits',
  async ({ page, context, place }) => {
    const { path } = await place.evaluation(2026)
    await enterAt(page, place.teacher, `${path}?indicator=1.1.1`)
    await shows(page, '1.1.1')
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Evidence for domain 1' }).tap()
    await page.getByRole('button', { name: 'Add evidence to Change' }).tap()
    const dialog = page.getByRole('dialog', { name: /^Add evidence: domain/ })
    await expect(dialog.locator('input[capture]')).toHaveAttribute('capture', 'environment')
    const chooser = page.waitForEvent('filechooser')
    await dialog.getByRole('button', { name: 'Take a photo' }).tap()
    await (await chooser).setFiles(await phonePhoto('gate'))
    await expect(dialog.locator('img')).toBeVisible()
    await dialog.getByLabel('What it shows').fill('The gate')
    await dialog.getByText(/agree/).tap()
    await dialog.getByRole('button', { name: 'Add evidence' }).tap()
    const waiting = page.getByRole('button', { name: /^gate\.jpg: / })
    await expect(waiting.locator('img')).toBeVisible()
  },
)
