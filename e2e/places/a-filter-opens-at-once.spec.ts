import { expect } from '@playwright/test'
import { enterAt } from '../person/enter.ts'
import { story } from '../story/story.ts'

story('the first press on the filter of regions shows them', async ({ page, place }) => {
  await enterAt(page, place.superuser, '/evaluations')
  await page.getByRole('button', { name: 'Region' }).click()
  await page.getByRole('option').first().click()
  await expect(page).toHaveURL(/region=/)
})
