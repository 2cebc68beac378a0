import { expect } from '@playwright/test'
import { enterAt } from '../person/enter.ts'
import { passesAxeInBothThemes } from '../rules/axe.ts'
import { addLateAction, planned } from '../story/planned.ts'
import { story } from '../story/story.ts'

story.use({ bypassCSP: true })

story(
  'a coordinator finds what is late from home, filters it and opens the action',
  async ({ page, place }) => {
    const begun = await place.evaluation(2026)
    const plan = await planned(place, begun)
    await addLateAction(place, plan.goal, 'Repair the ramp', 12, { accountable: 'Pilar Huanca' })
    await enterAt(page, place.coordinator, '/home')
    await expect(page.getByRole('heading', { name: 'Overdue actions' })).toBeVisible()
    await expect(page.getByText('1 in 1 school')).toBeVisible()
    await page.getByRole('link', { name: 'See all', exact: true }).click()

    await expect(page.getByRole('heading', { level: 1, name: 'Action plans' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Overdue actions' })).toBeVisible()
    const row = page.getByRole('row', { name: /Repair the ramp/ })
    await expect(row).toContainText('12 days late')
    await expect(row).toContainText('Pilar Huanca')
    await passesAxeInBothThemes(page, 'what is late')
    await page.goto('/action-plans?days=30')
    await expect(page.getByRole('row', { name: /Repair the ramp/ })).toHaveCount(0)
    await page.goto('/action-plans?accountable=huanca')
    await page.getByRole('link', { name: 'Repair the ramp' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Action plan' })).toBeVisible()
    await expect(
      page.locator(':target, [id^="action-"]').filter({ hasText: 'Repair the ramp' }),
    ).toBeInViewport()

    await expect(page.getByText('1 action is overdue.')).toBeVisible()
    await expect(page.getByText(/“Repair the ramp” was due on .*, 12 days ago/)).toBeVisible()
    await passesAxeInBothThemes(page, 'a plan with what is late')
    await page.getByRole('button', { name: 'Open the action' }).press('Enter')
    await expect(page.getByRole('button', { name: 'What can be done with “Repair the ramp”' })).toBeFocused()
    await page.getByRole('button', { name: 'Set a new date' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Set a new date' })
    await dialog.getByLabel('Why is it later?').fill('The mason is ill')
    await dialog.getByLabel('New day').fill('2020-01-01')
    await dialog.getByRole('button', { name: 'Set a new date' }).press('Enter')
    await expect(dialog.getByText('Choose a day from today on.')).toBeVisible()
    await passesAxeInBothThemes(page, 'a new date for what is late')
    await dialog.getByLabel('New day').fill('2030-05-01')
    await dialog.getByRole('button', { name: 'Set a new date' }).press('Enter')
    await expect(dialog).toBeHidden()
    await expect(page.getByText('01-05-2030').first()).toBeVisible()
    await expect(page.getByText('1 action is overdue.')).toBeHidden()
    await page.getByRole('button', { name: 'What can be done with “Repair the ramp”' }).focus()
    await page.keyboard.press('d')
    const question = page.getByRole('alertdialog', { name: 'Mark “Repair the ramp” as done?' })
    await question.getByRole('button', { name: 'Cancel' }).press('Enter')
    await expect(page.getByText('0 completed')).toBeVisible()
    await page.keyboard.press('d')
    await question.getByRole('button', { name: 'Mark as done' }).press('Enter')
    await expect(page.getByText('1 completed')).toBeVisible()
    await page.goto('/home')
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Action plans' }).click()
    await expect(page.getByRole('region', { name: 'All open actions' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Repair the ramp' }), 'it is done').toHaveCount(0)
    await page.goto('/action-plans?days=1')
    await expect(page.getByText('Nothing is overdue')).toBeVisible()
  },
)

story('a school goes from home to the action that is late', async ({ page, place }) => {
  const begun = await place.evaluation(2026)
  const { goal } = await planned(place, begun)
  await addLateAction(place, goal, 'Repair the ramp', 12)
  await enterAt(page, place.teacher, '/home')
  const late = page.getByRole('region', { name: 'Overdue actions' })
  await expect(late.getByRole('listitem')).not.toContainText(place.school.name)
  await late.getByRole('link', { name: 'Repair the ramp' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Action plan' })).toBeVisible()
  await expect(page.locator('[id^="action-"]').filter({ hasText: 'Repair the ramp' })).toBeInViewport()
})
