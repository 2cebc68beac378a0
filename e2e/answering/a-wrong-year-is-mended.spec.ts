import { expect } from '@playwright/test'
import { lineCalls } from 'contract/evaluation/lines'
import { enterAt } from '../person/enter.ts'
import { ask } from '../story/asking.ts'
import { story } from '../story/story.ts'

story(
  'a coordinator mends the year of an open line, also when somebody else was faster',
  async ({ page, place }) => {
    const { line } = await place.evaluation(2025)
    await enterAt(page, place.coordinator, '/evaluations')
    await page.getByRole('button', { name: `Actions for ${place.school.name}` }).click()
    await page.getByRole('menuitem', { name: 'Change the year' }).click()
    const dialog = page.getByRole('dialog', { name: `Year: Base line of ${place.school.name}` })
    const field = dialog.getByRole('textbox', { name: 'Year' })
    await expect(field).toHaveValue('2025')
    await ask(place.url, lineCalls.changeYear, place.superuser, {
      parameters: { id: line },
      body: { year: 2023 },
    })
    await field.fill('2024')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toContainText('2023')
    await dialog.getByRole('button', { name: 'Save mine instead' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Year saved' })).toBeVisible()
    await expect(page.getByRole('row', { name: place.school.name })).toContainText('2024')
  },
)

story('going back from an evaluation shows the list with its filters', async ({ page, place }) => {
  await place.evaluation(2025)
  await enterAt(page, place.coordinator, '/evaluations?year=2025&status=OPEN')
  await page
    .getByRole('row', { name: place.school.name })
    .getByRole('link', { name: /Base line/ })
    .click()
  await page.getByRole('link', { name: 'Back to evaluations' }).click()
  await expect(page).toHaveURL(/\/evaluations\?.*year=2025/)
  await expect(page).toHaveURL(/status=OPEN/)

  // Opening the current page again adds no entry to the history.
  const menu = page.getByRole('link', { name: 'Evaluations', exact: true })
  await menu.click()
  await expect(page).toHaveURL(/\/evaluations$/)
  const length = await page.evaluate(() => history.length)
  await menu.click()
  await menu.click()
  await page.getByRole('link', { name: 'Vereda, home' }).click()
  await expect(page).toHaveURL(/\/home$/)
  expect(await page.evaluate(() => history.length)).toBe(length + 1)
})
