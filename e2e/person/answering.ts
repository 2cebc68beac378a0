import { expect, type Locator, type Page } from '@playwright/test'

/** An option of the indicator by the beginning of its name: a letter, "No evidence", "Not applicable". */
export const option = (page: Page, beginning: string): Locator =>
  page.getByRole('radio', { name: new RegExp(`^${beginning}\\b`) })

/** The label around a radio, switch or checkbox, which a pointer presses, since the input is invisible. */
export const cardOf = (within: Page | Locator, control: Locator): Locator =>
  within.locator('label', { has: control })

export const choose = async (page: Page, beginning: string): Promise<void> => {
  const wanted = option(page, beginning)
  await wanted.click()
  await expect(wanted).toBeChecked()
}

export const chooseNotApplicable = async (page: Page, reason: string): Promise<void> => {
  await choose(page, 'Not applicable')
  await page.getByLabel('Why it does not apply').fill(reason)
  await page.getByRole('button', { name: 'Save as not applicable' }).click()
}

/** A note is saved by itself after a pause. */
export const writeNote = async (page: Page, code: string, text: string): Promise<void> => {
  await page.getByLabel(`Note for indicator ${code}`).fill(text)
  await expect(page.getByRole('region', { name: 'Your note' })).toContainText('Saved')
}

/** Waits until the page shows this indicator. */
export const shows = (page: Page, code: string): Promise<void> =>
  expect(page.getByRole('heading', { level: 1, name: `${code} ` })).toBeVisible()

export const goOnTo = async (page: Page, code: string): Promise<void> => {
  await page.getByRole('link', { name: `Next: ${code}` }).click()
  await shows(page, code)
}

/** The bar with the state of saving. */
export const savedState = (page: Page): Locator => page.getByRole('banner', { name: 'Top bar' })

export const everythingIsSaved = (page: Page): Promise<void> =>
  expect(savedState(page)).toContainText(/Sent and kept/)
