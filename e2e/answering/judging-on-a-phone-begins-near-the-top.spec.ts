import { expect, type Page } from '@playwright/test'
import { shows } from '../person/answering.ts'
import { enterAt } from '../person/enter.ts'
import { story } from '../story/story.ts'

story.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const inLanguage = async (page: Page, path: string, language: string): Promise<void> => {
  await page.evaluate((code) => sessionStorage.setItem('vereda.language', code), language)
  await page.goto(`${path}?indicator=1.1.1`)
  await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`))
  await shows(page, '1.1.1')
}

story('the name of a school is whole in the bar, which stays low', async ({ page, place }) => {
  const { path } = await place.evaluation(2026)
  await enterAt(page, place.teacher, `${path}?indicator=1.1.1`)
  for (const [width, height] of [
    [390, 844],
    [320, 480],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const language of ['en', 'es']) {
      await inLanguage(page, path, language)
      const name = page.getByRole('banner').getByRole('link', { name: place.school.name })
      await expect(page.getByRole('banner')).toContainText(/Sent and kept|Enviado y guardado/)
      const isCut = await name.evaluate((link) => {
        const line = link.closest('p') ?? link
        return line.scrollHeight > line.clientHeight + 1 || line.scrollWidth > line.clientWidth + 1
      })
      expect(isCut, `${language} at ${width}`).toBe(false)
      const bar = (await page.getByRole('banner').boundingBox())?.height ?? 0
      expect(bar / height, `${language} at ${width}`).toBeLessThanOrEqual(0.2)
    }
  }
})

story(
  'the first statement is near the top, and the other parts are one press away',
  async ({ page, place }) => {
    const { path } = await place.evaluation(2026, 2)
    await enterAt(page, place.teacher, `${path}?indicator=1.1.1`)
    for (const language of ['hi', 'es', 'en']) {
      await inLanguage(page, path, language)
      await expect(page.getByRole('checkbox', { disabled: false })).toHaveCount(6)
      const first = await page.locator('#level-1').boundingBox()
      expect(first?.y, language).toBeLessThan(290)
    }
    await page.getByRole('button', { name: /^Files 0\/9/ }).tap()
    await expect(page.getByRole('region', { name: 'Evidence of domain 1, Change' })).toBeFocused()
    await page.getByRole('button', { name: /^Note/ }).tap()
    await expect(page.getByLabel('Note for indicator 1.1.1')).toBeFocused()
    await page.getByRole('button', { name: /^Comments 0/ }).tap()
    await expect(page.getByLabel('Write a comment')).toBeFocused()
    await page.getByRole('button', { name: /^Domain 1 of 7/ }).tap()
    const list = page.getByRole('dialog', { name: 'Domains and indicators' })
    await expect(list.getByRole('button', { name: /English$/ })).toBeVisible()
  },
)
