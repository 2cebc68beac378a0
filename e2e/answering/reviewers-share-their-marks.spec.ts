import { expect } from '@playwright/test'
import { enterAt } from '../person/enter.ts'
import { complete, takeStep } from '../story/complete.ts'
import { story } from '../story/story.ts'

story('a second reviewer goes on where the first one stopped', async ({ page, place, browser }) => {
  const begun = await place.evaluation(2026)
  await complete(place, begun)
  await takeStep(place, begun, 'submit')
  const at = (code: string) => `${begun.path}?indicator=${code}`

  await enterAt(page, place.coordinator, at('1.1.1'))
  await page.getByRole('button', { name: 'Agree with 1.1.1' }).click()
  await expect(page.getByRole('button', { name: 'Agreed: 1.1.1' })).toBeVisible()
  await page.goto(at('1.1.2'))
  await page.getByRole('button', { name: 'Ask for a change in 1.1.2' }).click()
  await page.getByLabel('What should change').fill('Name the days of the week.')
  await page.getByLabel('What should change').blur()
  await expect(page.getByText(/^Sent and kept/).first()).toBeVisible()

  const other = await (await browser.newContext()).newPage()
  await enterAt(other, place.superuser, at('1.1.1'))
  await expect(other.getByRole('button', { name: 'Agreed: 1.1.1' })).toBeVisible()
  await expect(other.getByText(/^by Daniela/)).toBeVisible()
  await expect(other.getByText('2 of 66')).toBeVisible()
  await other.goto(at('1.1.2'))
  await expect(other.getByLabel('What should change')).toHaveValue('Name the days of the week.')

  await other.getByRole('button', { name: 'Validate' }).click()
  const question = other.getByRole('alertdialog')
  await expect(question).toContainText('64 indicators were not looked at')
  await other.context().close()
})
