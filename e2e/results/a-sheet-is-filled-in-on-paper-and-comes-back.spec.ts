import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'
import { readXlsx, writeXlsx } from 'hucre/xlsx'
import { enterAt } from '../person/enter.ts'
import { passesAxeInBothThemes } from '../rules/axe.ts'
import { story } from '../story/story.ts'

story.use({ bypassCSP: true })

type Written = Record<string, { option?: string; note?: string }>

/** The filled-in sheet as saved by another program. */
const fillIn = async (bytes: Buffer, written: Written): Promise<Buffer> => {
  const { sheets } = await readXlsx(new Uint8Array(bytes))
  const rows = sheets[0]?.rows ?? []
  const column = (heading: string) => (rows[0] ?? []).indexOf(heading)
  const [code, option, note] = [column('Código'), column('Opción'), column('Su nota')]
  for (const row of rows) {
    const message = written[String(row[code])]
    if (message?.option !== undefined) row[option] = message.option
    if (message?.note !== undefined) row[note] = message.note
  }
  return Buffer.from(await writeXlsx({ sheets: [{ name: 'Sheet1', rows }] }))
}

const bring = async (page: Page, dialog: Locator, buffer: Buffer): Promise<void> => {
  const chooser = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: 'Choose the file' }).click()
  await (await chooser).setFiles({
    name: 'filled.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer,
  })
}

story('a school works on paper: takes the sheet of its line, and brings it back', async ({ page, place }) => {
  const evaluation = await place.evaluation(2026)
  const dialog = page.getByRole('dialog', { name: 'Work on paper' })
  let sheet: Buffer = Buffer.from('')
  await enterAt(page, place.teacher, evaluation.path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await story.step('opens it by keyboard, and takes the sheet in another language', async () => {
    await page.getByRole('button', { name: 'Work on paper' }).focus()
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('heading', { name: 'Take the sheet with you' })).toBeVisible()
    await dialog.getByRole('button', { name: /Language of the sheet/ }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('option', { name: 'Español' }).press('Enter')
    const saved = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Download the sheet (XLSX)' }).click()
    const file = await saved
    expect(file.suggestedFilename()).toContain(place.school.name)
    sheet = await readFile((await file.path()) ?? '')
    await expect(dialog.getByRole('button', { name: 'Choose the file' })).toBeVisible()
    await passesAxeInBothThemes(page, 'the sheet of a line')
  })

  await story.step(
    'sees which rows are refused and why, and what would be written without them',
    async () => {
      await bring(page, dialog, await fillIn(sheet, { '1.1.1': { option: 'Z' }, '1.1.4': { option: 'C' } }))
      await expect(dialog.getByText('1 row was refused')).toBeVisible()
      await expect(dialog.getByRole('row', { name: /1\.1\.1/ })).toContainText(
        'Option: This is no option of this indicator.',
      )
      await expect(dialog.getByRole('button', { name: 'Write 1 row without the refused' })).toBeVisible()
      await passesAxeInBothThemes(page, 'refused rows of a sheet')
      await dialog.getByRole('button', { name: 'Choose another file' }).click()
    },
  )

  await story.step('sees what would change, and saves it', async () => {
    const written = { '1.1.1': { option: 'B', note: 'Seen in two classes' }, '1.1.4': { option: 'C' } }
    await bring(page, dialog, await fillIn(sheet, written))
    await dialog.getByRole('button', { name: /^New/ }).click()
    const row = dialog.getByRole('row', { name: /1\.1\.1/ })
    await expect(row).toContainText('Option: B · Change is in place')
    await expect(row).toContainText('Your note: Seen in two classes')
    await dialog.getByRole('button', { name: 'Write 2 rows' }).click()
    await expect(dialog.getByText('Written: 2 new, 0 changed')).toBeVisible()
    await dialog.getByRole('button', { name: 'Close', exact: true }).last().click()
    await expect(page.getByRole('button', { name: 'Work on paper' })).toBeFocused()
    await expect(page.getByRole('textbox', { name: 'Note for indicator 1.1.1' })).toHaveValue(
      'Seen in two classes',
    )
    await expect(page.getByRole('radio', { name: /^B/ })).toBeChecked()
  })
})

story('the sheet of another line is refused in words', async ({ page, place }) => {
  const evaluation = await place.evaluation(2025)
  await enterAt(page, place.teacher, evaluation.path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Work on paper' }).click()
  const dialog = page.getByRole('dialog', { name: 'Work on paper' })
  const mark = `vereda1:1:${evaluation.line + 1}:1.1.1:-:-:-`
  const table = [
    ['mark', 'option'],
    [mark, 'B'],
  ]
  await bring(page, dialog, Buffer.from(await writeXlsx({ sheets: [{ name: 'Sheet1', rows: table }] })))
  await expect(dialog.getByRole('alert')).toContainText(
    'This sheet was made for another line or another school.',
  )
})
