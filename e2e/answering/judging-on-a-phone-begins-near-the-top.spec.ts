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
