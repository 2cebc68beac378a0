import { expect } from '@playwright/test'
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
