import { expect, type Page } from '@playwright/test'
import { enterAt } from '../person/enter.ts'
import { passesAxeInBothThemes } from '../rules/axe.ts'
import { story } from '../story/story.ts'

story.use({ bypassCSP: true })

const dialogOf = (page: Page) => page.getByRole('dialog', { name: /^Download: / })

story('what is on a page is downloaded while the person goes on', async ({ page, place }) => {
  const evaluation = await place.evaluation(2026)
  await enterAt(page, place.teacher, evaluation.path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  const button = page.getByRole('banner').getByRole('button', { name: 'Download' })

  await story.step('the dialog says what each file is for', async () => {
    await button.click()
    const dialog = dialogOf(page)
    await expect(dialog.getByRole('radio', { name: 'PDF' })).toBeChecked()
    await expect(dialog.getByRole('radio', { name: 'PDF' })).toHaveAccessibleDescription(/Screen readers/)
    await passesAxeInBothThemes(page, 'what can be downloaded')
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
  })

  await story.step('answers as a table, by keys alone', async () => {
    await page.keyboard.press('Enter')
    const dialog = dialogOf(page)
    await dialog.getByRole('radio', { name: 'PDF' }).focus()
    await page.keyboard.press('ArrowUp')
    await expect(dialog.getByRole('group', { name: 'How it looks' })).toBeHidden()
    await expect(
      dialog.getByRole('radio', { name: /CSV|JSON|XLSForm/ }).and(dialog.locator(':checked')),
    ).toHaveCount(1)
    const saving = page.waitForEvent('download')
    await dialog.getByRole('radio', { name: 'Table as text (CSV)' }).check({ force: true })
    await dialog.getByRole('button', { name: 'Download' }).press('Enter')
    await expect(dialog).toBeHidden()
    expect((await saving).suggestedFilename()).toMatch(/[.]csv$/)
    await expect(page.getByRole('status').filter({ hasText: 'saved' })).toContainText('.csv saved')
  })

  await story.step('a large print in Spanish is made while the person leaves the page', async () => {
    await button.click()
    const dialog = dialogOf(page)
    // The last choice is preselected.
    await expect(dialog.getByRole('radio', { name: 'Table as text (CSV)' })).toBeChecked()
    await dialog.getByRole('radio', { name: 'PDF' }).check({ force: true })
    await dialog.getByRole('radio', { name: 'Large print' }).check({ force: true })
    await dialog.getByRole('button', { name: /Language/ }).press('Enter')
    await page.getByRole('option', { name: 'Español' }).press('Enter')
    const saving = page.waitForEvent('download', { timeout: 120_000 })
    await dialog.getByRole('button', { name: 'Download' }).click()
    await expect(dialog).toBeHidden()
    await page.getByRole('banner').getByRole('link', { name: 'Back to evaluations' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect((await saving).suggestedFilename()).toMatch(/[.]pdf$/)
  })
})
