import { expect } from '@playwright/test'
import { shows } from '../person/answering.ts'
import { enterAt } from '../person/enter.ts'
import { complete, takeStep } from '../story/complete.ts'
import { story } from '../story/story.ts'

story('a second reviewer goes on where the first one stopped', async ({ page, place, browser }) => {
  const begun = await place.evaluation(2026)
  await complete(place, begun)
  await takeStep(place, begun, 'submit')
  const at = (code: string) => `${begun.path}?indicator=${code}`

  await enterAt(page, place.coordinator, at('1.1.1'))
  await shows(page, '1.1.1')
  await page.getByRole('button', { name: 'Agree with C' }).click()
  await shows(page, '1.1.2')
  await page.getByRole('button', { name: 'Ask for a change', exact: true }).click()
  await page.getByLabel('What should change').fill('Name the days of the week.')
  await page.getByLabel('What should change').blur()
  await expect(page.getByText(/^Sent and kept/).first()).toBeVisible()

  const other = await (await browser.newContext()).newPage()
  await enterAt(other, place.superuser, at('1.1.1'))
  await expect(other.getByText('Agreed by Daniela Vera')).toBeVisible()
  await expect(other.getByText('2 of 66', { exact: true })).toBeVisible()
  await other.goto(at('1.1.2'))
  await other.getByRole('button', { name: 'Ask for a change', exact: true }).click()
  await expect(other.getByLabel('What should change')).toHaveValue('Name the days of the week.')
  await other.keyboard.press('Escape')

  await other.getByRole('button', { name: 'Validate' }).click()
  const question = other.getByRole('alertdialog')
  await expect(question).toContainText('64 indicators were not looked at')
  await other.context().close()
})
