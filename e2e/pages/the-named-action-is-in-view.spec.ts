import { expect } from '@playwright/test'
import { enterAt } from '../person/enter.ts'
import { complete, takeStep } from '../story/complete.ts'
import { story } from '../story/story.ts'

const screens = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
]

story('what home links to is in view on the opened page', async ({ page, place }) => {
  const begun = await place.evaluation(2026)
  await complete(place, begun)
  await takeStep(place, begun, 'submit')
  await takeStep(place, begun, 'review')
  await enterAt(page, place.coordinator, begun.path)
  const inViewEverywhere = async (name: string) => {
    for (const screen of screens) {
      await page.setViewportSize(screen)
      await page.goto(begun.path)
      await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
    }
  }
  await inViewEverywhere('Close the line')
  await page.getByRole('button', { name: 'Close the line' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close the line' }).click()
  await expect(page.getByRole('button', { name: 'Open: Second evaluation' })).toBeVisible()
  await inViewEverywhere('Open: Second evaluation')
})
