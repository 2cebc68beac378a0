import { expect } from '@playwright/test'
import { enterAt } from '../person/enter.ts'
import { passesAxeInBothThemes } from '../rules/axe.ts'
import { planned } from '../story/planned.ts'
import { story } from '../story/story.ts'

story.use({ bypassCSP: true })

story(
  'an action with a cost repeats every month, and comes again when it is done',
  async ({ page, place }) => {
    const begun = await place.evaluation(2026)
    const plan = await planned(place, begun)
    await enterAt(page, place.coordinator, plan.path)
    await page.getByRole('button', { name: 'Add action' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'New action' })
    await dialog.getByLabel('Action', { exact: true }).fill('Meet the families')
    await dialog.getByRole('button', { name: /Repeats/ }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('option', { name: 'Every month' }).press('Enter')
    await dialog.getByLabel(/^Cost/).fill('120,5')
    await dialog.getByRole('button', { name: 'Add action' }).click()
    await expect(dialog.getByText('Required field').first()).toBeVisible()
    await dialog.getByLabel(/^Deadline/).fill('2030-01-31')
    await dialog.getByLabel(/^Repeats until/).fill('2030-03-15')
    await dialog.getByLabel(/^Currency/).fill('pen')
    await passesAxeInBothThemes(page, 'the form of an action that repeats')
    await dialog.getByRole('button', { name: 'Add action' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('Every month, until 15-03-2030')).toBeVisible()
    await expect(page.getByText(/^PEN\s120\.50$/)).toBeVisible()

    await page.getByRole('button', { name: 'What can be done with “Meet the families”' }).click()
    await page.getByRole('menuitem', { name: 'Move to: Completed' }).click()
    await expect(page.getByText('28-02-2030')).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.reload()
    await expect(page.getByText('28-02-2030')).toBeVisible()
    await passesAxeInBothThemes(page, 'a plan with actions that repeat')
  },
)
