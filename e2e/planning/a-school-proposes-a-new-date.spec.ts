import { expect } from '@playwright/test'
import { enterAt } from '../person/enter.ts'
import { passesAxeInBothThemes } from '../rules/axe.ts'
import { addLateAction, planned } from '../story/planned.ts'
import { story } from '../story/story.ts'

story.use({ bypassCSP: true })

story(
  'a school proposes another day for what is late, and its coordinator accepts it with one press',
  async ({ page, place, browser }) => {
    const begun = await place.evaluation(2026)
    const plan = await planned(place, begun)
    await addLateAction(place, plan.goal, 'Repair the ramp', 5)
    await enterAt(page, place.teacher, `/action-plans/${begun.id}?line=${begun.line}`)
    await page.getByRole('button', { name: 'Propose a new date for “Repair the ramp”' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Propose a new date' })
    await dialog.getByLabel('New day').fill('2098-05-01')
    await dialog.getByLabel('Why does it need another day?').fill('The mason is ill')
    await passesAxeInBothThemes(page, 'a proposal that is written')
    await page.keyboard.press('Control+Enter')
    await expect(dialog).toBeHidden()
    await expect(page.getByText(/proposes 01-05-2098/)).toBeVisible()
    await expect(page.getByText('The mason is ill')).toBeVisible()

    const other = await (await browser.newContext({ bypassCSP: true })).newPage()
    await enterAt(other, place.coordinator, '/home')
    await expect(other.getByRole('heading', { name: /1 action waits for your answer/ })).toBeVisible()
    await other.getByRole('link', { name: 'Look at the new date' }).click()
    await expect(other.getByText('The mason is ill')).toBeVisible()
    await passesAxeInBothThemes(other, 'a proposal to answer')
    await other.getByRole('button', { name: 'Accept 01-05-2098 for “Repair the ramp”' }).press('Enter')
    await expect(other.getByText('1 action is overdue.')).toBeHidden()
    await expect(other.getByText('01-05-2098').first()).toBeVisible()
    await other.context().close()

    await page.reload()
    await expect(page.getByText('01-05-2098')).toBeVisible()
    await expect(page.getByText(/proposes 01-05-2098/)).toHaveCount(0)
  },
)
