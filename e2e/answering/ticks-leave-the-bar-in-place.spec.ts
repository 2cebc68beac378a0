import { expect, type Page } from '@playwright/test'
import { everythingIsSaved, savedState, shows } from '../person/answering.ts'
import { enterAt } from '../person/enter.ts'
import { story } from '../story/story.ts'

const draft = 'Draft on this device, not sent'

story('ticks and numbers that are taken back leave no draft', async ({ page, place }) => {
  const { path } = await place.evaluation(2026, 2)
  await enterAt(page, place.teacher, `${path}?indicator=1.1.1`)
  await shows(page, '1.1.1')
  await expect(page.getByRole('checkbox', { disabled: false })).toHaveCount(6)
  await page.keyboard.press('1')
  await expect(savedState(page)).toContainText(draft)
  await page.keyboard.press('1')
  await everythingIsSaved(page)
  await expect(savedState(page)).not.toContainText(draft)

  await page.keyboard.press('ArrowRight')
  await shows(page, '1.1.2')
  const group = page.getByLabel(/^The group/)
  await group.fill('6')
  await group.blur()
  await expect(savedState(page)).toContainText(draft)
  await group.fill('')
  await group.blur()
  await everythingIsSaved(page)
  await page.reload()
  await shows(page, '1.1.2')
  await everythingIsSaved(page)
})

const heightOf = async (page: Page): Promise<number> =>
  (await page.getByRole('banner').boundingBox())?.height ?? 0

story('a tick moves nothing under the pointer', async ({ page, place }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  const { path } = await place.evaluation(2026, 2)
  await enterAt(page, place.teacher, `${path}?indicator=1.1.1`)
  for (const language of ['en', 'es', 'vi', 'id']) {
    await page.evaluate((code) => sessionStorage.setItem('vereda.language', code), language)
    await page.goto(`${path}?indicator=1.1.1`)
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`))
    await shows(page, '1.1.1')
    const question = page.getByRole('heading', { level: 1 })
    const tick = page.getByRole('checkbox', { disabled: false }).first()
    const state = page.getByRole('banner').locator('a[href*="indicator="]')
    await expect(page.getByRole('checkbox', { disabled: false })).toHaveCount(6)
    const before = await question.boundingBox()
    await page.keyboard.press('1')
    await expect(tick).toBeChecked()
    await expect(state).not.toHaveCount(0)
    expect(await question.boundingBox(), language).toEqual(before)
    expect(await heightOf(page), language).toBeLessThan(72)
    await page.keyboard.press('1')
    await expect(state).toHaveCount(0)
    expect(await question.boundingBox(), language).toEqual(before)
  }
})
