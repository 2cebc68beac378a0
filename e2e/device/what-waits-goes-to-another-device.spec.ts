import { expect } from '@playwright/test'
import { choose, everythingIsSaved, option, shows } from '../person/answering.ts'
import { enterAt } from '../person/enter.ts'
import { passesAxeInBothThemes } from '../rules/axe.ts'
import { story } from '../story/story.ts'

story.use({ bypassCSP: true })

story(
  'what waits is saved under a password, loaded on another device, and sent from there',
  async ({ page, context, browser, place }) => {
    const { path } = await place.evaluation(2026)
    await enterAt(page, place.teacher, path)
    await shows(page, '1.1.1')
    // Offline parts are loaded after the page.
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await choose(page, 'C')
    await page
      .getByRole('button', { name: /On this device: 1 answer/ })
      .first()
      .click()
    const dialog = page.getByRole('dialog', { name: 'What is not sent yet' })
    await expect(dialog.getByRole('listitem')).toContainText('Answer 1.1.1')
    await dialog.getByRole('button', { name: 'Save as a file' }).click()
    await dialog.getByLabel('Password of the file').fill('lamp river')
    const [copy] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Save the file' }).click(),
    ])
    await expect(dialog.getByText('The file is saved.')).toBeVisible()
    await passesAxeInBothThemes(page, 'what waits')
    const file = await copy.path()

    const other = await browser.newContext({ baseURL: place.url })
    const there = await other.newPage()
    await enterAt(there, place.teacher, '/profile')
    await there.getByRole('button', { name: 'Show what waits' }).click()
    const list = there.getByRole('dialog', { name: 'What is not sent yet' })
    await list.locator('input[type=file]').setInputFiles(file)
    await list.getByLabel('Password of the file').fill('lamp rivet')
    await there.keyboard.press('Enter')
    await expect(list.getByText('The password is not right')).toBeVisible({ timeout: 30_000 })
    await list.getByLabel('Password of the file').fill('lamp river')
    await there.keyboard.press('Enter')
    await expect(list.getByText('1 thing was loaded')).toBeVisible({ timeout: 30_000 })
    await there.goto(`${path}?indicator=1.1.1`)
    await everythingIsSaved(there)
    await expect(option(there, 'C')).toBeChecked()
    await other.close()

    await story.step('the first device finds it there, and nothing is asked', async () => {
      await page.keyboard.press('Escape')
      await context.setOffline(false)
      await everythingIsSaved(page)
      await expect(option(page, 'C')).toBeChecked()
    })
  },
)
