import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { enterAt } from '../person/enter.ts'
import { passesAxeInBothThemes } from '../rules/axe.ts'
import { story } from '../story/story.ts'

story.use({ bypassCSP: true })

const choose = async (page: Page, button: string, name: string, text: string): Promise<void> => {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: button, exact: true }).click()
  await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
}

story(
  'a coordinator adds and changes schools from a file, and takes the list away',
  async ({ page, place }) => {
    const { name, region } = place.school
    const head = 'Nombre;Región;Gestión;Tipo de escuela;Estudiantes'
    const dialog = page.getByRole('dialog', { name: 'Schools from a file' })
    await enterAt(page, place.coordinator, '/schools')

    await story.step('opens the dialog by keyboard, and takes a template', async () => {
      await page.getByRole('button', { name: 'Import' }).focus()
      await page.keyboard.press('Enter')
      await expect(dialog.getByRole('button', { name: 'Choose the file' })).toBeVisible()
      const saved = page.waitForEvent('download')
      await dialog.getByRole('button', { name: 'Empty template as CSV' }).click()
      const template = await readFile((await (await saved).path()) ?? '', 'utf8')
      expect(template).toContain('Name,Region,Country')
      await passesAxeInBothThemes(page, 'the choice of a file')
    })

    await story.step('is told that a file is no table', async () => {
      await choose(page, 'Choose the file', 'letter.csv', 'Dear all')
      await expect(dialog.getByRole('alert')).toContainText('This file could not be read')
      await expect(dialog.getByRole('alert')).toContainText('name, region')
    })

    await story.step('sees the refused rows with their reasons and the valid values first', async () => {
      await choose(
        page,
        'Choose the file',
        'escuelas.csv',
        [
          head,
          `Sol ${region.name};${region.name};Pública;Escuela regular;12`,
          `Luna;Nowhere;Púbica;Escuela regular;1.5`,
        ].join('\n'),
      )
      await expect(dialog.getByText('1 row was refused')).toBeVisible()
      const row = dialog.getByRole('row', { name: /Luna/ })
      await expect(row).toContainText('Region: This lies outside your area, or does not exist.')
      await expect(row).toContainText('Learners: Write a whole number')
      await expect(dialog.getByRole('row', { name: /Sol/ })).toBeHidden()
      await expect(row).toContainText('Not in the list. Valid are: Public; Private')
      await expect(dialog.getByRole('button', { name: 'Write 1 row without the refused' })).toBeVisible()
      await passesAxeInBothThemes(page, 'refused rows')
      await dialog.getByRole('button', { name: /^All/ }).click()
      await expect(dialog.getByRole('row', { name: /Sol/ })).toContainText('New')
    })

    await story.step('chooses the mended file, and writes it', async () => {
      await dialog.getByRole('button', { name: 'Choose another file' }).click()
      await choose(
        page,
        'Choose the file',
        'escuelas.csv',
        [
          head,
          `Sol ${region.name};${region.name};Pública;Escuela regular;12`,
          `${name};${region.name};;;95`,
        ].join('\n'),
      )
      await expect(dialog.getByRole('row', { name: new RegExp(name) })).toContainText(
        'Learners: Before: 80 After: 95',
      )
      await dialog.getByRole('button', { name: 'Write 2 rows' }).click()
      await expect(dialog.getByText('Written: 1 new, 1 changed')).toBeVisible()
      await passesAxeInBothThemes(page, 'what was written')
      await dialog.getByRole('button', { name: 'Close', exact: true }).last().click()
      await expect(page.getByRole('row', { name: new RegExp(`Sol ${region.name}`) })).toBeVisible()
    })

    await story.step('exports the list as shown', async () => {
      const saved = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Export' }).click()
      await page.getByRole('menuitem', { name: 'Table as text (CSV)' }).click()
      const file = await saved
      expect(file.suggestedFilename()).toBe('Schools.csv')
      const text = await readFile((await file.path()) ?? '', 'utf8')
      expect(text.split('\r\n').filter(Boolean)).toHaveLength(3)
      expect(text).toContain(`${name},${region.name},Peru`)
      await expect(page.getByRole('status').filter({ hasText: 'Schools.csv saved, 2 rows' })).toBeVisible()
    })
  },
)

story('a new school of nearly the same name is warned of before it is added', async ({ page, place }) => {
  await enterAt(page, place.coordinator, '/schools')
  await page.getByRole('button', { name: 'New school' }).click()
  const dialog = page.getByRole('dialog', { name: 'New school' })
  const region = dialog.getByRole('combobox', { name: 'Region' })
  await region.fill(place.school.region.name)
  await page.getByRole('option', { name: place.school.region.name }).click()
  await dialog.getByLabel('Name of the school').fill('ESCUELA DEL CUÉNTO')
  const warning = dialog.getByText('There is a school of nearly this name in this region')
  await expect(warning).toBeVisible()
  await expect(dialog.getByRole('listitem')).toHaveText(place.school.name)
  await dialog.getByLabel('Name of the school').fill('Colegio de la Nube')
  await expect(warning).toBeHidden()
})
