import { expect, type Page } from '@playwright/test'

/** Opens a school's form from the list, by its page. */
export const openSchoolForm = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}
