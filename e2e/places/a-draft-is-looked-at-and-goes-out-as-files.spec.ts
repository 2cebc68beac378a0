import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { readXlsx, writeXlsx } from 'hucre/xlsx'
import { enterAt } from '../person/enter.ts'
import { passesAxeInBothThemes } from '../rules/axe.ts'
import { openIndicator, statement } from '../story/drafts.ts'
import { story } from '../story/story.ts'

story.use({ bypassCSP: true })

/** The workbook as a translator returns it: the Spanish help of 1.1.1 is changed. */
const translated = async (path: string): Promise<Buffer> => {
  const { sheets } = await readXlsx(new Uint8Array(await readFile(path)))
  const rows = sheets[0]?.rows ?? []
  const column = (rows[0] ?? []).indexOf('Español')
  const row = rows.find(([, place, field]) => place === 'Indicator 1.1.1' && field === 'Help')
  if (row) row[column] = 'Nuestra ayuda, en palabras del país.'
  return Buffer.from(await writeXlsx({ sheets: [{ name: 'Sheet1', rows }] }))
}

const choose = async (page: Page, name: RegExp | string): Promise<void> => {
  await page.getByRole('button', { name: 'Files', exact: true }).click()
  await page.getByRole('menuitem', { name }).click()
}

story(
  'a draft is seen as a school would see it, and its texts go to a translator and come back',
  async ({ page, place }) => {
    await enterAt(page, place.superuser, '/editions')
    await page.getByRole('button', { name: 'Open a draft' }).click()
    const form = page.getByRole('dialog', { name: 'Open a draft' })
    await form.getByRole('button', { name: 'Open a draft' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /edition · \d{4}$/ })).toBeVisible()
    await openIndicator(page, '1.1.1')

    await story.step(
      'the indicator is shown on the page of an evaluation, and nothing is saved',
      async () => {
        await page.getByRole('link', { name: 'Preview' }).click()
        await expect(page.getByText('Draft, not released')).toBeVisible()
        await expect(page.getByRole('heading', { level: 1, name: /^1\.1\.1 / })).toBeVisible()
        await expect(page.getByRole('checkbox', { disabled: false })).toHaveCount(6)
        await page.keyboard.press('1')
        await expect(page.getByText('Proposed: A.')).toBeVisible()
        await page.keyboard.press('a')
        await expect(page.getByRole('radio', { name: /^A/ })).toBeChecked()
        await expect(page.getByText('1 of 66', { exact: true })).toBeVisible()
        await passesAxeInBothThemes(page, 'the preview of a draft')
        await page.getByRole('link', { name: 'Next: 1.1.2' }).click()
        await expect(page.getByRole('heading', { level: 1, name: /^1\.1\.2 / })).toBeVisible()
        await page.getByRole('link', { name: 'Back to the draft' }).click()
        await expect(page.getByRole('heading', { name: /Functional use of vision/ })).toBeVisible()
      },
    )

    await story.step('a translator’s workbook is looked at first, then written', async () => {
      const saved = page.waitForEvent('download')
      await choose(page, 'Texts for translators (XLSX)')
      const file = await saved
      expect(file.suggestedFilename()).toContain('Draft, not released')
      await choose(page, 'Take in texts from a file')
      const dialog = page.getByRole('dialog', { name: 'Texts of the draft from a file' })
      const chooser = page.waitForEvent('filechooser')
      await dialog.getByRole('button', { name: 'Choose the file' }).click()
      await (await chooser).setFiles({
        name: 'textos.xlsx',
        mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        buffer: await translated((await file.path()) ?? ''),
      })
      await dialog.getByRole('button', { name: /^Changed/ }).click()
      const row = dialog.getByRole('row', { name: /Indicator 1\.1\.1: Help/ })
      await expect(row).toContainText('Nuestra ayuda, en palabras del país.')
      await passesAxeInBothThemes(page, 'what a workbook of texts would change')
      await dialog.getByRole('button', { name: 'Write 1 row' }).click()
      await expect(dialog.getByText('Written: 0 new, 1 changed')).toBeVisible()
      await dialog.getByRole('button', { name: 'Close', exact: true }).last().click()
      await page.getByRole('link', { name: /^Indicator 1\.1\.1 / }).click()
      await expect(statement(page, 'English')).toBeVisible()
      await page.getByText('Español', { exact: true }).click()
      await expect(page.getByRole('textbox', { name: 'Help, Español', exact: true })).toHaveValue(
        'Nuestra ayuda, en palabras del país.',
      )
    })
  },
)
